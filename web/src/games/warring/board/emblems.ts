/** Emblems of cards in a box of 72 by 72, ink on a pale sun. */
import { ATTRIBUTES, type Attribute } from '../view';
import { ATTRIBUTE_ICONS } from './icons';

/** Parts of an emblem: filled with ink, filled with cinnabar, drawn in ink, drawn as a gap. */
export interface Emblem {
  ink?: string;
  red?: string;
  line?: string;
  gap?: string;
  /** The sign of an attribute instead, with an arrow up or down or a bar across it. */
  attribute?: Attribute;
  arrow?: 'rise' | 'fall' | 'no';
}

const EMBLEMS = {
  axes: {
    ink: 'M14 60 51 15l3 2.500L17.5 62.500zM44 12c6 0 14 3 18 9-6-1-11 1-15 5l-6-5 5-5-5-3zM58 60 21 15l-3 2.5 36.5 45zM28 12c-6 0-14 3-18 9 6-1 11 1 15 5l6-5-5-5 5-3z',
  },
  siege: {
    ink: 'M8 64V36h5v-5h6v5h6v-5h6v5h10v-5h6v5h6v-5h6v5h5v28H42V52c0-4-2.5-7-6-7s-6 3-6 7v12zM18 29c8-1 10-5 11-9h14c1 4 3 8 11 9zM4 66 20 34l2.5 1L7 66zM12 66l14-29 2.5 1L15 66z',
    red: 'M50 26c-1-7 6-8 3-17 8 4 12 11 7 19z',
  },
  dagger: {
    ink: 'M45 8c4 10 3 24-5 34l-7-5C36 26 38 16 45 8zM27 33l18 13-2.5 3.5-18-13zM30 44l5 3.6-9 13-5-3.600zM18 58l7 5-3 4-7-5z',
    red: 'M50 40c3 5 5 8 5 11a5 5 0 0 1-10 0c0-3 2-6 5-11z',
  },
  coins: {
    ink: 'M36 8a11 11 0 1 1 0 22 11 11 0 0 1 0-22zm-4 7v8h8v-8zM24 28a11 11 0 1 1 0 22 11 11 0 0 1 0-22zm-4 7v8h8v-8zM48 28a11 11 0 1 1 0 22 11 11 0 0 1 0-22zm-4 7v8h8v-8z',
    line: 'M36 30v32M24 50q0 8 12 12M48 50q0 8-12 12',
    red: 'M33 60h6l2 8H31z',
  },
  scales: {
    ink: 'M34.5 10h3v46h-3zM24 56h24l4 7H20zM32 7h8v6h-8z',
    line: 'M12 20h48M14 20 7 38M14 20l7 18M58 20l-7 18M58 20l7 18',
    red: 'M5 38h18c-1 6-5 8-9 8s-8-2-9-8zM49 38h18c-1 6-5 8-9 8s-8-2-9-8z',
  },
  spears: {
    ink: 'M34.5 18h3V66h-3zM36 4l5.5 12L36 20l-5.5-4zM18.5 24h2.600V66h-2.600zM19.8 12l4.5 10-4.5 3-4.5-3zM51 24h2.600V66H51zM52.3 12l4.5 10-4.5 3-4.5-3zM14 44h44v5H14z',
    red: 'M37.5 22c9-2 9 5 20 2-3 6-3 8 0 14-10 3-11-4-20-2z',
  },
  cart: {
    ink: 'M12 40h42v4H12zM18 22h26c5 4 6 10 6 17H14c0-7 1-12 4-17zM54 40l14-6 1 3-14 7z',
    line: 'M28 51m-11 0a11 11 0 1 0 22 0a11 11 0 1 0-22 0M28 40v22M17 51h22M20 43l16 16M36 43 20 59',
    red: 'M24 25h14v5H24z',
  },
  sheaf: {
    ink: 'M34.5 30h3v34h-3zM36 6c4 5 4 10 0 15-4-5-4-10 0-15zM36 22c7-1 10 3 10 9-6 1-10-3-10-9zM36 22c-7-1-10 3-10 9 6 1 10-3 10-9zM36 34c7-1 11 3 11 9-7 1-11-3-11-9zM36 34c-7-1-11 3-11 9 7 1 11-3 11-9zM20 14c4 4 5 8 3 13-4-3-5-8-3-13zM52 14c-4 4-5 8-3 13 4-3 5-8 3-13z',
    line: 'M22 26q2 20 12 36M50 26q-2 20-12 36',
    red: 'M26 50h20l1 6H25z',
  },
  hall: {
    ink: 'M6 34c10-2 15-8 18-15h24c3 7 8 13 18 15l-4 5H10zM22 15h28l-3 4H25zM13 40h5v18h-5zM26 40h5v18h-5zM41 40h5v18h-5zM54 40h5v18h-5zM8 59h56v5H8z',
  },
  cauldron: {
    ink: 'M16 28h40l-2 16c-2 6-8 8-18 8s-16-2-18-8zM14 24h44v5H14zM20 16h6v9h-6zM46 16h6v9h-6zM22 50h6l-2 15h-5zM44 50h6l1 15h-5zM33 52h6l-1 12h-4z',
    gap: 'M22 36q7 6 14 0t14 0',
    red: 'M36 22c-6-5-1-9-2-15 6 4 8 10 2 15z',
  },
  deadTree: {
    ink: 'M34 64c2-14 2-22-1-30-3-6-9-7-15-12 7 1 12 2 15 6 0-6-2-10-6-15 6 3 9 8 10 14 3-5 7-8 13-9-5 4-9 8-10 14 5-3 9-4 15-3-8 2-13 5-15 11-1 8-1 15 1 24zM10 64h52v3H10z',
    line: 'M16 64l5-6 4 6 5-4 3 4M44 64l4-7 5 7 4-3',
  },
  ingots: {
    ink: 'M18 46c-2 8-1 14 2 17h32c3-3 4-9 2-17-3 4-8 5-10 5-1-4-4-6-8-6s-7 2-8 6c-2 0-7-1-10-5z',
    red: 'M26 24c-1 6-1 10 1 13h18c2-3 2-7 1-13-2 3-4 4-5 4-1-3-2-4-5-4s-4 1-5 4c-1 0-3-1-5-4z',
    line: 'M36 8v7M24 11l3 6M48 11l-3 6',
  },
  brokenSpear: {
    ink: 'M24 6l6 12-6 5-6-5zM22.5 22h3v22l-3 4zM22.5 54l3-4v16h-3zM44 66V30h3v36z',
    red: 'M45.5 34c-8-2-9 4-18 2 3-5 3-7 0-12 8 2 10-4 18-2z',
    line: 'M10 66h52M52 62l4-5 4 5',
  },
  burningBooks: {
    ink: 'M16 40h8v24h-8zM26 40h8v24h-8zM36 40h8v24h-8zM46 40h8v24h-8z',
    gap: 'M14 47h42M14 57h42',
    red: 'M36 38c-12 0-16-9-10-17 1 4 3 5 5 5-2-8 2-14 8-18-1 7 7 9 8 17 2-1 3-3 3-5 5 8 0 18-14 18z',
  },
  mask: {
    ink: 'M14 22c14-6 30-6 44 0 1 16-5 32-22 42-17-10-23-26-22-42zm6 11c4-4 9-4 12 0-4 4-8 4-12 0zm20 0c3-4 8-4 12 0-4 4-8 4-12 0z',
    red: 'M30 50h12l-6 5z',
  },
  wanderer: {
    ink: 'M28 12c3 0 15 9 20 15-3 4-37 4-40 0 5-6 17-15 20-15zM16 30c7 2 17 2 24 0 6 8 8 20 9 34H7c1-14 3-26 9-34z',
    gap: 'M28 34v28M20 44l8 8 8-8',
    line: 'M58 16v50M54 20q4-8 8 0',
    red: 'M54 22h8v8h-8z',
  },
  cup: {
    ink: 'M14 16c10 4 34 4 46-4-1 16-8 26-20 28h-8c-10-2-16-10-18-24zM24 38l5 1-6 26h-4zM47 38l-5 1 7 26h4zM34 41h4l1 24h-6zM40 6h4v9h-4z',
    gap: 'M22 28q14 5 28-2',
    red: 'M52 30c8-3 12 2 10 7-2 4-7 4-12 1z',
  },
  riders: {
    ink: 'M8 50c2-12 8-18 18-18h14c4-8 8-12 12-14l2-5 3 5c5 4 7 8 8 12l-6 3-5-3c-1 6-3 10-6 12l5 22h-5l-8-17H26L16 65h-5l6-18c-3 0-5 2-6 6zM30 30c-1-6 1-10 5-12a5 5 0 1 1 6 0c3 2 4 6 2 10z',
    line: 'M24 8q16 8 8 26M24 8l8 26',
    red: 'M10 40l-6 8 5 1z',
  },
  knot: {
    line: 'M36 8v10M24 30a12 12 0 1 0 24 0a12 12 0 1 0-24 0M18 36l18-18 18 18-18 18zM36 54v12M31 54v10M41 54v10',
    red: 'M36 28l8 8-8 8-8-8z',
  },
  banners: {
    ink: 'M16.5 10h2.500v56h-2.500zM34.8 6h2.500v60h-2.500zM53 10h2.500v56H53z',
    red: 'M37.3 9h14l-4 6 4 6h-14zM19 13h12l-4 6 4 6H19zM55.5 13h11l-4 6 4 6h-11z',
    line: 'M10 66h52',
  },
  brush: {
    ink: 'M50 6l8 8-24 26-10-8zM22 34l10 8c-4 12-12 14-22 18 3-9 4-20 12-26zM30 62h34v4H30z',
    red: 'M36 56h22v4H36z',
  },
  water: {
    ink: 'M14 12h6v30h-6zM33 12h6v30h-6zM52 12h6v30h-6zM10 8h52v6H10zM20 22h13v12H20zM39 22h13v12H39z',
    line: 'M8 48q7-7 14 0t14 0 14 0 14 0M8 56q7-7 14 0t14 0 14 0 14 0M8 64q7-7 14 0t14 0 14 0 14 0',
  },
  shield: {
    ink: 'M36 6c9 6 18 7 24 7 1 26-6 42-24 53C18 55 11 39 12 13c6 0 15-1 24-7z',
    gap: 'M36 12v48M15 30h42',
    red: 'M36 22a9 9 0 1 1 0 18 9 9 0 0 1 0-18z',
  },
  crown: {
    ink: 'M10 14h52l-4 8H14zM20 24h32l2 18c-8 6-28 6-36 0zM24 48h24v5H24z',
    line: 'M13 22v18M19 22v14M53 22v14M59 22v18M36 53v8M30 61h12',
    red: 'M33 28h6v8h-6z',
  },
  fallenCrown: {
    ink: 'M8 30l48-18 2 8-46 19zM22 38l26-10 8 17c-6 8-21 14-29 10zM10 62h52v4H10z',
    line: 'M12 40l4 14M19 40l4 12',
    red: 'M36 38l6-2 3 7-6 2z',
  },
  flag: {
    ink: 'M26 6h3v44h-3zM6 64c8-12 18-18 30-18s22 6 30 18v3H6z',
    red: 'M29 9c10-4 14 5 28 1-4 7-4 11 0 18-13 4-17-5-28-1z',
    gap: 'M18 62l8-8 6 6 8-10 14 12',
  },
  pass: {
    ink: 'M4 64 22 18l10 20 8-14 10 12 4-8 14 36zM28 64h16V54c0-5-3-9-8-9s-8 4-8 9z',
    gap: 'M22 18l-3 18M54 28l4 16',
    red: 'M46 16a8 8 0 1 1 0-16 8 8 0 0 1 0 16z',
  },
  disc: {
    ink: 'M36 10a26 26 0 1 1 0 52 26 26 0 0 1 0-52zm0 17a9 9 0 1 0 0 18 9 9 0 0 0 0-18z',
    gap: 'M36 17a19 19 0 0 1 19 19M36 55a19 19 0 0 1-19-19',
    red: 'M34 62h4v6h-4z',
  },
  tally: {
    ink: 'M10 44c0-14 8-22 22-22h14c2-6 6-8 12-8 2 2 4 4 4 8l-3 8c3 4 3 10 1 16l2 16h-7l-4-12H28l-4 12h-7l1-14c-4-1-8-2-8-4zM10 40C5 36 4 28 8 22l3 2c-2 4-1 8 2 11z',
    gap: 'M26 30h6M26 37h6M38 30h6M38 37h6M52 22h3',
    red: 'M20 8h26v6H20z',
  },
  comet: {
    ink: 'M50 44l4.5 9.5 10 1.5-7.3 7 1.8 10-9-4.8-9 4.8 1.8-10-7.3-7 10-1.500z',
    red: 'M46 40C36 32 22 26 6 22c16 0 32 3 46 14zM40 48C28 42 18 40 6 42c12-4 24-3 36 2z',
    line: 'M48 34C40 24 30 16 18 10',
  },
  crossbow: {
    ink: 'M33 8h6v56h-6zM30 44h12v9H30zM38 53l8 10-4 2-7-10zM36 2l5 9H31z',
    line: 'M8 34q4-18 28-20 24 2 28 20M8 34l28 8 28-8',
    red: 'M31 20h10v4H31z',
  },
  ox: {
    ink: 'M14 14c-6 10 0 18 10 18-4 4-6 8-6 14 0 12 8 20 18 20s18-8 18-20c0-6-2-10-6-14 10 0 16-8 10-18-1 8-8 12-18 12h-8c-10 0-17-4-18-12z',
    gap: 'M27 40h4M41 40h4M30 56q6 4 12 0',
    red: 'M36 24c-8-4-5-10-3-16 2 4 6 4 6 8 2-1 2-3 2-4 5 5 2 11-5 12z',
  },
  rooster: {
    ink: 'M44 16c6-2 10 1 11 6l7 2-7 3c2 16-6 26-20 28l2 8h6v3H30l-1-11C16 52 8 42 8 26c3 5 7 8 12 9-2-6-2-12 0-18 4 8 10 14 16 15 4-3 5-8 5-12z',
    red: 'M44 15c-1-5 2-8 4-5 2-4 6-3 5 1 3-1 4 2 2 5zM54 28c3 3 3 6 0 8-2-2-2-5 0-8z',
  },
  books: {
    ink: 'M10 16h7v42h-7zM19 16h7v42h-7zM28 16h7v42h-7zM37 16h7v42h-7zM46 16h7v42h-7zM55 16h7v42h-7z',
    gap: 'M8 25h56M8 48h56',
    red: 'M33 6h6v8h-6z',
  },
  letter: {
    ink: 'M12 18h48v36c0 5-3 8-8 8H20c-5 0-8-3-8-8zM8 12h56v8H8z',
    gap: 'M22 30h28M22 38h28M22 46h16',
    red: 'M44 44h10v10H44z',
  },
  flame: {
    ink: 'M14 60h44v6H14zM18 52l36 8M18 60l36-8',
    red: 'M36 56c-16 0-22-12-14-24 1 6 4 8 7 8-3-12 2-22 11-30-1 11 10 14 12 26 3-2 4-5 4-8 7 13-2 28-20 28z',
  },
  die: {
    ink: 'M14 20 36 8l22 12v28L36 62 14 48z',
    gap: 'M14 20l22 12 22-12M36 32v30',
    red: 'M36 17a4 3 0 1 1 0 6 4 3 0 0 1 0-6zM22 36a3 4 0 1 1 6 0 3 4 0 0 1-6 0zM46 44a3 4 0 1 1 6 0 3 4 0 0 1-6 0z',
  },
  exchange: {
    ink: 'M10 26h36v-9l18 13-18 13v-9H10zM62 56H26v8L10 54l16-10v6h36z',
  },
  chair: {
    ink: 'M20 8h32l4 6H16zM20 14h5v26h-5zM47 14h5v26h-5zM14 38h44v7H14zM16 45h5v20h-5zM51 45h5v20h-5z',
    line: 'M28 20h16M28 27h16M21 58h30',
  },
  fan: {
    ink: 'M8 26l18-8 14 34-8 14zM28 16h18l-8 38-6 6zM48 18l18 8-24 40-6-8z',
    gap: 'M27 18l11 36M46 17l-8 38',
    red: 'M34 30h7l-2 9h-4z',
  },
  card: {
    ink: 'M18 8h36c2 0 3 1 3 3v50c0 2-1 3-3 3H18c-2 0-3-1-3-3V11c0-2 1-3 3-3zm3 6v44h30V14z',
    red: 'M36 26a10 10 0 1 1 0 20 10 10 0 0 1 0-20z',
  },
  noWar: {
    ink: 'M14 60 51 15l3 2.500L17.5 62.500zM44 12c6 0 14 3 18 9-6-1-11 1-15 5l-6-5 5-5-5-3z',
    red: 'M8 14l6-6 50 50-6 6z',
  },
  hero: {
    ink: 'M35 4h2v9h-2zM22 30c0-11 6-18 14-18s14 7 14 18l-4 4H26zM26 34h20c0 8-4 13-10 13s-10-5-10-13zM8 66c2-12 10-17 18-19l10 8 10-8c8 2 16 7 18 19z',
    red: 'M37 4c5-2 9 1 12 0-2 4-7 5-12 4z',
  },
  passOn: {
    ink: 'M12 14h28c2 0 3 1 3 3v42c0 2-1 3-3 3H12c-2 0-3-1-3-3V17c0-2 1-3 3-3zm3 6v36h22V20z',
    red: 'M30 34h18v-9l18 13-18 13v-9H30z',
  },
  sunrise: {
    ink: 'M6 56h60v4H6zM14 63h44v3H14zM33 10h6v12h-6zM10 30l4-4 8 8-4 4zM62 30l-4-4-8 8 4 4z',
    red: 'M18 54a18 18 0 0 1 36 0z',
  },
  twoBanners: {
    ink: 'M14 8h3v58h-3zM55 8h3v58h-3zM6 64h60v3H6z',
    red: 'M17 11h15l-4 9 4 9H17z',
    line: 'M55 11H40l4 9-4 9h15',
  },
  seal: {
    ink: 'M14 34h44v30H14zM26 14c0-6 4-9 10-9s10 3 10 9c0 5-3 8-3 14H29c0-6-3-9-3-14zM18 28h36v5H18z',
    gap: 'M22 44h28M22 54h28M36 38v22M28 44v10M44 44v10',
  },
  scroll: {
    ink: 'M12 10h48v7h-5v38h5v7H12v-7h5V17h-5z',
    gap: 'M24 26h24M24 34h24M24 42h16',
    red: 'M40 44h9v9h-9z',
  },
} satisfies Record<string, Emblem>;

type EmblemName = keyof typeof EMBLEMS;

/** The printed cards that have an emblem of their own; the others go by their kind. */
const BY_CARD: Record<string, EmblemName> = {
  tax: 'coins',
  reform: 'scales',
  levy: 'spears',
  trade: 'cart',
  harvest: 'sheaf',
  academy: 'hall',
  sacrifice: 'cauldron',
  famine: 'deadTree',
  bribery: 'ingots',
  desertion: 'brokenSpear',
  banned_books: 'burningBooks',
  spies: 'mask',
  scholars: 'wanderer',
  peace: 'cup',
  minority_b: 'riders',
  marriage: 'knot',
  alliance: 'banners',
  hundred_schools: 'brush',
  waterworks: 'water',
  bodyguard: 'shield',
  war: 'axes',
  call_for_talent: 'letter',
  daliang: 'hall',
  shang_yang_1: 'scales',
  shen_buhai_method: 'books',
  shang_yang_2: 'scales',
  fengze: 'crown',
  shang_yang_dies: 'cart',
  xuzhou_kings: 'crown',
  hexi: 'flag',
  five_kings: 'crown',
  hangu_pass: 'pass',
  ba_and_shu: 'flag',
  yan_yields: 'fallenCrown',
  six_hundred_li: 'mask',
  jixia: 'hall',
  golden_terrace: 'ingots',
  hu_dress: 'riders',
  chu_takes_yue: 'flag',
  qin_kai: 'pass',
  huai_held: 'fallenCrown',
  cock_crow: 'rooster',
  zhongshan: 'flag',
  shaqiu: 'flame',
  two_emperors: 'crown',
  song_falls: 'siege',
  jade_disc: 'disc',
  mianchi: 'cup',
  fire_oxen: 'ox',
  befriend_far: 'letter',
  stolen_tally: 'tally',
  dujiangyan: 'water',
  end_of_zhou: 'fallenCrown',
  zhengguo_canal: 'water',
  annals: 'books',
  lao_ai: 'flame',
  memorial: 'letter',
  crossbows: 'crossbow',
  universal_love: 'cup',
  broom_star: 'comet',
  no_host: 'chair',
  reveal_cards: 'fan',
  one_card: 'card',
  draw_new_hero: 'hero',
  discard_hand: 'flame',
  pass_one_card_right: 'passOn',
  boost_in_north: 'sunrise',
  boost_in_south: 'sunrise',
  prelude_of_unify: 'twoBanners',
  unify: 'seal',
};

const BY_KIND: Record<string, EmblemName> = {
  war: 'siege',
  assassination: 'dagger',
  raid: 'riders',
  die: 'die',
  if: 'scales',
  move: 'exchange',
  choice: 'scales',
  'no-war': 'noWar',
  'no-assassination': 'shield',
};

/** The emblem of a card: its own, or that of its kind; a card of a custom deck has a kind too. */
export function emblem(key: string, kind: string): Emblem {
  const name = BY_CARD[key] ?? BY_KIND[kind];
  if (name) return EMBLEMS[name];
  const [first = '', second = '', third = ''] = kind.split('-');
  const attribute = ATTRIBUTES.find((one) => one === (first === 'no' ? third : second));
  if (attribute && (first === 'rise' || first === 'fall' || first === 'no')) {
    return { ink: ATTRIBUTE_ICONS[attribute], attribute, arrow: first };
  }
  return EMBLEMS.scroll;
}

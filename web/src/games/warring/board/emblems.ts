/** Emblems of cards, by their names in emblems.svg. */
import { ATTRIBUTES, type Attribute } from '../view';

/** The id of an emblem, or the sign of an attribute with an arrow up or down or a bar across it. */
export type Emblem = string | { attribute: Attribute; arrow: 'rise' | 'fall' | 'no' };

/** The printed cards that have an emblem of their own; the others go by their kind. */
const BY_CARD: Record<string, string> = {
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

const BY_KIND: Record<string, string> = {
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
  if (name) return name;
  const [first = '', second = '', third = ''] = kind.split('-');
  const attribute = ATTRIBUTES.find((one) => one === (first === 'no' ? third : second));
  if (attribute && (first === 'rise' || first === 'fall' || first === 'no')) {
    return { attribute, arrow: first };
  }
  return 'scroll';
}

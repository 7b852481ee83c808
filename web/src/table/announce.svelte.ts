/** Announces the player's turn, moves and messages with sounds, and by notification if hidden. */
import type { GameEvent } from '../board/board';
import { plugins } from '../games/registry';
import { settings } from '../lib/settings.svelte';
import type { Sound } from '../lib/sounds';
import type { TableSession } from '../lib/table.svelte';
import type { GameTexts } from '../lib/texts';
import { t } from '../lib/i18n.svelte';

export function announce(session: TableSession, texts: () => GameTexts | null): void {
  let announced = -1;
  $effect(() => {
    const { decision, update } = session;
    if (!decision || !update || update.position === announced) return;
    // The first question after opening the page makes no sound.
    const isFirst = announced < 0;
    announced = update.position;
    if (isFirst) return;
    play('turn');
    if (settings.notify && document.hidden) {
      notice(session.id, texts()?.prompt(decision) ?? '');
    }
  });
}

/** Plays the sound of each move that is shown, of messages, and of the end. */
export function playSounds(session: TableSession): void {
  $effect(() => {
    const sound = soundOf(session.table?.game ?? '', session.playback.events);
    if (sound) play(sound);
  });
  // A game that was over when the page was opened makes no sound; another's end has its own moment.
  let wasPlaying = false;
  $effect(() => {
    if (!session.update || !session.playback.isIdle) return;
    if (session.outcome && wasPlaying) play('victory');
    wasPlaying = !session.outcome;
  });
  let heard = session.lines.length;
  $effect(() => {
    const last = session.lines.at(-1);
    if (session.lines.length > heard && last?.seat !== session.viewer) play('message');
    heard = session.lines.length;
  });
}

/** The sound of a change's events: that of the first kind which its game lists. */
export function soundOf(game: string, events: readonly GameEvent[]): Sound | null {
  const kinds = new Set(events.map((event) => event.kind));
  const found = Object.entries(plugins.get(game)?.sounds ?? {}).find(([kind]) => kinds.has(kind));
  return found?.[1] ?? null;
}

function play(sound: Sound): void {
  if (settings.sound) void import('../lib/sounds').then((sounds) => sounds.play(sound));
}

function notice(tag: string, body: string): void {
  if (!('Notification' in window) || Notification.permission !== 'granted') return;
  try {
    new Notification(t('your-turn'), { body, tag }).onclick = () => window.focus();
  } catch {
    // Some phones allow notifications from service workers only; the sound must do.
  }
}

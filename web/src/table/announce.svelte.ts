/** Announces the player's turn with a sound, and with a notification if the page is hidden. */
import { settings } from '../lib/settings.svelte';
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
    if (settings.sound) chime();
    if (settings.notify && document.hidden) {
      notice(session.id, texts()?.prompt(decision) ?? '');
    }
  });
}

function notice(tag: string, body: string): void {
  if (!('Notification' in window) || Notification.permission !== 'granted') return;
  try {
    new Notification(t('your-turn'), { body, tag }).onclick = () => window.focus();
  } catch {
    // Some phones allow notifications from service workers only; the sound must do.
  }
}

let audio: AudioContext | undefined;

/** Two soft tones, synthesised so that no file has to be loaded. */
function chime(): void {
  audio ??= new AudioContext();
  if (audio.state !== 'running') return; // browsers allow sound only after a click
  for (const [pitch, delay] of [
    [587, 0],
    [880, 0.12],
  ] as const) {
    const tone = audio.createOscillator();
    const volume = audio.createGain();
    const start = audio.currentTime + delay;
    tone.type = 'sine';
    tone.frequency.value = pitch;
    volume.gain.setValueAtTime(0.0001, start);
    volume.gain.exponentialRampToValueAtTime(0.12, start + 0.02);
    volume.gain.exponentialRampToValueAtTime(0.0001, start + 0.5);
    tone.connect(volume).connect(audio.destination);
    tone.start(start);
    tone.stop(start + 0.55);
  }
}

// The generated lessons, and the stored progress.
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { plugins } from '../src/games/registry';
import { hasLesson, loadLesson } from '../src/lessons/lessons';
import { loadProgress, saveProgress } from '../src/lessons/progress';
import { LANGUAGES } from '../src/lib/language';

describe.each([...plugins.keys()].filter(hasLesson))('the lesson of %s', (game) => {
  it.each(LANGUAGES)('says every step in %s', async (language) => {
    const { lesson, lessonTexts } = await loadLesson(game, language);
    for (const { name, steps } of lesson.chapters) {
      expect(lessonTexts.text(name)).not.toBe('');
      for (const step of steps) {
        const id = `${name}-${step.name}`;
        expect(lessonTexts.text(id)).not.toBe('');
        expect(lessonTexts.attribute(id, 'wrong') !== null).toBe(step.wanted !== null);
        expect(lessonTexts.attribute(id, 'a-why') !== null).toBe(step.answers > 0);
      }
    }
  });

  it('wants moves that can be tried', async () => {
    const { lesson } = await loadLesson(game, 'en');
    const steps = lesson.chapters.flatMap((chapter) => chapter.steps);
    for (const { wanted, legal } of steps) {
      if (wanted !== null) expect(legal.map(({ text }) => text)).toContain(wanted);
    }
  });
});

describe('progress', () => {
  const kept = new Map<string, string>();

  beforeEach(() => {
    kept.clear();
    vi.stubGlobal('localStorage', {
      getItem: (key: string) => kept.get(key) ?? null,
      setItem: (key: string, value: string) => kept.set(key, value),
    });
  });

  it('is kept for each game', () => {
    saveProgress('a', { at: 'wars-unify', part: 0.5 });
    expect(loadProgress('a')).toEqual({ at: 'wars-unify', part: 0.5 });
    expect(loadProgress('b')).toBeNull();
  });

  it('keeps the table when a step is left', () => {
    saveProgress('a', { at: 'free-turns', part: 1, table: 'k3v9' });
    saveProgress('a', { at: 'hand-last', part: 0.9 });
    expect(loadProgress('a')).toEqual({ at: 'hand-last', part: 0.9, table: 'k3v9' });
  });

  it.each(['{', '7', '{"at": 3}', '{"at": "wars-unify"}'])('does not trust %s', (text) => {
    kept.set('sevenstates.lesson.a', text);
    expect(loadProgress('a')).toBeNull();
  });
});

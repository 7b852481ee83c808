// The generated lessons, and the stored progress.
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { hasLesson, plugins } from '../src/games/registry';
import { loadLesson } from '../src/lessons/lessons';
import { withPictures } from '../src/lessons/pictures';
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

  it('has the pictures of the rules', async () => {
    const { lesson } = await loadLesson(game, 'en');
    const steps = lesson.chapters.flatMap(({ name, steps }) => steps.map((step) => `${name}-${step.name}`));
    expect(lesson.pictures.length).toBeGreaterThan(0);
    for (const { step, caption } of lesson.pictures) {
      expect(steps).toContain(step);
      expect(Object.keys(caption).sort()).toEqual([...LANGUAGES].sort());
    }
  });
});

describe('a picture in the rules', () => {
  const picture = { step: 's', part: 'p', caption: { en: '', de: '', pl: '' } };
  const [war, gone] = ['X-WAR-2', 'X-NON-1'].map((above) => ({ ...picture, above }));
  const rules = '# X\n\n- **X-SET-1** a\n\nWars.\n\n- **X-WAR-2** b\n- **X-WAR-3** c\n';

  it('stands above the list of its clause', () => {
    const parts = withPictures(rules, [war!]);
    expect(parts.map(({ text }) => text).join('')).toBe(rules);
    expect(parts[0]).toEqual({ text: '# X\n\n- **X-SET-1** a\n\nWars.', picture: war });
    expect(parts[1]!.picture).toBeNull();
  });

  it('is left out where its clause is not there', () => {
    expect(withPictures(rules, [gone!])).toEqual([{ text: rules, picture: null }]);
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

import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { UNKNOWN_LANGUAGE } from '~/platform/text/language';
import { chooseStory, READERS_PROMISED, type Taste, type WaitingStory } from './choose-story';

const NO_TASTE: Taste = { fandoms: new Set(), lengths: [], languages: new Set() };
const story = (id: string, changes: Partial<WaitingStory> = {}): WaitingStory => ({
  ...{ id, fandomIds: [], words: 800, language: 'eng', shown: 0 },
  ...changes,
});

const language = fc.constantFrom('eng', 'spa', UNKNOWN_LANGUAGE);
const fandom = fc.constantFrom('dune', 'sherlock');
const fandomIds = fc.subarray(['dune', 'sherlock']);
const anyStory = fc.record({ id: fc.uuid(), fandomIds, words: fc.nat(9_000), language, shown: fc.nat(9) });
const anyTaste = fc.record({
  fandoms: fc.array(fc.option(fandom)).map((ids) => new Set(ids)),
  lengths: fc.array(fc.nat(9_000)),
  languages: fc.array(fc.constantFrom('eng', 'spa')).map((read) => new Set(read)),
});

describe('the story that is chosen for a reader', () => {
  it('is of a fandom they read, before one of their length', () => {
    const taste = { fandoms: new Set(['dune']), lengths: [1_000], languages: new Set(['eng']) };
    const long = story('long', { fandomIds: ['sherlock', 'dune'], words: 5_000 });
    const fitting = story('fitting', { fandomIds: ['sherlock'], words: 2_000 });
    expect(chooseStory([fitting, long], taste)?.id).toBe('long');
    expect(chooseStory([story('short', { words: 60 }), story('near', { words: 900 })], taste)?.id).toBe('near');
  });

  it('is one of no fandom, for one who reads such', () => {
    const taste = { fandoms: new Set([null]), lengths: [], languages: new Set<string>() };
    expect(chooseStory([story('fan', { fandomIds: ['dune'] }), story('own')], taste)?.id).toBe('own');
  });

  it('is the one that was shown least, for a reader of whom nothing is known', () => {
    expect(chooseStory([story('first'), story('second'), story('third')], NO_TASTE)?.id).toBe('first');
  });

  it('is one of those that wait, in a language they read', () => {
    fc.assert(
      fc.property(fc.array(anyStory), anyTaste, (waiting, taste) => {
        const chosen = chooseStory(waiting, taste);
        const readable = waiting.filter(
          (one) => taste.languages.size === 0 || one.language === UNKNOWN_LANGUAGE || taste.languages.has(one.language),
        );
        if (readable.length === 0) expect(chosen).toBeUndefined();
        else expect(readable).toContain(chosen);
      }),
    );
  });

  it('leaves no story without its readers: among 20 stories and 30 people of any taste, each is finished five times', () => {
    fc.assert(
      fc.property(
        fc.array(fc.record({ fandomIds, words: fc.nat(9_000) }), { minLength: 20, maxLength: 20 }),
        fc.array(fc.record({ fandoms: anyTaste.map(({ fandoms }) => fandoms), lengths: fc.array(fc.nat(9_000)) }), {
          minLength: 30,
          maxLength: 30,
        }),
        (made, tastes) => {
          const stories = made.map((facts, index) => ({ ...story(String(index), facts), finished: 0 }));
          const readers = tastes.map((taste) => ({ taste: { ...taste, languages: new Set<string>() }, had: new Set<string>() }));
          for (let day = 0; day < 20; day += 1) {
            for (const { taste, had } of readers) {
              const waiting = stories
                .filter(({ id, finished }) => finished < READERS_PROMISED && !had.has(id))
                .toSorted((one, other) => one.shown - other.shown);
              const chosen = chooseStory(waiting, taste);
              if (!chosen) continue;
              had.add(chosen.id);
              chosen.shown += 1;
              // Every second one who is shown it reads on.
              if (chosen.shown % 2 === 0) chosen.finished += 1;
            }
          }
          expect(stories.map(({ finished }) => finished)).toEqual(stories.map(() => READERS_PROMISED));
        },
      ),
      { numRuns: 25 },
    );
  });
});

import { randomUUID } from 'node:crypto';
import { beforeEach, describe, expect, it } from 'vitest';
import { createRateLimiter } from '~/platform/limits/rate-limit.server';
import { gameRules } from '../games/game-rules';
import type { GameId } from '../games/games';
import { createMyWords, MOST_WORDS, type MyWords } from '../my-words/my-words.server';
import type { Referee } from '../referee/referee.server';
import type { RunView } from '../referee/referee-types';
import { createRunKeys } from '../referee/run-key.server';
import { openRefereeFixture } from '../testing/referee-fixture';
import { smallLexicon } from '../testing/small-lexicon';
import { createRunSummaries, type ReadRunSummary } from './run-summary.server';

const SECRET = 'a secret of some length for tests';
const lexicon = smallLexicon();
const fixture = openRefereeFixture();
let referee: Referee;
let summaryOf: ReadRunSummary;
let myWords: MyWords;

beforeEach(() => {
  const { database, clock } = fixture();
  const { db } = database;
  referee = fixture().another({ games: gameRules, lexiconOf: () => lexicon });
  summaryOf = createRunSummaries({ db, games: gameRules, keys: createRunKeys(SECRET), lexiconOf: () => lexicon });
  myWords = createMyWords({ db, clock, limiter: createRateLimiter(db, clock, SECRET), lexiconOf: () => lexicon });
});

const move = (run: RunView, number: number, sent: unknown) => referee.move(run.runId, { key: run.key, number, move: sent });
const end = (run: RunView) => fixture().end(run, referee);
const firstWords = async (run: RunView) => {
  const { puzzles } = (await fixture().row(run.runId)).deal as { puzzles: { word: string }[] };
  return puzzles.map(({ word }) => word);
};

/** A run of Word Scrambler: the first word solved, the second skipped, the third open. */
async function played(game: GameId = 'word-scrambler') {
  const run = await referee.start(game, fixture().player);
  const words = await firstWords(run);
  await move(run, 1, { type: 'answer', text: words[0] });
  await move(run, 2, { type: 'skip' });
  return { run, words };
}

describe('the summary of a run', () => {
  it('has its tiles and the meanings of the words met', async () => {
    const { run, words } = await played();
    await end(run);
    const summary = await summaryOf(run.runId, run.key);
    expect(summary).toMatchObject({
      tiles: [
        { outcome: 'solved', found: [words[0]], missing: [] },
        { outcome: 'skipped', found: [], missing: [words[1]] },
        { outcome: 'open', found: [], missing: [words[2]] },
      ],
    });
    expect(summary?.words).toEqual(
      words
        .slice(0, 3)
        .map((word) => ({ word, part: lexicon.entry(word)?.part, definition: lexicon.entry(word)?.definition, kept: false })),
    );
    expect(summary).not.toHaveProperty('typing');
  });

  it('is nobody’s while the run goes on, and only theirs who have its key', async () => {
    const { run } = await played();
    expect(await summaryOf(run.runId, run.key)).toBeUndefined();
    const other = await referee.start('word-guess', fixture().player);
    await end(run);
    expect(await summaryOf(run.runId, other.key)).toBeUndefined();
    expect(await summaryOf(run.runId, '')).toBeUndefined();
    expect(await summaryOf('nonsense', run.key)).toBeUndefined();
    expect(await summaryOf(randomUUID(), run.key)).toBeUndefined();
    expect(await summaryOf(run.runId, run.key)).toBeDefined();
  });

  it('of a guest says nothing of own words', async () => {
    const run = await referee.start('word-scrambler', fixture().guest);
    await end(run);
    const summary = await summaryOf(run.runId, run.key);
    expect(summary?.words[0]).toHaveProperty('definition');
    expect(summary?.words[0]?.kept).toBeUndefined();
  });

  it('says how the player typed', async () => {
    const run = await referee.start('speed-typing', fixture().guest);
    const [text = ''] = (run.view as { texts: string[] }).texts;
    for (let number = 1; number <= 24; number += 1) {
      fixture().clock.advance(500);
      const at = (number - 1) * 2;
      await move(run, number, { type: 'typed', after: number - 1, events: [{ at, removed: 0, text: text.slice(at, at + 2) }] });
    }
    await end(run);
    expect(await summaryOf(run.runId, run.key)).toMatchObject({
      tiles: [],
      words: [],
      typing: { speeds: [48, 48], seconds: 5, accuracy: 100, consistency: 100 },
    });
  });
});

describe('a player’s own words', () => {
  const own = async () => (await myWords.listOf(fixture().playerId)).map(({ word }) => word);

  it('stand with their meanings, the newest first, once each, until they are removed', async () => {
    const { playerId, clock } = fixture();
    const [first, second] = lexicon.words;
    await myWords.add(playerId, first?.word ?? '');
    clock.advance(1_000);
    await myWords.add(playerId, second?.word ?? '');
    clock.advance(1_000);
    await myWords.add(playerId, first?.word ?? '');
    expect(await own()).toEqual([second?.word, first?.word]);
    expect((await myWords.listOf(playerId))[0]).toMatchObject({ part: second?.part, definition: second?.definition });
    await myWords.remove(playerId, second?.word ?? '');
    expect(await own()).toEqual([first?.word]);
  });

  it('are words of the lexicon alone', async () => {
    await expect(myWords.add(fixture().playerId, 'zzzz')).rejects.toThrow('The lexicon does not describe this word.');
    expect(await own()).toEqual([]);
  });

  it('are at most 300', async () => {
    const { playerId, database } = fixture();
    await database.execute(`insert into my_word select $1, 'word' || n, now() from generate_series(1, ${MOST_WORDS}) n`, [playerId]);
    await expect(myWords.add(playerId, lexicon.words[0]?.word ?? '')).rejects.toThrow('You have 300 words.');
    await myWords.remove(playerId, 'word1');
    await myWords.add(playerId, lexicon.words[0]?.word ?? '');
    expect(await own()).toHaveLength(MOST_WORDS);
  });

  it('are marked at the end of the next run that meets them', async () => {
    const { run, words } = await played();
    await myWords.add(fixture().playerId, words[0] ?? '');
    await end(run);
    const summary = await summaryOf(run.runId, run.key);
    expect(summary?.words.map(({ kept }) => kept)).toEqual([true, false, false]);
  });
});

import { randomUUID } from 'node:crypto';
import { beforeEach, describe, expect, it } from 'vitest';
import { DAY_MS } from '~/platform/clock/durations';
import { createRateLimiter } from '~/platform/limits/rate-limit.server';
import { makePlayer } from '~/platform/testing/make-player';
import { gameRules } from '../games/game-rules';
import type { Lexicon } from '../lexicon/lexicon';
import { openRefereeFixture, SECOND } from '../testing/referee-fixture';
import { smallLexicon } from '../testing/small-lexicon';
import { NEW_SOLVER } from './puzzle-rating';
import type { PuzzleAnswer } from './puzzles.contract';
import { createPuzzles, type Puzzles, type PuzzleView } from './puzzles.server';

const GAME = 'word-scrambler';
const fixture = openRefereeFixture();
let puzzles: Puzzles;
let barred: Set<string>;

function puzzlesOn(lexicon: Lexicon): Puzzles {
  const { database, clock } = fixture();
  return createPuzzles({
    ...{ db: database.db, clock, games: gameRules, lexiconOf: () => lexicon, barred: async () => barred },
    limiter: createRateLimiter(database.db, clock, 'a secret of some length for tests'),
  });
}

/** The word that a puzzle of the scrambler asks for. */
async function wordOf({ id }: Pick<PuzzleView, 'id'>): Promise<string> {
  const row = await fixture().database.db.selectFrom('puzzle_try').select('item').where('id', '=', id).executeTakeFirstOrThrow();
  return row.item;
}

const play = (puzzle: PuzzleView, number: number, move: unknown) => puzzles.play(fixture().playerId, puzzle.id, { number, move });

/** Answers a puzzle after five seconds. */
async function answer(puzzle: PuzzleView, text?: string, number = 1): Promise<PuzzleAnswer | undefined> {
  fixture().clock.advance(5 * SECOND);
  return play(puzzle, number, { type: 'answer', text: text ?? (await wordOf(puzzle)) });
}

const next = () => puzzles.next(fixture().playerId, GAME);

beforeEach(() => {
  barred = new Set();
  puzzles = puzzlesOn(smallLexicon());
});

describe('a puzzle', () => {
  it('is asked without its answer, and once more the same until it is answered', async () => {
    const asked = await next();
    const word = await wordOf(asked);
    expect(JSON.stringify({ ...asked, id: '' })).not.toContain(word);
    expect(await next()).toEqual(asked);
    expect(await puzzles.current(fixture().playerId, undefined)).toEqual(asked);
  });

  it('that is asked for twice at once is one puzzle', async () => {
    const both = await Promise.all([next(), next()]);
    expect(both[0].id).toBe(both[1].id);
  });

  it('moves both ratings when it is solved, and says by how much', async () => {
    const asked = await next();
    const end = (await answer(asked))?.end;
    expect(end?.outcome).toBe('solved');
    expect(end?.own.before).toBe(NEW_SOLVER.mean);
    expect(end?.own.after).toBeGreaterThan(NEW_SOLVER.mean);
    expect(end?.item.before).toBe(asked.item);
    expect(end?.item.after).toBeLessThan(asked.item);
    expect(end?.words[0]?.word).toBe(await wordOf(asked));
    const { mean, tries, latest } = await puzzles.standingOf(fixture().playerId);
    expect({ mean, tries }).toEqual({ mean: end?.own.after, tries: 1 });
    expect(latest).toMatchObject([{ game: GAME, outcome: 'solved' }]);
  });

  it('counts once, however often its answer is pressed', async () => {
    const asked = await next();
    const text = await wordOf(asked);
    fixture().clock.advance(5 * SECOND);
    const presses = await Promise.all([1, 2, 3].map(() => play(asked, 1, { type: 'answer', text })));
    for (const press of presses) expect(press).toEqual(presses[0]);
    expect((await puzzles.standingOf(fixture().playerId)).tries).toBe(1);
    expect(await play(asked, 2, { type: 'skip' })).toEqual(presses[0]);
  });

  it('with a hint counts less than one without, and says nothing of the hint before', async () => {
    const asked = await next();
    expect(asked.hint).toBeUndefined();
    const hinted = await play(asked, 1, { type: 'hint' });
    expect(hinted?.hint).toBeTruthy();
    expect(hinted?.end).toBeUndefined();
    expect((await puzzles.current(fixture().playerId, GAME))?.hint).toBe(hinted?.hint);
    const end = (await answer(asked, undefined, 2))?.end;
    expect(end?.outcome).toBe('hinted');
    expect(end?.own.after).toBeLessThan(NEW_SOLVER.mean + 5);
  });

  it('is missed when it is given up, or with the third wrong answer, and then shows its answer', async () => {
    const given = await next();
    expect((await play(given, 1, { type: 'skip' }))?.end?.outcome).toBe('missed');
    const lost = await fixture().database.db.selectFrom('lost_word').select('word').execute();
    expect(lost).toEqual([{ word: await wordOf(given) }]);
    const asked = await next();
    const word = await wordOf(asked);
    for (const number of [1, 2]) {
      const wrong = await answer(asked, 'zzz', number);
      expect(wrong?.end).toBeUndefined();
      expect(JSON.stringify(wrong)).not.toContain(word);
    }
    const last = await answer(asked, 'zzz', 3);
    expect(last?.end?.outcome).toBe('missed');
    expect(last?.verdict.text).toContain(word);
    expect(last?.end?.own.after).toBeLessThan(last?.end?.own.before ?? 0);
  });

  it('answered faster than it can be read moves nothing', async () => {
    const asked = await next();
    const end = (await play(asked, 1, { type: 'answer', text: await wordOf(asked) }))?.end;
    expect(end).toMatchObject({ outcome: 'solved', unrated: 'too-fast', own: { before: NEW_SOLVER.mean, after: NEW_SOLVER.mean } });
    expect((await puzzles.standingOf(fixture().playerId)).tries).toBe(0);
  });

  it('of several answers takes as long as they take to find and type together', async () => {
    const solvedIn = async (ms: number) => {
      const { playerId, clock } = fixture();
      const asked = await puzzles.next(playerId, 'synonym-finder');
      const { synonyms = [], close = [] } = smallLexicon().entry(await wordOf(asked)) ?? {};
      const [first, second, third] = [...synonyms, ...close];
      for (const [index, text] of [first, second].entries()) await play(asked, index + 1, { type: 'answer', text });
      clock.advance(ms);
      return (await play(asked, 3, { type: 'answer', text: third }))?.end;
    };
    expect(await solvedIn(1.5 * SECOND)).toMatchObject({ outcome: 'solved', unrated: 'too-fast' });
    expect(await solvedIn(10 * SECOND)).toMatchObject({ outcome: 'solved' });
    expect((await puzzles.standingOf(fixture().playerId)).tries).toBe(1);
  });

  it('is nobody else’s to play', async () => {
    const asked = await next();
    const { database, clock } = fixture();
    const other = await makePlayer(database, clock, 'Ben');
    expect(await puzzles.play(other.id, asked.id, { number: 1, move: { type: 'skip' } })).toBeUndefined();
    expect(await puzzles.play(other.id, randomUUID(), { number: 1, move: { type: 'skip' } })).toBeUndefined();
    expect(await puzzles.play(other.id, '\0', { number: 1, move: { type: 'skip' } })).toBeUndefined();
  });

  it('takes moves in their order, and none of another game', async () => {
    const asked = await next();
    expect(await play(asked, 2, { type: 'skip' })).toBeUndefined();
    expect(await play(asked, 0, { type: 'skip' })).toBeUndefined();
    for (const move of [{ type: 'choose', question: 0, option: 1 }, null, undefined, 'skip', 7, []])
      expect(await play(asked, 1, move)).toBeUndefined();
  });
});

describe('which puzzle comes next', () => {
  it('is near what a player solves three times in four, and as much easier or harder as they choose', async () => {
    const { playerId } = fixture();
    await puzzles.setStep(playerId, 2);
    const hard = await next();
    await answer(hard);
    await puzzles.setStep(playerId, -2);
    expect((await next()).item).toBeLessThan(hard.item);
    expect((await puzzles.standingOf(playerId)).step).toBe(-2);
  });

  it('is never one of the daily set or of an unfinished run', async () => {
    const { words } = smallLexicon();
    const open = words.find(({ word }) => word.length === 5)?.word ?? '';
    barred = new Set(words.map(({ word }) => word).filter((word) => word !== open));
    expect(await wordOf(await next())).toBe(open);
    barred.add(open);
    const { playerId } = fixture();
    await play(await next(), 1, { type: 'skip' });
    await expect(puzzles.next(playerId, GAME)).rejects.toThrow(/no puzzle/);
  });

  it('is none of the last 90 days; when only those are left, the one met longest ago comes, unrated', async () => {
    const all = smallLexicon().words.filter(({ word }) => word.length === 5);
    const three = all.slice(0, 3).map(({ word }) => word);
    barred = new Set(
      smallLexicon()
        .words.map(({ word }) => word)
        .filter((word) => !three.includes(word)),
    );
    const met: string[] = [];
    for (let count = 0; count < 3; count += 1) {
      const asked = await next();
      met.push(await wordOf(asked));
      await answer(asked);
    }
    expect(new Set(met).size).toBe(3);
    const again = await next();
    expect(await wordOf(again)).toBe(met[0]);
    expect(again.rated).toBe(false);
    const end = (await answer(again))?.end;
    expect(end).toMatchObject({ unrated: 'again', own: { before: end?.own.after } });
    fixture().clock.advance(91 * DAY_MS);
    expect((await next()).rated).toBe(true);
  });

  it('is one that was missed on an earlier day, unrated, where none has returned among the last five', async () => {
    const missed = await next();
    const word = await wordOf(missed);
    await play(missed, 1, { type: 'skip' });
    fixture().clock.advance(2 * DAY_MS);
    for (let count = 0; count < 4; count += 1) {
      const other = await next();
      expect(await wordOf(other)).not.toBe(word);
      await answer(other);
    }
    const back = await next();
    expect(await wordOf(back)).toBe(word);
    expect(back.rated).toBe(false);
    await answer(back);
    expect(await wordOf(await next())).not.toBe(word);
  });

  it('is of another game each time where all are asked', async () => {
    const { playerId } = fixture();
    const first = await puzzles.next(playerId, undefined);
    await play(first, 1, { type: 'skip' });
    expect((await puzzles.next(playerId, undefined)).game).not.toBe(first.game);
  });

  it('is of another game also where one that was missed would return', async () => {
    const { playerId, clock } = fixture();
    const missed = await next();
    await play(missed, 1, { type: 'skip' });
    clock.advance(2 * DAY_MS);
    for (let count = 0; count < 4; count += 1) await answer(await next());
    const other = await puzzles.next(playerId, undefined);
    expect(other.game).not.toBe(GAME);
    await play(other, 1, { type: 'skip' });
    expect(await puzzles.next(playerId, undefined)).toMatchObject({ game: GAME, rated: false });
  });
});

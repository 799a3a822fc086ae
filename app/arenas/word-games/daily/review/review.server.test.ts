import { describe, expect, it } from 'vitest';
import { dateIn } from '~/platform/clock/local-days';
import { onTestDatabase, type TestDatabaseFixture } from '~/platform/testing/database/test-database';
import { makePlayer } from '~/platform/testing/make-player';
import { createProgressService } from '~/progress/progress.server';
import type { AnagramState } from '../../games/anagram-solver/anagram-solver.rules';
import { gameRules } from '../../games/game-rules';
import type { WordChainState } from '../../games/word-chain/word-chain.rules';
import { createReferee, type Referee } from '../../referee/referee.server';
import type { RunView } from '../../referee/referee-types';
import { smallLexicon } from '../../testing/small-lexicon';
import { createDailySet, type DailySet } from '../daily-set.server';
import { createDailyDeals } from '../deals/daily-deals.server';

let fixture: TestDatabaseFixture;
let referee: Referee;
let daily: DailySet;
let ann: string;
let bob: string;

onTestDatabase(async (ground) => {
  fixture = ground;
  const { database, clock } = ground;
  const secret = 'a secret of some length for tests';
  const lexicon = smallLexicon();
  const lexiconOf = () => lexicon;
  const progress = createProgressService({ db: database.db, clock });
  referee = createReferee({ database, clock, secret, games: gameRules, lexiconOf, progress, judge: () => undefined });
  const deals = createDailyDeals({ db: database.db, secret, games: gameRules, lexiconOf });
  daily = createDailySet({ db: database.db, clock, referee, deals, games: gameRules, lexiconOf });
  ann = (await makePlayer(database, clock, 'Ann')).id;
  bob = (await makePlayer(database, clock, 'Bob')).id;
});

/** The date of a player in UTC. */
const today = () => dateIn('UTC', fixture.clock.now());

async function dealOf<State>({ runId }: RunView): Promise<State> {
  const { deal } = await fixture.database.db.selectFrom('game_run').select('deal').where('id', '=', runId).executeTakeFirstOrThrow();
  return deal as State;
}

async function send({ runId, key }: RunView, moves: readonly unknown[]): Promise<void> {
  for (const [index, move] of moves.entries()) await referee.move(runId, { key, number: index + 1, move });
}

const answer = (text: string) => ({ type: 'answer', text });

describe('the review of a game of the day', () => {
  it('is closed before one has played, while the run goes on, and to others, and opens at its end', async () => {
    const day = today();
    expect(await daily.review(ann, 'anagram-solver', day)).toBeUndefined();
    const run = await daily.start('anagram-solver', ann, today());
    await send(run, [{ type: 'skip' }]);
    expect(await daily.review(ann, 'anagram-solver', day)).toBeUndefined();
    await referee.settle(run.runId);
    expect(await daily.review(ann, 'anagram-solver', day)).toMatchObject({ score: 0 });
    expect(await daily.review(bob, 'anagram-solver', day)).toBeUndefined();
    expect(await daily.review(ann, 'word-guess', day)).toBeUndefined();
  });

  it('opens when the time is over, though nobody has ended the run, and stays on later days', async () => {
    const day = today();
    const run = await daily.start('anagram-solver', ann, today());
    await send(run, [{ type: 'skip' }]);
    fixture.clock.advance(183_000);
    expect(await daily.review(ann, 'anagram-solver', day)).toMatchObject({ score: 0 });
    fixture.clock.advance(24 * 60 * 60 * 1000);
    expect(await daily.review(ann, 'anagram-solver', day)).toMatchObject({ score: 0 });
    expect(await daily.review(ann, 'anagram-solver', today())).toBeUndefined();
  });

  it('has every puzzle with its answers, what was given and what the words mean', async () => {
    const run = await daily.start('anagram-solver', ann, today());
    const { puzzles } = await dealOf<AnagramState>(run);
    const [first, second] = puzzles;
    await send(run, [answer('zzz'), answer(` ${first?.answers[0]?.toUpperCase()} `), { type: 'skip' }]);
    await referee.settle(run.runId);
    const review = await daily.review(ann, 'anagram-solver', today());
    expect(review?.score).toBe(100);
    expect(review?.puzzles).toHaveLength(puzzles.length);
    expect(review?.puzzles.slice(0, 4)).toMatchObject([
      {
        ask: first?.word,
        answers: first?.answers,
        outcome: 'solved',
        given: [
          { text: 'zzz', right: false, points: 0 },
          { text: first?.answers[0], right: true, points: 100 },
        ],
      },
      { ask: second?.word, outcome: 'missed', given: [] },
      { outcome: 'missed', given: [] },
      { outcome: 'unreached', given: [] },
    ]);
  });

  it('defines the words that one found', async () => {
    const run = await daily.start('word-chain', ann, today());
    const { words } = await dealOf<WordChainState>(run);
    const letter = words[0]?.at(-1) ?? '';
    const next = smallLexicon().words.find(({ word }) => word.startsWith(letter) && word !== words[0]);
    await send(run, [answer('zz'), answer(next?.word ?? ''), { type: 'end' }]);
    const review = await daily.review(ann, 'word-chain', today());
    expect(review?.puzzles).toMatchObject([
      { ask: words[0], outcome: 'played', given: [{ text: next?.word, right: true, points: (next?.word.length ?? 0) * 10 }] },
    ]);
    expect(review?.puzzles[0]?.meanings).toContainEqual({ word: next?.word, part: next?.part, definition: next?.definition });
  });
});

import { randomUUID } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { bestScores, gamesScoredIn } from '../referee/played-games.server';
import { bestScoreOf } from '../referee/settling/run-result.server';
import { GAME, openRefereeFixture, SECOND } from '../testing/referee-fixture';
import { ownGames, runningGames } from './own-games.server';

const fixture = openRefereeFixture();
const own = () => ownGames(fixture().database.db, fixture().playerId);

describe('what a player has reached in the games', () => {
  it('is their best score and the time of their last run that is over', async () => {
    expect(await own()).toEqual(new Map());
    const first = await fixture().referee.start(GAME, fixture().player);
    await fixture().spellAll(first);
    fixture().clock.advance(60 * SECOND);
    const begun = fixture().clock.now();
    const second = await fixture().referee.start(GAME, fixture().player);
    await fixture().spell(second, 1);
    await fixture().end(second);
    fixture().clock.advance(60 * SECOND);
    await fixture().referee.start(GAME, fixture().player);
    expect(await own()).toEqual(new Map([[GAME, { best: 40, earlier: false, playedAt: begun }]]));
  });

  it('says of a best score that it was reached under earlier rules', async () => {
    await fixture().spellAll(await fixture().referee.start(GAME, fixture().player));
    await fixture().database.execute('update game_best set rules = rules - 1');
    expect((await own()).get(GAME)).toMatchObject({ best: 40, earlier: true });
    expect(await bestScores(fixture().database.db, fixture().playerId)).toMatchObject([{ id: GAME, best: 40, earlier: true }]);
    expect(await bestScoreOf(fixture().database.db, fixture().playerId, GAME)).toEqual({ score: 40, earlier: true });
    // A run that does not count sets no best, and is compared with none of before.
    const unfair = fixture().another({ judge: () => 'too-fast' });
    const run = await unfair.start(GAME, fixture().player);
    await fixture().spell(run, 1, unfair);
    expect(await fixture().end(run, unfair)).toMatchObject({ result: { best: 0, earlierBest: 40 } });
  });
});

it('knows of which games a run goes on that its page has, not those in rooms of words', async () => {
  const { referee, database, player, guest, clock } = fixture();
  const running = () => runningGames(database.db, player, clock.now());
  expect(await running()).toEqual([]);
  const run = await referee.start(GAME, player);
  await referee.start('word-scrambler', guest);
  expect(await running()).toEqual([GAME]);
  await fixture().end(run);
  const players = [{ seat: 0, browser: 'a', owner: player }];
  await database.db.transaction().execute((trx) => referee.startTogether(trx, { roomId: randomUUID(), round: 0, game: GAME, players }));
  expect(await running()).toEqual([]);
});

it('counts the games in which a player has scored for a badge, and not those where they have nothing', async () => {
  const scored = () => gamesScoredIn(fixture().database.db, fixture().playerId);
  expect(await scored()).toBe(0);
  await fixture().spellAll(await fixture().referee.start(GAME, fixture().player));
  expect(await scored()).toBe(1);
  await fixture().database.execute('update game_best set best_score = 0');
  expect(await scored()).toBe(0);
});

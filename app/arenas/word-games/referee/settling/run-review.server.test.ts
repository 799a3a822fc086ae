import { expect, it } from 'vitest';
import { DAY_MS } from '~/platform/clock/durations';
import { GAME, openRefereeFixture } from '../../testing/referee-fixture';
import { closeReview, listReviews } from './run-review.server';
import { runsDetector } from './runs-detector.server';

const fixture = openRefereeFixture();

async function playTooFast(): Promise<void> {
  const strict = fixture().another({ judge: () => 'too-fast' });
  const run = await strict.start(GAME, fixture().player);
  await fixture().spell(run, 1, strict);
  await fixture().end(run, strict);
  fixture().clock.advance(1_000);
}
const listed = async () => (await listReviews(fixture().database.db)).map(({ name, runs }) => [name, runs.length]);

it('a player comes onto the list with the third run in a week that does not count', async () => {
  await playTooFast();
  await playTooFast();
  fixture().clock.advance(7 * DAY_MS);
  await playTooFast();
  await playTooFast();
  expect(await listed()).toEqual([]);
  await playTooFast();
  expect(await listed()).toEqual([['Ann', 5]]);
  const [review] = await listReviews(fixture().database.db);
  expect(review?.runs[0]).toMatchObject({ game: GAME, fault: 'too-fast', score: 10 });
});

it('a player who was looked at comes back only with three further runs', async () => {
  const { db } = fixture().database;
  for (let count = 0; count < 3; count += 1) await playTooFast();
  expect(await closeReview(db, { nameKey: 'ann' }, fixture().clock.now())).toMatchObject({ name: 'Ann', changed: true });
  expect(await closeReview(db, { id: fixture().playerId }, fixture().clock.now())).toMatchObject({ name: 'Ann', changed: false });
  fixture().clock.advance(1_000);
  await playTooFast();
  await playTooFast();
  expect(await listed()).toEqual([]);
  await playTooFast();
  expect(await listed()).toEqual([['Ann', 6]]);
  await expect(closeReview(db, { nameKey: 'nobody' }, fixture().clock.now())).rejects.toMatchObject({ status: 404 });
});

it('a case about a player names the runs that did not count, and nothing where there are none', async () => {
  const beside = () => runsDetector.besidePlayer?.(fixture().database.db, fixture().playerId);
  expect(await beside()).toBeUndefined();
  await playTooFast();
  expect(await beside()).toMatchObject({ title: 'Runs that did not count', lines: [{ text: `${GAME}, 10 points: too-fast (<at/>)` }] });
});

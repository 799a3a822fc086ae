import { expect, it, vi } from 'vitest';
import { MINUTE, openWeaveFixture, SECOND } from '../testing/weave-fixture';
import { createDeadlines } from './deadlines.server';

const fixture = openWeaveFixture();
const nothing = async () => undefined;

it('tries a stuck room in each sweep, and logs it once a minute', async () => {
  await fixture.enter(fixture.ada);
  const { clock } = fixture;
  const log = { error: vi.fn(), warn: vi.fn() };
  const dispatch = vi.fn().mockRejectedValue(new Error('It is stuck.'));
  const processes = { beat: nothing, gone: async () => [], forget: nothing };
  const presence = { forgetProcess: async () => true, catchUp: nothing };
  const deadlines = createDeadlines({ db: fixture.database.db, clock, rooms: { dispatch }, presence, processes, log });
  clock.advance(10 * MINUTE);
  for (let sweep = 0; sweep < 5; sweep += 1) await deadlines.sweep();
  expect(dispatch).toHaveBeenCalledTimes(5);
  expect(log.error).toHaveBeenCalledTimes(1);

  clock.advance(MINUTE);
  await deadlines.sweep();
  expect(log.error).toHaveBeenCalledTimes(2);

  dispatch.mockResolvedValueOnce(undefined);
  await deadlines.sweep();
  clock.advance(SECOND);
  await deadlines.sweep();
  expect(log.error).toHaveBeenCalledTimes(3);
});

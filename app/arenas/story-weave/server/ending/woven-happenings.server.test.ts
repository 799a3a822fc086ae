import { expect, it } from 'vitest';
import { MINUTE, openWeaveFixture, submit, viewOf } from '../../testing/weave-fixture';
import { wovenHappenings } from './woven-happenings.server';

const fixture = openWeaveFixture();

it('quotes the line of last night to those who wrote it, the one that was marked most', async () => {
  const since = fixture.clock.now();
  const ada = await fixture.enter(fixture.ada);
  const ben = await fixture.enter(fixture.ben);
  const { roomId } = viewOf(ada);
  const turn = await fixture.turnOf(ada, 'Ada');
  await submit(ada, 'The lamp sang to nobody in particular.');
  await ben.ask('weave:mark', { roomId, number: turn.number, kind: 'loved', on: true });
  await fixture.turnOf(ada, 'Ben');
  await submit(ben, 'He closed the window, and then he opened it again, and then he closed it for good.');
  for (const browser of [ada, ben]) await browser.ask('weave:leave', { roomId });
  await fixture.pass(2 * MINUTE);
  await fixture.pass(2 * MINUTE);
  const told = async (from: Date) => await wovenHappenings(fixture.database, fixture.ada, from);
  expect(await told(since)).toEqual([
    { text: expect.stringContaining('“The lamp sang to nobody in particular.”'), to: expect.stringMatching(/^\/story\//) },
  ]);
  expect(await told(fixture.clock.now())).toEqual([]);
});

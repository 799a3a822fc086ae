import { randomUUID } from 'node:crypto';
import { makePlayer } from '~/platform/testing/make-player';
import type { FoldView } from '../protocol/fold.contract';
import type { RoomChoice } from '../server/seating/lobby';
import { newVisit } from '../server/seating/presence.server';
import { type openWeaveFixture, SECOND, viewOf } from './weave-fixture';
import type { Browser } from './weave-server';

type WeaveFixture = ReturnType<typeof openWeaveFixture>;

/** What is chosen for a private game of Fold among people. */
export const foldChoice: RoomChoice = {
  ...{ format: 'fold', isPrivate: true, aiWriters: false, moreTime: false, rating: 'general', prompt: 'A gate.' },
};

/** Ada, Ben and Cleo in the first round of Fold. */
export async function openFold(
  fixture: WeaveFixture,
  differences: Partial<RoomChoice> = {},
): Promise<{ people: Browser[]; roomId: string }> {
  const cleo = (await makePlayer(fixture.database, fixture.clock, 'Cleo')).id;
  const roomId = await fixture.server.weave.open(fixture.ada, newVisit(), { ...foldChoice, ...differences });
  const people = [fixture.ada, fixture.ben, cleo].map((playerId) => fixture.server.connect(playerId));
  for (const browser of people) await browser.ask('weave:join', { roomId });
  await people[0]?.ask('weave:start', { roomId });
  await fixture.pass(2 * SECOND);
  return { people, roomId };
}

/** The game as a browser shows it. @throws {Error} in a room without one. */
export function foldIn(browser: Browser): FoldView {
  const { fold } = viewOf(browser);
  if (!fold) throw new Error('This is no game of Fold.');
  return fold;
}

/** Hands a line in for the running round. */
export async function handInLine(browser: Browser, text: string, submitId = randomUUID()) {
  return await browser.ask('weave:passage', { roomId: viewOf(browser).roomId, round: foldIn(browser).round, text, submitId });
}

/** Who began the story reads its next line. */
export async function readOn(people: readonly Browser[]) {
  const [first] = people as [Browser];
  const { reader, read } = foldIn(first);
  const by = people.find((browser) =>
    viewOf(browser).seats.some(({ seat, playerId }) => seat === reader && playerId === viewOf(browser).viewerId),
  );
  return await by?.ask('weave:read-on', { roomId: viewOf(first).roomId, read });
}

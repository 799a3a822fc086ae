import { randomUUID } from 'node:crypto';
import { expect, vi } from 'vitest';
import { idIn, sendForm } from '../../publish.ts';
import { database, site } from '../../site.ts';
import { type LiveListener, listenLive } from '../live-listener.ts';
import { leadingTo, only, sentinelWord, words } from '../sentinels.ts';
import { type Person, person, type Viewers } from '../viewers.ts';

/** A person with a live connection. */
interface Seated {
  person: Person;
  live: LiveListener;
}

/**
 * A closed private room with its unlisted story, one whose story is in the library without the name of who wrote it, and a private
 * battle whose first passages are being written; and a public slow room that its writer has not opened to readers.
 */
export async function roomWords({ author, writer }: Viewers['people']) {
  const nameless = await person(sentinelWord('nameless writer'));
  const [first, second, third] = await Promise.all([author, writer, nameless].map(seated));
  if (!first || !second || !third) throw new Error('Somebody has no connection.');
  const closed = await closedRoom(first, second, 'unlisted');
  const unnamed = await closedRoom(third, first, 'in the library');
  await agreed(third.live, 'weave:publish', { roomId: unnamed.roomId, publish: true, named: false });
  const battleId = await openRoom([first, second], 'battle', 'private prompt');
  const round = await begun(first.live, battleId, (room) => room.battle?.round);
  return {
    slowId: await slowRoom(author),
    roomIds: [closed.roomId, battleId, unnamed.roomId],
    storyIds: [closed.storyId, unnamed.storyId],
    typePassage: async () => void (await agreed(first.live, 'weave:passage-draft', { roomId: battleId, round, text: words('passage') })),
    close: () => [first, second, third].forEach(({ live }) => void live.close()),
    sentinels: [
      only('passage', ['author']),
      ...['slow part', 'slow desk'].map((state) => only(state, ['author'])),
      only('private prompt', ['author', 'writer'], leadingTo(battleId)),
      only('nameless writer', []),
      ...['unlisted', 'unlisted prompt'].map((state) => only(state, ['author', 'writer'], leadingTo(closed.roomId, closed.storyId))),
    ],
  };
}

const seated = async (one: Person): Promise<Seated> => ({ person: one, live: await listenLive(one.cookie()) });

/** A private room that the first opens and writes a turn in, before it closes. */
async function closedRoom(first: Seated, second: Seated, state: string) {
  const roomId = await openRoom([first, second], 'turns', `${state} prompt`);
  const turn = await begun(first.live, roomId, (room) => room.turn?.number);
  await agreed(first.live, 'weave:submit', { roomId, turn, text: words(state), submitId: randomUUID() });
  await agreed(first.live, 'weave:close', { roomId });
  const { rows } = await database.use((db) => db.query<{ id: string }>(`select story_id as id from weave_room where id = $1`, [roomId]));
  return { roomId, storyId: rows[0]?.id ?? '' };
}

/** Opens a private room with a prompt of its own, in which all sit down. */
async function openRoom([first, ...others]: readonly [Seated, ...Seated[]], format: string, state: string): Promise<string> {
  const chosen = { format, access: 'private', company: 'people', rating: 'general', time: 'usual' };
  const { location } = await sendForm(first.person, '/storyweave/new', { ...chosen, chosen: 'own', own: words(state).slice(0, 200) });
  const roomId = idIn(new URL(location ?? '', site.url).pathname);
  for (const { live } of [first, ...others]) await agreed(live, 'weave:join', { roomId });
  await agreed(first.live, 'weave:start', { roomId });
  return roomId;
}

/** A slow room: a part of its story, and the next one on the desk. */
async function slowRoom(author: Person): Promise<string> {
  const chosen = { format: 'slow', access: 'public', company: 'people', rating: 'general', time: 'usual', chosen: 'own' };
  const { location } = await sendForm(author, '/storyweave/new', { ...chosen, own: 'What everybody may know.' });
  const address = new URL(location ?? '', site.url).pathname;
  const roomId = idIn(address);
  await database.use((db) => db.query('update weave_slow_draft set body = $2 where room_id = $1', [roomId, words('slow part')]));
  await sendForm(author, address, { intent: 'hand-in', submitId: randomUUID() });
  const desk = [roomId, author.id, words('slow desk')];
  await database.use((db) =>
    db.query(
      `insert into weave_slow_draft (id, room_id, player_id, body, begun_at, updated_at) values (gen_random_uuid(), $1, $2, $3, now(), now())`,
      desk,
    ),
  );
  return roomId;
}

/** What the test reads of a room. */
interface SeenRoom {
  turn: { number: number } | null;
  battle: { round: number } | null;
}

/** Asks for something that has to be answered with yes. */
async function agreed(live: LiveListener, name: string, question: object): Promise<Record<string, unknown>> {
  const answer = await live.ask(name, question);
  if (answer.ok !== true) throw new Error(`${name}: ${JSON.stringify(answer)}`);
  return answer;
}

/** The running turn, or round, of a room that has just begun. */
const begun = (live: LiveListener, roomId: string, running: (room: SeenRoom) => number | undefined) =>
  vi.waitFor(async () => {
    const { view } = await agreed(live, 'weave:join', { roomId });
    const number = running(view as SeenRoom);
    expect(number).toBeGreaterThan(0);
    return number;
  });

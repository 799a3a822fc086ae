import { expect, it, vi } from 'vitest';
import type { MemoryReading, Said } from '~/ai-writers/memory/story-memory';
import type { WriterModel } from '~/ai-writers/writer-model';
import { openWeaveFixture, submit, viewOf } from '../../testing/weave-fixture';
import { openWeave, shortWriter } from '../../testing/weave-server';
import { findRoom } from '../room-store.server';
import { setPartDoor, withholdPart } from '../withhold-part.server';
import { readRoom } from './read-room.server';

const fixture = openWeaveFixture();

/** What the stand-in for the reader finds, whatever the story is. */
const reading = (upTo: number): MemoryReading => ({
  upTo,
  people: [{ name: 'Marrow', pronoun: null, here: true, alive: true, doubts: ['pronoun'] }],
  things: [{ name: 'the key', place: '', holder: 'Marrow' }],
  open: ['Where is the oil?'],
  questions: [{ ask: 'person', name: 'Marrow' }],
});

/** Ada and Ben in a room whose story is read, on Ada's turn. @returns what the AI writers were told, too. */
async function roomOfTwo() {
  const told: (readonly Said[])[] = [];
  const writer = shortWriter();
  const writerModel: WriterModel = {
    ...writer,
    generateStoryContent: (request, call) => {
      told.push(request.said ?? []);
      return writer.generateStoryContent(request, call);
    },
  };
  fixture.server = openWeave(fixture.database, fixture.clock, writerModel, async ({ upTo }) => reading(upTo));
  const ada = await fixture.enter(fixture.ada);
  const { roomId } = viewOf(ada);
  const ben = fixture.server.connect(fixture.ben);
  await ben.ask('weave:join', { roomId });
  await fixture.turnOf(ada, 'Ada');
  return { ada, ben, roomId, told };
}

it('a story is read when a person has written, and what two people say at once stands for both and for the AI writers', async () => {
  const { ada, ben, roomId, told } = await roomOfTwo();
  await submit(ada, 'She looked back at Marrow.');
  await vi.waitFor(() => expect(viewOf(ben).memory?.question).toEqual({ ask: 'person', name: 'Marrow' }));
  const say = (browser: typeof ada, saying: object) => browser.ask('weave:remember', { roomId, saying });
  const answers = await Promise.all([
    say(ada, { about: 'no-person', name: ' Marrow ' }),
    say(ben, { about: 'person', name: 'Marrow', pronoun: 'he', here: false, alive: true }),
    say(ada, { about: 'thing', name: 'the key', place: 'in the  well', holder: '' }),
    say(ben, { about: 'closed', text: 'Where is the oil?' }),
  ]);
  expect(answers).toEqual(Array.from({ length: 4 }, () => ({ ok: true })));
  await fixture.expectFresh(ada);
  expect(viewOf(ada).memory).toEqual(viewOf(ben).memory);
  expect(viewOf(ada).memory).toMatchObject({ things: [{ name: 'the key', place: 'in the well', isSaid: true }], open: [], question: null });
  await fixture.turnOf(ben, 'Ben');
  await submit(ben, 'He went on.');
  await fixture.turnOf(ada, 'Ada');
  expect(told.at(-1)?.map(({ about }) => about)).toEqual(expect.arrayContaining(['thing', 'closed']));
});

it('what people said is there after the process was killed, and what was only read comes with the next turn', async () => {
  const { ada, roomId } = await roomOfTwo();
  expect(await ada.ask('weave:remember', { roomId, saying: { about: 'open', text: 'who cut the rope' } })).toEqual({ ok: true });
  const next = openWeave(fixture.database, fixture.clock, shortWriter(), async ({ upTo }) => reading(upTo));
  const again = next.connect(fixture.ada);
  await again.ask('weave:join', { roomId });
  expect(viewOf(again).memory).toMatchObject({ open: [{ text: 'who cut the rope', isSaid: true }], people: [] });
  await submit(again, 'She looked back at Marrow.');
  await vi.waitFor(() => expect(viewOf(again).memory?.people).toMatchObject([{ name: 'Marrow' }]));
});

it('is refused without a seat, without a name and in words that cannot stand in the room', async () => {
  const { ada, roomId } = await roomOfTwo();
  const eve = fixture.server.connect(undefined);
  await eve.ask('weave:watch', { roomId });
  const saying = { about: 'no-person', name: 'Marrow' };
  expect(await eve.ask('weave:remember', { roomId, saying })).toMatchObject({ code: 'signed-out' });
  expect(await ada.ask('weave:remember', { roomId, saying: { ...saying, name: '  ' } })).toMatchObject({ code: 'malformed' });
  expect(await ada.ask('weave:remember', { roomId, saying: { ...saying, name: 'x'.repeat(61) } })).toMatchObject({ code: 'malformed' });
  expect(await ada.ask('weave:remember', { roomId, saying: { about: 'open', text: 'What the fuck' } })).toMatchObject({ code: 'crude' });
});

it('what was read of a part, and said under it, is gone when moderators take the part out', async () => {
  const { ada, ben, roomId } = await roomOfTwo();
  await submit(ada, 'She looked back at Marrow.');
  await vi.waitFor(() => expect(viewOf(ada).memory?.people).toHaveLength(1));
  await fixture.turnOf(ben, 'Ben');
  for (const saying of [
    { about: 'open', text: 'why Ben is a fool' },
    { about: 'thing', name: 'the key', place: 'in the well', holder: '' },
  ])
    await ada.ask('weave:remember', { roomId, saying });
  const number = viewOf(ada).parts.at(-1)?.number ?? 0;
  await fixture.database.db.transaction().execute((trx) => withholdPart(trx, { roomId, number }, { withheld: true, now: new Date() }));
  const fresh = await fixture.server.weave.roomSnapshot(roomId, fixture.ada);
  expect(fresh?.memory).toMatchObject({ people: [], things: [], open: [] });
});

it('what is behind a door is not read: visitors see what was read', async () => {
  const { ada, roomId } = await roomOfTwo();
  await submit(ada, 'She looked back at Marrow.');
  await vi.waitFor(() => expect(viewOf(ada).memory?.people).toHaveLength(1));
  const number = viewOf(ada).parts.at(-1)?.number ?? 0;
  await fixture.database.db.transaction().execute((trx) => setPartDoor(trx, { roomId, number }, 'threat'));
  const card = async () => (await fixture.server.weave.roomSnapshot(roomId, undefined))?.memory;
  expect(await card()).toMatchObject({ people: [], open: [] });
  const { db } = fixture.database;
  const read = vi.fn(async ({ upTo }: { upTo: number }) => reading(upTo));
  const room = (await findRoom(db, roomId))?.room;
  if (!room) throw new Error('There is no room.');
  const dispatch = vi.fn(async () => undefined);
  await readRoom({ db, rooms: { dispatch }, readStoryMemory: read, log: { warn: () => undefined } }, room);
  expect(read).toHaveBeenCalledWith(expect.objectContaining({ parts: [], upTo: number }));
  expect(dispatch, 'what was being read before is out of date by it').toHaveBeenCalledWith(
    roomId,
    expect.objectContaining({ forgotten: 1 }),
  );
});

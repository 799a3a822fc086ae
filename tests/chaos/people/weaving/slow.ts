import { randomUUID } from 'node:crypto';
import { hiddenField } from '../../../support/http/http-client.ts';
import type { ChaosPerson } from '../person.ts';
import { sentenceWith } from '../words.ts';
import type { World } from '../world.ts';

/** How many people a slow room takes. */
const SEATS = 4;

/** Takes a turn in a slow room, if it is theirs; else sits down in one, or opens one. */
export async function writeSlowly(person: ChaosPerson, world: World): Promise<void> {
  const { text: own } = await person.ask('/storyweave/slow');
  const desk = /href="(\/storyweave\/slow\/[\da-f-]{36})\/write"/.exec(own)?.[1];
  if (desk) return takeTurn(person, world, desk);
  const free = world.slowRooms.find(({ people }) => people.length < SEATS && !people.includes(person.id));
  if (!free) return openSlowRoom(person, world);
  free.people.push(person.id);
  await person.ask(free.address, { form: { intent: 'join' } });
}

async function openSlowRoom(person: ChaosPerson, world: World): Promise<void> {
  if (world.slowRooms.some(({ people }) => people.length === 1)) return;
  const chosen = { format: 'slow', access: 'private', company: 'people', rating: 'teen', time: 'usual', chosen: '', own: '' };
  const { location } = await person.ask('/storyweave/new', { form: chosen });
  if (location?.includes('/storyweave/slow/'))
    world.slowRooms.push({ address: new URL(location, 'http://site').pathname, people: [person.id] });
}

/** Writes on the desk and hands in, each until it is answered: the same submission counts once. */
async function takeTurn(person: ChaosPerson, { journal }: World, address: string): Promise<void> {
  const key = journal.newKey();
  const value = sentenceWith(key, person.random);
  const { text: page } = await person.ask(`${address}/write`);
  const version = Number(hiddenField(page, 'baseVersion') ?? 0);
  if (!version) return;
  const words = { writerId: person.id, saveId: randomUUID(), title: '', body: value, baseVersion: version, purpose: 'save' };
  const saved = await person.ask(`${address}/save`, { json: words, accept: 'application/json' });
  if (saved.status !== 200) return;
  const operation = journal.begin({ kind: 'turn', key, personId: person.id, target: `${address.split('/').at(-1)} slow`, value });
  const { status, text } = await person.ask(address, { form: { intent: 'hand-in', submitId: randomUUID() } }, operation);
  if (status < 400) return journal.acknowledge(operation);
  journal.refuse(operation);
  // Another may have taken the pen, or the story may be over; the words stay on the desk.
  if (!/role="alert"/.test(text)) journal.violate('wrong answer', `a slow turn was refused without a reason: ${status}`);
}

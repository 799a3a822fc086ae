import { type Random, seededRandom } from '../../../app/platform/random/random.ts';
import { httpClient, joinSite } from '../../support/http/http-client.ts';
import type { Mailbox } from '../../support/people/mailbox.ts';
import { newPerson, PASSWORD } from '../../support/people/person.ts';
import type { Journal } from '../journal.ts';
import { bringWork } from './bring-works.ts';
import { writeTogether } from './co-authors.ts';
import { draftChapter } from './draft.ts';
import { duel } from './duel.ts';
import { addChapter, comment, editComment, publishStory, removeComment } from './fan-fiction.ts';
import { takePartInLine } from './line.ts';
import { type ChaosPerson, chaosPerson, GaveUp, pause } from './person.ts';
import { play } from './play.ts';
import { rate } from './rate.ts';
import { createTablePhases } from './table-phases.ts';
import { unpublish } from './unpublish.ts';
import { writeSlowly } from './weaving/slow.ts';
import { playAtTables } from './weaving/table.ts';
import { weaveOn } from './weaving/weave.ts';
import { playInWordRooms } from './word-room.ts';
import type { World } from './world.ts';
import { write } from './write.ts';

type Activity = (person: ChaosPerson, world: World) => Promise<void>;

/** What people do next; listed more often, done more often. */
const ACTIVITIES: readonly Activity[] = [
  ...[comment, comment, comment, editComment, removeComment],
  ...[rate, rate, rate, addChapter, addChapter],
  ...[write, write, play, play, draftChapter, draftChapter],
  ...[takePartInLine, takePartInLine, duel],
  ...[bringWork, bringWork, unpublish],
  ...[writeTogether, writeTogether, writeTogether],
  ...[writeSlowly, writeSlowly, writeSlowly],
];
/** Number of people who also sit in rooms of turns and play in rooms of words; all others play battle rounds and Fold besides. */
const WEAVERS = 3;
const REST_MS = 80;

interface CrowdOptions {
  people: number;
  urls: readonly string[];
  mailbox: Mailbox;
  journal: Journal;
  random: Random;
}

/** People who use a site continuously. */
export interface Crowd {
  people: readonly ChaosPerson[];
  world: World;
  /** Lets everybody finish their current activity. @param timeoutMs after which they are cut off. @returns whether all finished. */
  stop(timeoutMs: number): Promise<boolean>;
}

/** Signs people up through the site's own forms and starts their activities. */
export async function gatherCrowd({ people: count, urls, mailbox, journal, random }: CrowdOptions): Promise<Crowd> {
  const known = { people: [], stories: [], comments: [], slowRooms: [], table: undefined, tableIsOpening: false, tables: 0 };
  const words = { wordRoom: undefined, wordRoomIsOpening: false };
  const world: World = { journal, ...known, ...words, phases: createTablePhases() };
  const runOver = new AbortController();
  let stopping = false;

  async function newcomer(): Promise<ChaosPerson> {
    const { name, email } = newPerson('Writer');
    const client = httpClient();
    const seed = random.integer(2 ** 32);
    await joinSite(client, urls[0] ?? '', { name, email }, { password: PASSWORD, codeTo: mailbox.codeTo });
    const id = /\/players\/([\da-f-]{36})/.exec((await client.ask(`${urls[0]}/profile`)).text)?.[1];
    if (!id) throw new Error(`${name} has no page.`);
    return chaosPerson({ id, name, client, random: seededRandom(seed), journal, urls, runOver: runOver.signal });
  }

  async function live(person: ChaosPerson): Promise<void> {
    let next: Activity = publishStory;
    while (!stopping) {
      await next(person, world).catch((error: unknown) => {
        if (!(error instanceof GaveUp)) journal.violate('wrong answer', `${next.name} of ${person.name}: ${String(error)}`);
      });
      next = person.random.pick(ACTIVITIES);
      await pause(person.random.integer(REST_MS));
    }
  }

  const people = await Promise.all(Array.from({ length: count }, newcomer));
  world.people.push(...people);
  const rooms = new AbortController();
  const lives = [
    ...people.map(live),
    ...people.slice(0, WEAVERS).map((person) => weaveOn(person, world, rooms.signal)),
    ...people.slice(0, WEAVERS).map((person) => playInWordRooms(person, world, rooms.signal)),
    ...people.slice(WEAVERS).map((person) => playAtTables(person, world, rooms.signal)),
  ];
  return {
    people,
    world,
    async stop(timeoutMs) {
      stopping = true;
      rooms.abort();
      let inTime = true;
      const timer = setTimeout(() => {
        inTime = false;
        runOver.abort();
      }, timeoutMs);
      await Promise.all(lives);
      clearTimeout(timer);
      return inTime;
    },
  };
}

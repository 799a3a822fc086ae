import { randomUUID } from 'node:crypto';
import { quoteOf } from '../../../app/arenas/fan-fiction/comments/passages/passage.ts';
import type { Operation } from '../journal.ts';
import type { ChaosPerson } from './person.ts';
import { sentenceWith } from './words.ts';
import type { KnownStory, World } from './world.ts';

/** How often each of two authors saves while both write on one chapter. */
const SAVES = 3;
const HELD = 423;

interface Chapter {
  id: string;
  storyId: string;
}

/** A co-author at a form of the chapter: what their device shows, and what the server has not taken yet. */
interface Desk {
  person: ChaosPerson;
  body: string;
  version: number;
  /** Sentences that stay on the device, each with its save. */
  unsent: { sentence: string; operation: Operation }[];
}

/**
 * Two people write on one chapter at once, while a beta reader writes notes on it. One of them holds the chapter, takes another
 * wording that the reader proposes, and publishes it; what the other one typed stays on their device, until it becomes a chapter of its own.
 */
export async function writeTogether(person: ChaosPerson, world: World): Promise<void> {
  const { journal } = world;
  const joint = await jointStory(person, world);
  if (!joint) return;
  const { story, other, beta } = joint;
  const chapter: Chapter = { id: randomUUID(), storyId: story.id };
  const desks: Desk[] = [person, other].map((one) => ({ person: one, body: '', version: 0, unsent: [] }));
  for (let save = 1; save <= SAVES; save += 1) {
    const seen = desks.find(({ version }) => version > 0)?.body;
    const noted = seen === undefined ? [] : [noteOn(chapter, { beta, about: { intent: 'note', at: '0', quote: quoteOf(seen) } }, world)];
    await Promise.all([...desks.map((desk) => saveAt(desk, chapter, world)), ...noted]);
  }
  const holder = desks.find(({ unsent, version }) => version > 0 && unsent.length === 0);
  const others = desks.filter((desk) => desk !== holder);
  if (holder) {
    await Promise.all([takeWording(holder, { chapter, beta }, world), ...others.map((desk) => saveAt(desk, chapter, world))]);
    await publish(holder, chapter, world);
  }
  for (const { person: writer, unsent } of desks) {
    if (unsent.length === 0) continue;
    const form = {
      intent: 'add-chapter',
      id: randomUUID(),
      title: 'What was kept',
      content: unsent.map(({ sentence }) => sentence).join(' '),
    };
    for (const { operation } of unsent) operation.indeterminate = true;
    const { status } = await writer.ask(`/fan-fiction/story/${story.id}`, { form });
    if (status < 400) for (const { operation } of unsent) journal.acknowledge(operation);
  }
}

/** Types a sentence and saves the chapter; where the other one has saved meanwhile, their words are taken over first. */
async function saveAt(desk: Desk, { id, storyId }: Chapter, { journal }: World): Promise<void> {
  const { person } = desk;
  const key = journal.newKey();
  const sentence = sentenceWith(key, person.random);
  const operation = journal.begin({ kind: 'save', key, personId: person.id, target: id, value: sentence });
  const pending = [...desk.unsent, { sentence, operation }];
  for (let attempt = 0; attempt < 2; attempt += 1) {
    const body = [desk.body, ...pending.map((one) => one.sentence)].filter(Boolean).join(' ');
    const place = { kind: 'chapter', storyId };
    const json = { writerId: person.id, saveId: randomUUID(), title: 'Written together', body, baseVersion: desk.version, place };
    const { status, text } = await person.ask(`/fan-fiction/drafts/${id}`, { json, accept: 'application/json' }, operation);
    if (status === 200) {
      for (const one of pending) journal.acknowledge(one.operation);
      return void Object.assign(desk, { body, version: (JSON.parse(text) as { version: number }).version, unsent: [] });
    }
    if (status !== 409) {
      if (status !== HELD) journal.violate('wrong answer', `a save of the shared chapter ${id} was answered ${status}: ${text}`);
      break;
    }
    const there = JSON.parse(text) as { version: number; body: string };
    Object.assign(desk, { body: there.body, version: there.version });
  }
  desk.unsent = pending;
}

/** The one who holds the chapter publishes it as it stands. */
async function publish({ person, body, version }: Desk, { id, storyId }: Chapter, { journal }: World) {
  const key = journal.newKey();
  const content = `${body} ${sentenceWith(key, person.random)}`;
  const operation = journal.begin({ kind: 'chapter', key, personId: person.id, target: id, value: content });
  const form = { intent: 'add-chapter', id, title: `Chapter ${key}`, content, version: String(version) };
  const { status } = await person.ask(`/fan-fiction/story/${storyId}`, { form }, operation);
  if (status < 400) journal.acknowledge(operation);
  else journal.refuse(operation);
}

/** Another wording for the whole chapter, which adds a sentence, is proposed by who reads along and taken by who holds the chapter. */
async function takeWording(desk: Desk, { chapter, beta }: { chapter: Chapter; beta: ChaosPerson }, world: World): Promise<void> {
  const { journal } = world;
  const key = journal.newKey();
  const wording = `${desk.body} ${sentenceWith(key, beta.random)}`;
  const note = await noteOn(chapter, { beta, about: { intent: 'propose', at: '0', replaces: desk.body, wording } }, world);
  if (note === undefined) return;
  const operation = journal.begin({ kind: 'wording', key, personId: desk.person.id, target: chapter.id, value: wording });
  const { status } = await desk.person.ask(`/fan-fiction/beta/${chapter.storyId}`, { form: { intent: 'take', note } }, operation);
  if (status >= 400) return journal.refuse(operation);
  journal.acknowledge(operation);
  Object.assign(desk, { body: wording, version: desk.version + 1 });
}

interface Noted {
  beta: ChaosPerson;
  /** What is said of which words, as the form sends it. */
  about: Record<string, string>;
}

/** A beta reader says something of the chapter. @returns the id of the note; undefined where it was refused. */
async function noteOn({ id: chapter, storyId }: Chapter, { beta, about }: Noted, { journal }: World): Promise<string | undefined> {
  const key = journal.newKey();
  const text = sentenceWith(key, beta.random);
  const operation = journal.begin({ kind: 'note', key, personId: beta.id, target: randomUUID(), value: text });
  const form = { ...about, id: operation.target, chapter, text };
  const { status } = await beta.ask(`/fan-fiction/beta/${storyId}`, { form }, operation);
  if (status >= 400) return void journal.refuse(operation);
  journal.acknowledge(operation);
  return operation.target;
}

interface JointStory {
  story: KnownStory;
  other: ChaosPerson;
  beta: ChaosPerson;
}

/** A story that one person writes with another and shows to a third: one that there is, or one that becomes it. */
async function jointStory(person: ChaosPerson, world: World): Promise<JointStory | undefined> {
  const { journal, people, stories } = world;
  const mine = stories.filter(({ authorId, words }) => authorId === person.id && words !== undefined);
  const there = mine.find(({ joint }) => joint !== undefined);
  const find = (id: string | undefined) => people.find((one) => one.id === id);
  if (there?.joint) {
    const [other, beta] = [find(there.joint.otherId), find(there.joint.betaId)];
    return other && beta && { story: there, other, beta };
  }
  const story = mine.at(-1);
  const [other, beta] = person.random.shuffle(people.filter(({ id }) => id !== person.id));
  if (!story || !other || !beta) return undefined;
  for (const { id } of [other, beta]) await person.ask(`/players/${id}`, { form: { intent: 'follow' } });
  const page = `/fan-fiction/co-authors/${story.id}`;
  // A repeated invitation is answered with 'invited already'.
  await person.ask(page, { form: { intent: 'invite', name: other.name } });
  const operation = journal.begin({ kind: 'join', personId: other.id, target: story.id, value: other.id });
  const { status } = await other.ask(page, { form: { intent: 'accept' } }, operation);
  if (status >= 400) return void journal.refuse(operation);
  journal.acknowledge(operation);
  const share = { intent: 'share', id: randomUUID(), name: beta.name, what: 'work', days: '30' };
  if ((await person.ask(`/fan-fiction/beta/${story.id}`, { form: share })).status >= 400) return undefined;
  story.joint = { otherId: other.id, betaId: beta.id };
  return { story, other, beta };
}

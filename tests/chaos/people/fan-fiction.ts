import { randomUUID } from 'node:crypto';
import type { HttpResponse } from '../../support/http/http-client.ts';
import type { Operation } from '../journal.ts';
import type { ChaosPerson } from './person.ts';
import { sentenceWith } from './words.ts';
import type { World } from './world.ts';

const FANDOM_PAGE = '/fan-fiction/genre/anime/title/naruto';

/** Publishes a story; its first chapter has the story's id. */
export async function publishStory(person: ChaosPerson, world: World): Promise<void> {
  const id = randomUUID();
  const key = world.journal.newKey();
  const content = sentenceWith(key, person.random);
  const operation = world.journal.begin({ kind: 'story', key, personId: person.id, target: id, value: content });
  const answer = await person.ask(
    `${FANDOM_PAGE}?tab=write`,
    { form: { intent: 'publish', id, title: `Story ${key}`, content } },
    operation,
  );
  if (settle(world, operation, answer)) world.stories.push({ id, authorId: person.id, arena: 'fan_fic', words: content });
}

export async function addChapter(person: ChaosPerson, world: World): Promise<void> {
  const own = world.stories.filter(({ authorId, arena }) => authorId === person.id && arena === 'fan_fic');
  if (own.length === 0) return publishStory(person, world);
  const story = person.random.pick(own);
  const id = randomUUID();
  const key = world.journal.newKey();
  const content = sentenceWith(key, person.random);
  const operation = world.journal.begin({ kind: 'chapter', key, personId: person.id, target: id, value: content });
  const form = { intent: 'add-chapter', id, title: `Chapter ${key}`, content };
  settle(world, operation, await person.ask(`/fan-fiction/story/${story.id}`, { form }, operation));
}

export async function comment(person: ChaosPerson, world: World): Promise<void> {
  const stories = world.stories.filter(({ arena }) => arena === 'fan_fic');
  if (stories.length === 0) return;
  const { id: storyId } = person.random.pick(stories);
  const id = randomUUID();
  const key = world.journal.newKey();
  const text = sentenceWith(key, person.random);
  const operation = world.journal.begin({ kind: 'comment', key, personId: person.id, target: id, value: text });
  const answer = await person.ask(commentsOf(storyId), { form: { intent: 'post', id, text }, accept: 'application/json' }, operation);
  if (settle(world, operation, answer)) world.comments.push({ id, storyId, authorId: person.id });
}

export async function editComment(person: ChaosPerson, world: World): Promise<void> {
  const own = world.comments.filter(({ authorId }) => authorId === person.id);
  if (own.length === 0) return;
  const { id, storyId } = person.random.pick(own);
  const key = world.journal.newKey();
  const text = sentenceWith(key, person.random);
  const operation = world.journal.begin({ kind: 'edit', key, personId: person.id, target: id, value: text });
  settle(
    world,
    operation,
    await person.ask(commentsOf(storyId), { form: { intent: 'edit', id, text }, accept: 'application/json' }, operation),
  );
}

export async function removeComment(person: ChaosPerson, world: World): Promise<void> {
  const own = world.comments.filter(({ authorId }) => authorId === person.id);
  const last = own.at(-1);
  if (!last) return;
  world.comments.splice(world.comments.indexOf(last), 1);
  const operation = world.journal.begin({ kind: 'removal', personId: person.id, target: last.id, value: '' });
  const form = { intent: 'remove', id: last.id };
  const answer = await person.ask(commentsOf(last.storyId), { form, accept: 'application/json' }, operation);
  // A repeated removal is answered with 'no such comment'.
  if (answer.status === 404 && operation.indeterminate) world.journal.acknowledge(operation);
  else settle(world, operation, answer);
}

/** @returns whether the site accepted the operation. */
function settle({ journal }: World, operation: Operation, { status }: HttpResponse): boolean {
  if (status < 400) journal.acknowledge(operation);
  else journal.refuse(operation);
  return status < 400;
}

const commentsOf = (storyId: string) => `/fan-fiction/story/${storyId}/comments`;

import { randomUUID } from 'node:crypto';
import { beforeEach, describe, expect, it } from 'vitest';
import type { Viewer } from '~/accounts/viewer/viewer';
import { Refusal } from '~/platform/forms/refusal';
import { onTestDatabase } from '~/platform/testing/database/test-database';
import { makePlayer } from '~/platform/testing/make-player';
import { createFanFixture, type FanFixture } from '../testing/fan-fixture';

type Role = 'author' | 'commenter' | 'reader';

let fixture: FanFixture;
let people: Record<Role, Viewer>;
let storyId: string;
let chapterId: string;
let commentId: string;

onTestDatabase(async (context) => {
  fixture = createFanFixture(context);
  people = {
    author: await makePlayer(context.database, context.clock, 'Mara'),
    commenter: await makePlayer(context.database, context.clock, 'Ivo'),
    reader: await makePlayer(context.database, context.clock, 'Lena'),
  };
});

beforeEach(async () => {
  const { author, commenter } = people;
  storyId = await fixture.publish(author);
  await fixture.service.chapters.add(author, storyId, { id: randomUUID(), title: 'Second', content: 'More.' });
  [chapterId = ''] = await fixture.chapterIds(storyId);
  commentId = randomUUID();
  await fixture.service.comments.post(commenter, { id: commentId, storyId, chapterId, text: 'Well done.' });
});

const edited = () => ({ id: chapterId, title: 'Other', content: 'Other.' });

const actions: Record<string, { allowed: readonly Role[]; act(person: Viewer): Promise<unknown> }> = {
  'add a chapter': {
    allowed: ['author'],
    act: (person) => fixture.service.chapters.add(person, storyId, { ...edited(), id: randomUUID() }),
  },
  'edit a chapter': {
    allowed: ['author'],
    act: async (person) => {
      const source = await fixture.service.reading.chapterSource(storyId, chapterId, people.author.id);
      return fixture.service.chapters.edit(person, storyId, { ...edited(), base: source?.base ?? 0 });
    },
  },
  'say something before a chapter': {
    allowed: ['author'],
    act: (person) => fixture.service.chapters.setNotes(person, storyId, { id: chapterId, noteBefore: 'For Ada.', noteAfter: '' }),
  },
  'delete a chapter': { allowed: ['author'], act: (person) => fixture.service.chapters.delete(person, storyId, chapterId) },
  'rename the story': { allowed: ['author'], act: (person) => fixture.service.stories.rename(person, storyId, 'Other') },
  'delete the story': { allowed: ['author'], act: (person) => fixture.service.stories.delete(person, storyId) },
  'post a comment': {
    allowed: ['author', 'commenter', 'reader'],
    act: (person) => fixture.service.comments.post(person, { id: randomUUID(), storyId, chapterId: undefined, text: 'Me too.' }),
  },
  'edit the comment': { allowed: ['commenter'], act: (person) => fixture.service.comments.edit(person, commentId, 'Better.') },
  'remove the comment': { allowed: ['author', 'commenter'], act: (person) => fixture.service.comments.remove(person, commentId) },
};

const rows = Object.entries(actions).flatMap(([action, { allowed, act }]) =>
  (['author', 'commenter', 'reader'] as const).map((role) => ({ action, role, allowed: allowed.includes(role), act })),
);

describe('the server', () => {
  it.each(rows)('lets a $role $action: $allowed', async ({ role, allowed, act }) => {
    if (allowed) {
      await act(people[role]);
      return;
    }
    const refused = await act(people[role]).catch((error: unknown) => error);
    expect(refused).toBeInstanceOf(Refusal);
    expect(refused).toMatchObject({ status: 403 });
  });

  it.each(Object.entries(actions).filter(([action]) => !action.includes('comment')))(
    'finds nothing to %s when the story is gone',
    async (_, { act }) => {
      await fixture.service.stories.delete(people.author, storyId);
      await expect(act(people.author)).rejects.toMatchObject({ status: 404 });
    },
  );
});

describe('an id already in use', () => {
  const refused = { status: 409 };

  it('adds no chapter, whether to another story or to somebody else’s', async () => {
    const { author, reader } = people;
    const other = await fixture.publish(author);
    await expect(fixture.service.chapters.add(author, other, edited())).rejects.toMatchObject(refused);
    await expect(fixture.service.chapters.add(reader, await fixture.publish(reader), edited())).rejects.toMatchObject(refused);
  });

  it('makes no story', async () => {
    const { author, reader } = people;
    const id = randomUUID();
    await fixture.service.chapters.add(author, storyId, { ...edited(), id });
    for (const taken of [id, storyId]) {
      const story = { id: taken, fandom: { id: 'naruto', name: 'Naruto' }, title: 'Taken', content: 'Words.' };
      await expect(fixture.service.stories.create(reader, story)).rejects.toMatchObject(refused);
    }
  });

  it('makes no comment, unless the same person resends the same one', async () => {
    const { commenter, reader } = people;
    const comment = { id: commentId, storyId, chapterId: undefined, text: 'Well done.' };
    await fixture.service.comments.post(commenter, comment);
    await expect(fixture.service.comments.post(reader, comment)).rejects.toMatchObject(refused);
  });
});

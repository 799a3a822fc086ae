import { describe, expect, it } from 'vitest';
import { type CommentAction, type FanStoryAction, may, mayWithComment } from './policy';

const author = { id: 'author' };
const commenter = { id: 'commenter' };
const reader = { id: 'reader' };
const people = { visitor: undefined, reader, author, commenter } as const;
type Role = keyof typeof people;

const story = { authorId: author.id };
const ownerless = { authorId: null };

const storyTable: Record<FanStoryAction, Record<Role, boolean>> = {
  comment: { visitor: false, reader: true, author: true, commenter: true },
  like: { visitor: false, reader: true, author: true, commenter: true },
  addChapter: { visitor: false, reader: false, author: true, commenter: false },
  editChapter: { visitor: false, reader: false, author: true, commenter: false },
  deleteChapter: { visitor: false, reader: false, author: true, commenter: false },
  editTitle: { visitor: false, reader: false, author: true, commenter: false },
  deleteStory: { visitor: false, reader: false, author: true, commenter: false },
  readHistory: { visitor: false, reader: false, author: true, commenter: false },
  arrangeChapters: { visitor: false, reader: false, author: true, commenter: false },
};

const commentTable: Record<CommentAction, Record<Role, boolean>> = {
  editComment: { visitor: false, reader: false, author: false, commenter: true },
  removeComment: { visitor: false, reader: false, author: true, commenter: true },
};

const rows = <Action extends string>(table: Record<Action, Record<Role, boolean>>) =>
  (Object.entries(table) as [Action, Record<Role, boolean>][]).flatMap(([action, roles]) =>
    (Object.entries(roles) as [Role, boolean][]).map(([role, allowed]) => ({ action, role, allowed })),
  );

describe('with a story', () => {
  it.each(rows(storyTable))('a $role may $action: $allowed', ({ action, role, allowed }) => {
    expect(may(people[role], action, story)).toBe(allowed);
  });

  it.each(Object.keys(storyTable) as FanStoryAction[])('whose author has left treats nobody as its author: %s', (action) => {
    const isForReaders = storyTable[action].reader;
    expect(may(undefined, action, ownerless)).toBe(false);
    expect(may(reader, action, ownerless)).toBe(isForReaders);
  });
});

describe('with a comment', () => {
  it.each(rows(commentTable))('a $role may $action: $allowed', ({ action, role, allowed }) => {
    expect(mayWithComment(people[role], action, { authorId: commenter.id, story })).toBe(allowed);
  });

  it('whose author has left only the author of the story may do something', () => {
    expect(mayWithComment(undefined, 'removeComment', { authorId: null, story: ownerless })).toBe(false);
    expect(mayWithComment(author, 'removeComment', { authorId: null, story })).toBe(true);
    expect(mayWithComment(author, 'editComment', { authorId: null, story })).toBe(false);
  });
});

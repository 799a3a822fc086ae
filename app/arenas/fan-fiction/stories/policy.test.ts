import { describe, expect, it } from 'vitest';
import { type CommentAction, type FanStoryAction, may, mayWithComment } from './policy';

const author = { id: 'author' };
const commenter = { id: 'commenter' };
const reader = { id: 'reader' };
const people = { visitor: undefined, reader, author, commenter } as const;
type Role = keyof typeof people;

const story = { authorId: author.id, taking: 'shown' } as const;
const ownerless = { authorId: null, taking: 'waiting' } as const;

const storyTable: Record<FanStoryAction, Record<Role, boolean>> = {
  comment: { visitor: false, reader: true, author: true, commenter: true },
  addChapter: { visitor: false, reader: false, author: true, commenter: false },
  editChapter: { visitor: false, reader: false, author: true, commenter: false },
  deleteChapter: { visitor: false, reader: false, author: true, commenter: false },
  editTitle: { visitor: false, reader: false, author: true, commenter: false },
  deleteStory: { visitor: false, reader: false, author: true, commenter: false },
  readHistory: { visitor: false, reader: false, author: true, commenter: false },
  arrangeChapters: { visitor: false, reader: false, author: true, commenter: false },
  ruleComments: { visitor: false, reader: false, author: true, commenter: false },
  sayProgress: { visitor: false, reader: false, author: true, commenter: false },
};

const commentTable: Record<CommentAction, Record<Role, boolean>> = {
  editComment: { visitor: false, reader: false, author: false, commenter: true },
  removeComment: { visitor: false, reader: false, author: true, commenter: true },
  blockWriter: { visitor: false, reader: false, author: true, commenter: false },
  approveComment: { visitor: false, reader: false, author: true, commenter: false },
  answerComment: { visitor: false, reader: true, author: true, commenter: true },
  freezeThread: { visitor: false, reader: false, author: true, commenter: false },
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
  const shown = { state: 'shown', isAnswer: false, isFrozen: false } as const;

  it.each(rows(commentTable))('a $role may $action: $allowed', ({ action, role, allowed }) => {
    expect(mayWithComment(people[role], action, { ...shown, authorId: commenter.id, story })).toBe(allowed);
  });

  it('only readers who may comment answer it, and only where it is shown and answers none itself', () => {
    const comment = { ...shown, authorId: commenter.id, story };
    expect(mayWithComment(reader, 'answerComment', { ...comment, isAnswer: true })).toBe(false);
    expect(mayWithComment(author, 'answerComment', { ...comment, state: 'waiting' })).toBe(false);
    for (const taking of ['closed', 'newcomers', 'strangers'] as const) {
      expect(mayWithComment(reader, 'answerComment', { ...comment, story: { ...story, taking } })).toBe(false);
      expect(may(reader, 'comment', { ...story, taking })).toBe(false);
    }
  });

  it('in a closed thread nobody answers or changes theirs, and everybody may take it away', () => {
    const comment = { ...shown, isFrozen: true, authorId: commenter.id, story };
    for (const person of [author, reader, commenter]) expect(mayWithComment(person, 'answerComment', comment)).toBe(false);
    expect(mayWithComment(commenter, 'editComment', comment)).toBe(false);
    expect(mayWithComment(commenter, 'removeComment', comment)).toBe(true);
    expect([author, commenter].map((person) => mayWithComment(person, 'freezeThread', comment))).toEqual([true, false]);
    expect(mayWithComment(author, 'freezeThread', { ...comment, isAnswer: true })).toBe(false);
    expect([author, commenter, reader].map((person) => mayWithComment(person, 'blockWriter', comment))).toEqual([true, false, false]);
  });

  it('whose author has left only the author of the story may do something', () => {
    expect(mayWithComment(undefined, 'removeComment', { ...shown, authorId: null, story: ownerless })).toBe(false);
    expect(mayWithComment(author, 'removeComment', { ...shown, authorId: null, story })).toBe(true);
    expect(mayWithComment(author, 'editComment', { ...shown, authorId: null, story })).toBe(false);
  });
});

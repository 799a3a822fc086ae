import { describe, expect, it } from 'vitest';
import { hasWritten, isByOne, knownAs, may, type StoryAction, type StoryFacts, writesStory } from './policy';

const people = { visitor: undefined, reader: { id: 'reader' }, author: { id: 'author' } };
const stories: Record<string, StoryFacts> = {
  published: { status: 'published', authorId: 'author' },
  draft: { status: 'draft', authorId: 'author' },
  'draft in a session': { status: 'draft', authorId: 'author', beingWritten: true },
  'taken back': { status: 'draft', authorId: 'author', takenBack: true },
  unlisted: { status: 'unlisted', authorId: 'author' },
  hidden: { status: 'hidden', authorId: 'author' },
  'hidden without author': { status: 'hidden', authorId: null },
  'published without author': { status: 'published', authorId: null },
  'published by several': { status: 'published', authorId: null, writerIds: ['author', null, 'somebody'] },
  'from a room': { status: 'published', authorId: null, writerIds: ['author'], weaverIds: ['author'] },
  'from a room, hidden': { status: 'hidden', authorId: null, writerIds: ['author'], weaverIds: ['author'] },
  'draft without author': { status: 'draft', authorId: null },
};

/** Who may do it; nobody else may. */
const allowed: Record<keyof typeof stories, Record<StoryAction, (keyof typeof people)[]>> = {
  published: {
    read: ['visitor', 'reader', 'author'],
    rate: ['reader'],
    leaveKudos: ['visitor', 'reader'],
    bookmark: ['reader', 'author'],
    edit: ['author'],
    rename: ['author'],
    revise: ['author'],
    publish: [],
    delete: ['author'],
    readHistory: ['author'],
    rateContent: ['author'],
    tag: ['author'],
    setReach: ['author'],
    orphan: ['author'],
  },
  draft: {
    read: ['author'],
    rate: [],
    leaveKudos: [],
    bookmark: [],
    edit: ['author'],
    rename: ['author'],
    revise: ['author'],
    publish: ['author'],
    delete: ['author'],
    readHistory: ['author'],
    rateContent: ['author'],
    tag: ['author'],
    setReach: [],
    orphan: [],
  },
  'draft in a session': {
    read: ['author'],
    rate: [],
    leaveKudos: [],
    bookmark: [],
    edit: ['author'],
    rename: [],
    revise: [],
    publish: [],
    delete: [],
    readHistory: ['author'],
    rateContent: ['author'],
    tag: ['author'],
    setReach: [],
    orphan: [],
  },
  'taken back': {
    read: ['author'],
    rate: [],
    leaveKudos: [],
    bookmark: [],
    edit: ['author'],
    rename: ['author'],
    revise: ['author'],
    publish: [],
    delete: ['author'],
    readHistory: ['author'],
    rateContent: ['author'],
    tag: ['author'],
    setReach: ['author'],
    orphan: [],
  },
  unlisted: {
    read: ['visitor', 'reader', 'author'],
    rate: [],
    leaveKudos: [],
    bookmark: [],
    edit: ['author'],
    rename: ['author'],
    revise: ['author'],
    publish: [],
    delete: ['author'],
    readHistory: ['author'],
    rateContent: ['author'],
    tag: ['author'],
    setReach: ['author'],
    orphan: ['author'],
  },
  hidden: {
    read: ['author'],
    rate: [],
    leaveKudos: [],
    bookmark: [],
    edit: ['author'],
    rename: ['author'],
    revise: ['author'],
    publish: [],
    delete: ['author'],
    readHistory: ['author'],
    rateContent: ['author'],
    tag: ['author'],
    setReach: [],
    orphan: [],
  },
  'hidden without author': {
    read: [],
    rate: [],
    leaveKudos: [],
    bookmark: [],
    edit: [],
    rename: [],
    revise: [],
    publish: [],
    delete: [],
    readHistory: [],
    rateContent: [],
    tag: [],
    setReach: [],
    orphan: [],
  },
  'published without author': {
    read: ['visitor', 'reader', 'author'],
    rate: ['reader', 'author'],
    leaveKudos: ['visitor', 'reader', 'author'],
    bookmark: ['reader', 'author'],
    edit: [],
    rename: [],
    revise: [],
    publish: [],
    delete: [],
    readHistory: [],
    rateContent: [],
    tag: [],
    setReach: [],
    orphan: [],
  },
  'published by several': {
    read: ['visitor', 'reader', 'author'],
    rate: ['reader'],
    leaveKudos: ['visitor', 'reader'],
    bookmark: ['reader', 'author'],
    edit: [],
    rename: [],
    revise: [],
    publish: [],
    delete: [],
    readHistory: [],
    rateContent: [],
    tag: [],
    setReach: [],
    orphan: [],
  },
  'from a room': {
    read: ['visitor', 'reader', 'author'],
    rate: ['reader'],
    leaveKudos: ['visitor', 'reader'],
    bookmark: ['reader', 'author'],
    edit: [],
    rename: [],
    revise: [],
    publish: [],
    delete: [],
    readHistory: [],
    rateContent: [],
    tag: ['author'],
    setReach: [],
    orphan: [],
  },
  'from a room, hidden': {
    read: [],
    rate: [],
    leaveKudos: [],
    bookmark: [],
    edit: [],
    rename: [],
    revise: [],
    publish: [],
    delete: [],
    readHistory: [],
    rateContent: [],
    tag: [],
    setReach: [],
    orphan: [],
  },
  'draft without author': {
    read: [],
    rate: [],
    leaveKudos: [],
    bookmark: [],
    edit: [],
    rename: [],
    revise: [],
    publish: [],
    delete: [],
    readHistory: [],
    rateContent: [],
    tag: [],
    setReach: [],
    orphan: [],
  },
};

const cases = Object.entries(allowed).flatMap(([story, actions]) =>
  Object.entries(actions).flatMap(([action, who]) =>
    Object.keys(people).map((person) => ({
      story,
      action: action as StoryAction,
      person: person as keyof typeof people,
      answer: who.includes(person as keyof typeof people),
    })),
  ),
);

describe('who may do what with a story', () => {
  it.each(cases)('$person, $action, $story: $answer', ({ story, action, person, answer }) => {
    const facts = stories[story];
    if (!facts) throw new Error(`There is no story called ${story}.`);
    expect(may(people[person], action, facts)).toBe(answer);
  });
});

describe('the writers of a story', () => {
  it('are its author and all who wrote it with them, and nobody is for a visitor', () => {
    expect(hasWritten({ id: 'author' }, { authorId: 'author' })).toBe(true);
    expect(hasWritten({ id: 'other' }, { authorId: null, writerIds: ['author', 'other'] })).toBe(true);
    expect(hasWritten({ id: 'reader' }, { authorId: 'author' })).toBe(false);
    expect(hasWritten(undefined, { authorId: null, writerIds: [null] })).toBe(false);
    expect(writesStory('other', { authorId: 'author', coAuthorIds: ['author', 'other'] })).toBe(true);
    expect(writesStory('reader', { authorId: 'author', coAuthorIds: ['author', 'other'] })).toBe(false);
  });

  it('are one where there is a single author whose name is not held back', () => {
    expect(isByOne({ authorId: 'author' })).toBe(true);
    expect(isByOne({ authorId: 'author', coAuthorIds: ['author'] })).toBe(true);
    expect(isByOne({ authorId: null, coAuthorIds: ['author'] })).toBe(false);
    expect(isByOne({ authorId: 'author', coAuthorIds: ['author', 'other'] })).toBe(false);
  });

  it('are known by the pen name under which each writes it', () => {
    expect(knownAs('author', { coAuthorIds: ['other', 'author'], nameIds: ['pen', 'quill'] })).toBe('quill');
    expect(knownAs('author', { coAuthorIds: ['other', 'author'], nameIds: ['pen'] })).toBe('author');
    expect(knownAs('author', {})).toBe('author');
  });
});

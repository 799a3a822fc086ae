import { describe, expect, it } from 'vitest';
import { may, type StoryAction, type StoryFacts } from './policy';

const people = { visitor: undefined, reader: { id: 'reader' }, author: { id: 'author' } };
const stories: Record<string, StoryFacts> = {
  published: { status: 'published', authorId: 'author' },
  draft: { status: 'draft', authorId: 'author' },
  'draft in a session': { status: 'draft', authorId: 'author', beingWritten: true },
  hidden: { status: 'hidden', authorId: 'author' },
  'hidden without author': { status: 'hidden', authorId: null },
  'published without author': { status: 'published', authorId: null },
  'published by several': { status: 'published', authorId: null, writerIds: ['author', null, 'somebody'] },
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

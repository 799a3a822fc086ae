import { awayTexts } from '~/platform/database/database-away';
import { countText, numberText } from '~/platform/text/format';
import type { CollectionKind, SeriesPart } from './collection';

/** What a kind of collection is called. */
interface KindTexts {
  one: string;
  own: string;
  intro: string;
  ofStory: (story: string) => string;
  none: string;
  make: string;
  makeWith: string;
  title: string;
  titleMissing: string;
  add: string;
  takeOut: string;
  tooMany: (most: number) => string;
  full: (most: number) => string;
  storyMissing: string;
  missing: { title: string; text: string };
  back: string;
  follow: string;
  unfollow: string;
  followed: string;
  remove: string;
  removeQuestion: string;
  removeWarning: string;
  hidden: string;
  report: string;
  empty: string;
  order: string;
  edit: string;
}

/** Texts of series and of lists, by their kind. */
export const collectionTexts: Readonly<Record<CollectionKind, KindTexts>> = {
  series: {
    one: 'Series',
    own: 'My Series',
    intro: 'Stories of yours that belong together, in reading order.',
    ofStory: (story) => `Series of “${story}”`,
    none: 'You have no series yet.',
    make: 'Begin a series',
    makeWith: 'Begin a series with this story',
    title: 'Title of the series',
    titleMissing: 'A series needs a title.',
    add: 'Add to this series',
    takeOut: 'Take out of this series',
    tooMany: (most) => `You have ${numberText(most)} series. Delete one to begin another.`,
    full: (most) => `A series has up to ${numberText(most)} stories.`,
    storyMissing: 'Only stories of yours under the name of the series can be in it.',
    missing: { title: 'Series not found', text: 'It was deleted, or its address is not quite right.' },
    back: 'All your series',
    follow: 'Follow this series',
    unfollow: 'Unfollow this series',
    followed: 'You will be notified of each new part.',
    remove: 'Delete this series',
    removeQuestion: 'Delete this series?',
    removeWarning: 'Its stories stay. This cannot be undone.',
    hidden: 'A moderator has hidden this series. Only you can see it.',
    report: 'Report this series',
    empty: 'No part of this series can be read yet.',
    order: 'Order of the series',
    edit: 'Edit this series',
  },
  list: {
    one: 'List',
    own: 'My Lists',
    intro: 'Stories that you keep together, for yourself or to recommend.',
    ofStory: (story) => `Lists with “${story}”`,
    none: 'You have no lists yet.',
    make: 'Begin a list',
    makeWith: 'Begin a list with this story',
    title: 'Name of the list',
    titleMissing: 'A list needs a name.',
    add: 'Add to this list',
    takeOut: 'Take out of this list',
    tooMany: (most) => `You have ${numberText(most)} lists. Delete one to begin another.`,
    full: (most) => `A list has up to ${numberText(most)} stories.`,
    storyMissing: 'This story cannot be added.',
    missing: { title: 'List not found', text: 'It was deleted, is private, or its address is not quite right.' },
    back: 'All your lists',
    follow: 'Follow this list',
    unfollow: 'Unfollow this list',
    followed: 'You will be notified of each story that is added.',
    remove: 'Delete this list',
    removeQuestion: 'Delete this list?',
    removeWarning: 'Its stories stay. This cannot be undone.',
    hidden: 'A moderator has hidden this list. Only you can see it.',
    report: 'Report this list',
    empty: 'Nothing is on this list yet.',
    order: 'Latest added',
    edit: 'Edit this list',
  },
};

/** Texts of both. */
export const collectedTexts = {
  part: ({ part, title }: SeriesPart) => `Part ${numberText(part)} of ${title}`,
  partHere: (part: number, parent: string | null) =>
    parent === null ? `Part ${numberText(part)}` : `Part ${numberText(part)}: an appendage to “${parent}”`,
  by: 'by <author/>',
  works: (count: number) => countText(count, { one: 'work', other: 'works' }),
  words: (count: number) => countText(count, { one: 'word', other: 'words' }),
  complete: 'Complete',
  inProgress: 'In progress',
  summary: 'Summary',
  notes: 'Notes',
  summaryHint: 'What it is about. Shown on its page.',
  notesHint: 'Anything else you want to say. Shown below the summary.',
  isComplete: 'It is complete',
  isCompleteHint: 'Nothing more is to come.',
  titleTooLong: (most: number) => `A title has up to ${numberText(most)} characters.`,
  notesTooLong: (most: number) => `Notes have up to ${numberText(most)} characters.`,
  unfit: 'There is a word in it that does not belong here. Please choose another.',
  noteTooLong: (most: number) => `A note has up to ${numberText(most)} characters.`,
  tooManyTags: (most: number) => `A story has up to ${numberText(most)} of your own tags.`,
  tagTooLong: (most: number) => `A tag has up to ${numberText(most)} characters.`,
  isPublic: 'Everyone can see this list',
  isPublicHint: 'With your name, the notes and your own tags. Otherwise only you can see it.',
  private: 'Private',
  recommend: 'Recommend it to readers of',
  recommendHint: 'A public list appears on this fandom’s page. You can choose among the fandoms of its stories.',
  recommendNowhere: 'No fandom',
  ownNote: (title: string) => `Your note on “${title}”`,
  ownTags: (title: string) => `Your own tags of “${title}”`,
  ownTagsHint: 'Separate them with commas.',
  noteAndTags: 'Note and tags',
  saveNote: 'Save note',
  tagged: (tag: string) => `Only stories tagged “${tag}”.`,
  allOfIt: 'Show all',
  bookmarks: 'These are your bookmarks. They keep this list’s name.',
  recLists: 'Reading lists',
  recListsIntro: (fandom: string) => `Lists that readers recommend to readers of ${fandom}.`,
  under: 'Whose series',
  underHint: 'Only stories under that name can be in it. You cannot change it later.',
  byPen: (name: string) => `By ${name}`,
  byOwner: (owner: string) => `by ${owner}`,
  save: 'Save',
  saving: 'Saving...',
  saved: 'Saved.',
  making: 'Beginning...',
  done: 'Back to its page',
  stories: 'Stories',
  pages: 'Pages of its stories',
  shownOf: (from: number, to: number, of: number) => `${numberText(from)} to ${numberText(to)} of ${numberText(of)}`,
  pageBefore: 'Previous stories',
  pageAfter: 'More stories',
  arrange: 'Change the order by number, or with the arrows.',
  moveUp: (title: string) => `Move “${title}” up`,
  moveDown: (title: string) => `Move “${title}” down`,
  moveTo: (title: string) => `New number of “${title}”`,
  move: 'Move',
  takeOut: (title: string) => `Take out “${title}”`,
  out: 'Take out',
  keep: 'Keep it',
  book: 'Download EPUB',
  bookTooLong: (most: number) => `It has more than ${numberText(most)} words, too many for one book. Each story has its own.`,
  narrowed: 'Nothing here matches your filters.',
  toStory: 'Back to the story',
  notShown: 'A story that is not shown',
  states: {
    published: '',
    draft: 'Draft: readers do not see it here',
    hidden: 'Hidden: readers do not see it here',
    unlisted: 'Unlisted: readers do not see it here',
    behind_door: 'Being looked at: readers do not see it here',
  },
  bookmarksStay: 'The list of your bookmarks cannot be deleted.',
  notYours: 'This is not yours to change.',
  gone: 'It is no longer there.',
  ownFollow: 'You cannot follow your own.',
  tooManyFollows: (most: number) => `You already follow ${numberText(most)} series and lists. Please unfollow one first.`,
  failed: 'That did not work. Please try again.',
  databaseAway: awayTexts.text,
} as const;

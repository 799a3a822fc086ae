import { awayTexts } from '~/platform/database/database-away';
import { countText } from '~/platform/text/format';
import type { TagKind } from '../rules/tag';
import type { TagAction } from './changes';

const tags = (count: number) => countText(count, { one: 'tag', other: 'tags' });

/** Texts of the pages of wranglers. */
export const wranglingTexts = {
  title: 'Wrangling tags',
  views: 'Your tags and wrangling',
  tabs: { own: 'Your tags', queue: 'To wrangle', log: 'Log', handbook: 'Handbook' },
  failed: 'That did not work. Please try again.',
  databaseAway: awayTexts.text,
  wranglersOnly: 'Only wranglers can do this.',
  kinds: { freeform: 'Freeforms', relationship: 'Relationships', character: 'Characters', fandom: 'Fandoms' } satisfies Record<
    TagKind,
    string
  >,
  kindLabel: 'Kind of tags',
  fandom: 'Fandom',
  anyFandom: 'Any',
  words: 'Search all tags',
  find: 'Show',
  nothingWaits: 'Nothing is waiting here.',
  nothingWaitsFor: 'No tag matches. Tags of a fandom are those of its newest 2,000 stories.',
  nothingFound: 'No tag has these words.',
  more: 'Show more',
  choose: (name: string) => `Choose ${name}`,
  stories: (count: number) => countText(count, { one: 'story', other: 'stories' }),
  canonical: 'canonical',
  countsAs: (name: string) => `counts as ${name}`,
  below: (names: string) => `below ${names}`,
  usedIn: (names: string) => `in ${names}`,
  chosen: 'What to do with the chosen tags',
  does: { canonical: 'Make canonical', merge: 'Merge', parents: 'Set parents', settle: 'Leave as they are' },
  into: 'Merge into',
  intoHint: 'The name of a canonical tag of the same kind.',
  parents: 'Parents',
  parentsHint: {
    fandom: '',
    character: 'The fandoms above them, separated by commas; new canonical ones get these, too.',
    relationship: 'Their characters, separated by commas; new canonical ones get these, too.',
    freeform: 'The wider tags above them, separated by commas; new canonical ones get these, too.',
  } satisfies Record<TagKind, string>,
  working: 'Working...',
  noneChosen: 'Choose a tag first.',
  kindsDiffer: 'Please choose tags of one kind.',
  intoMissing: 'Please say which canonical tag to merge into.',
  intoUnknown: (name: string) => `“${name}” is not a canonical tag of this kind. Make it canonical first.`,
  noParents: 'Fandoms have no parents.',
  parentUnknown: (name: string) => `“${name}” is not a canonical tag that can be above these. Make it canonical first.`,
  parentsInCircle: 'A tag cannot be below itself or one of its own narrower tags.',
  registryStays: (name: string) => `${name} is a fandom with a page of its own, and stays.`,
  undoneAlready: 'That has already been undone.',
  changedSince: 'These tags have been changed since. Undo the later change first.',
  done: (count: number) => (count === 0 ? 'Nothing to change: they are already like that.' : `Done: ${tags(count)} changed.`),
  undoneText: (undone: number, stayed: number) =>
    stayed === 0
      ? `Undone: ${tags(undone)} changed back.`
      : `Undone: ${tags(undone)} changed back, and ${stayed} stayed, changed by someone since.`,
  following: (count: number) => `Stories of ${tags(count)} are still being moved. All pages work meanwhile.`,
  undo: 'Undo',
  undoChange: (said: string) => `Undo: ${said}`,
  undone: (by: string | undefined) => (by === undefined ? 'undone' : `undone by ${by}`),
  emptyLog: 'Nothing has been done yet.',
  older: 'Older changes',
  authors: 'Three authors',
  somebody: 'Someone who has left',
  did: {
    canonical: 'made canonical:',
    merge: 'merged',
    parents: 'set the parents of',
    settle: 'left as it is:',
    agree: 'agreed to merge',
  } satisfies Record<TagAction, string>,
  mergedInto: 'into',
  andMore: (count: number) => `and ${count} more`,
} as const;

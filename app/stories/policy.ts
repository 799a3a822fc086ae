import type { StoryStatus } from './story';

export type StoryAction =
  | 'read'
  | 'rate'
  | 'leaveKudos'
  | 'bookmark'
  | 'edit'
  | 'revise'
  | 'rename'
  | 'publish'
  | 'delete'
  | 'readHistory'
  | 'rateContent'
  | 'setReach'
  | 'orphan'
  | 'tag';

/** The facts that decide about a story. */
export interface StoryFacts {
  status: StoryStatus;
  authorId: string | null;
  /** Who writes it together, its author among them; missing or empty for a story by one. They have the same rights. */
  coAuthorIds?: readonly string[];
  /** The ids of their names on it, in the same order: of their pen names, or their own. Missing where nobody is told who did something. */
  nameIds?: readonly string[];
  /** The writers of a story by several. */
  writerIds?: readonly (string | null)[];
  /** To whom a story belongs because they wrote it in a room, with their name on it or without. */
  weaverIds?: readonly string[];
  /** Whether a timed session is still writing it. */
  beingWritten?: boolean;
  /** Whether it is a draft that was published before: its author took it back. */
  takenBack?: boolean;
}

/** Only its author can read a hidden story, and nobody can rate it. */
const rules: Record<StoryAction, (personId: string | undefined, story: StoryFacts) => boolean> = {
  read: (personId, story) => isShown(story) || wrote(personId, story),
  rate: (personId, story) => personId !== undefined && story.status === 'published' && !tookPart(personId, story),
  leaveKudos: (personId, story) => story.status === 'published' && !tookPart(personId, story),
  bookmark: (personId, story) => personId !== undefined && story.status === 'published',
  edit: wrote,
  revise: wroteAndRests,
  rename: wroteAndRests,
  publish: (personId, story) => story.status === 'draft' && !story.takenBack && wroteAndRests(personId, story),
  // It is everybody's who writes it: one of them leaves it, or all agree that it goes.
  delete: wroteAlone,
  readHistory: wrote,
  rateContent: wrote,
  // What a room wrote is everybody's who wrote it, while readers are shown it.
  tag: (personId, story) => wrote(personId, story) || (isShown(story) && woveIt(personId, story)),
  // What moderators or readers took out of sight stays where it is until they have looked.
  setReach: (personId, story) => (isShown(story) || story.takenBack === true) && wroteAndRests(personId, story),
  orphan: (personId, story) => isShown(story) && wroteAlone(personId, story),
};

/**
 * Whether a person may do something with a story. The server enforces it; pages show or hide controls by it.
 * @param person undefined for a visitor.
 * @see docs/product/stories.md
 */
export function may(person: { id: string } | undefined, action: StoryAction, story: StoryFacts): boolean {
  return rules[action](person?.id, story);
}

/** Whether a person wrote a story, alone or with others. */
export function hasWritten(person: { id: string } | undefined, story: Pick<StoryFacts, 'authorId' | 'writerIds'>): boolean {
  return tookPart(person?.id, story);
}

function isShown({ status }: StoryFacts): boolean {
  return status === 'published' || status === 'unlisted';
}

function tookPart(personId: string | undefined, { authorId, writerIds = [] }: Pick<StoryFacts, 'authorId' | 'writerIds'>): boolean {
  return personId !== undefined && (authorId === personId || writerIds.includes(personId));
}

function woveIt(personId: string | undefined, { weaverIds = [] }: StoryFacts): boolean {
  return personId !== undefined && weaverIds.includes(personId);
}

function wrote(personId: string | undefined, story: StoryFacts): boolean {
  return writesStory(personId, story);
}

/** Whether a person writes a story now, alone or with others. */
export function writesStory(
  personId: string | undefined,
  { authorId, coAuthorIds = [] }: Pick<StoryFacts, 'authorId' | 'coAuthorIds'>,
): boolean {
  return personId !== undefined && (authorId === personId || coAuthorIds.includes(personId));
}

/** Who writes a story, and under which name it stands. */
type Authors = Pick<StoryFacts, 'authorId' | 'coAuthorIds'>;

/**
 * Whether one person writes a story, under whatever name. One of several authors has no rights alone, and neither has one whose name a
 * collection holds back.
 */
export function isByOne({ authorId, coAuthorIds = [] }: Authors): boolean {
  return coAuthorIds.length === 0 || (coAuthorIds.length === 1 && authorId !== null);
}

/**
 * Under which id others know what an author does with a story: that of the pen name under which they write it, or their own.
 * @see docs/decisions/0184-pen-names.md
 */
export function knownAs(personId: string, { coAuthorIds = [], nameIds = [] }: Pick<StoryFacts, 'coAuthorIds' | 'nameIds'>): string {
  return nameIds[coAuthorIds.indexOf(personId)] ?? personId;
}

/** While a session writes a story, only the session changes its title and its end. */
function wroteAndRests(personId: string | undefined, story: StoryFacts): boolean {
  return wrote(personId, story) && !story.beingWritten;
}

function wroteAlone(personId: string | undefined, story: StoryFacts): boolean {
  return wroteAndRests(personId, story) && isByOne(story);
}

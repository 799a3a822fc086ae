/** What people may do with a published story of fan fiction, beyond reading and rating it. */
export type FanStoryAction =
  | 'comment'
  | 'like'
  | 'addChapter'
  | 'editChapter'
  | 'deleteChapter'
  | 'editTitle'
  | 'deleteStory'
  | 'readHistory'
  | 'arrangeChapters';
/** What people may do with a comment. */
export type CommentAction = 'editComment' | 'removeComment';

/** The facts that permissions on a story depend on. */
export interface FanStoryFacts {
  /** Null when its author has left. */
  authorId: string | null;
}

/** The facts that permissions on a comment depend on. */
export interface CommentFacts {
  /** Null when its author has left. */
  authorId: string | null;
  story: FanStoryFacts;
}

type Person = { id: string } | undefined;

const storyRules: Record<FanStoryAction, (person: Person, story: FanStoryFacts) => boolean> = {
  comment: isSignedIn,
  like: isSignedIn,
  addChapter: wrote,
  editChapter: wrote,
  deleteChapter: wrote,
  editTitle: wrote,
  deleteStory: wrote,
  readHistory: wrote,
  arrangeChapters: wrote,
};

/**
 * Whether a person may do something with a story of fan fiction. The server enforces it; pages show or hide by it.
 * @param person undefined for a visitor.
 * @see docs/product/fan-fiction.md
 */
export function may(person: Person, action: FanStoryAction, story: FanStoryFacts): boolean {
  return storyRules[action](person, story);
}

/** Whether a person may do something with a comment: its author may, and the story's author may remove it. */
export function mayWithComment(person: Person, action: CommentAction, comment: CommentFacts): boolean {
  return wrote(person, comment) || (action === 'removeComment' && wrote(person, comment.story));
}

function isSignedIn(person: Person): boolean {
  return person !== undefined;
}

function wrote(person: Person, thing: { authorId: string | null }): boolean {
  return person !== undefined && thing.authorId === person.id;
}

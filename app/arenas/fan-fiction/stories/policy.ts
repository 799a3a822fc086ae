import { isByOne, knownAs, writesStory } from '~/stories/policy';
import { type CommentState, isTaken, type Taking } from '../comments/comment-rules';

/** What people may do with a published story of fan fiction, beyond reading and rating it. */
export type FanStoryAction =
  | 'comment'
  | 'addChapter'
  | 'editChapter'
  | 'deleteChapter'
  | 'editTitle'
  | 'deleteStory'
  | 'readHistory'
  | 'arrangeChapters'
  | 'ruleComments'
  | 'sayProgress';
/** What people may do with a comment. */
export type CommentAction = 'editComment' | 'removeComment' | 'blockWriter' | 'approveComment' | 'answerComment' | 'freezeThread';

/** The facts that permissions on a story depend on. */
export interface FanStoryFacts {
  /** Null when its author has left. */
  authorId: string | null;
  /** Who writes it together, its author among them; missing or empty for a story by one. */
  coAuthorIds?: readonly string[];
  /** The ids of their names on it, in the same order. */
  nameIds?: readonly string[];
  /** What becomes of this person's comments under it; undefined where nobody asks to comment. */
  taking?: Taking | undefined;
}

/** The facts that permissions on a comment depend on. */
export interface CommentFacts {
  /** Null when its author has left. */
  authorId: string | null;
  state: CommentState;
  /** Whether it answers another one. */
  isAnswer: boolean;
  /** Whether the story's author has closed its thread. */
  isFrozen: boolean;
  story: FanStoryFacts;
}

type Person = { id: string } | undefined;

const storyRules: Record<FanStoryAction, (person: Person, story: FanStoryFacts) => boolean> = {
  comment: (person, { taking = 'closed' }) => isSignedIn(person) && isTaken(taking),
  addChapter: writes,
  editChapter: writes,
  deleteChapter: writes,
  editTitle: writes,
  // It is everybody's who writes it: all agree that it goes.
  deleteStory: (person, story) => writes(person, story) && isByOne(story),
  readHistory: writes,
  arrangeChapters: writes,
  ruleComments: writes,
  sayProgress: writes,
};

const commentActions: Record<CommentAction, (person: Person, comment: CommentFacts) => boolean> = {
  editComment: (person, comment) => wroteComment(person, comment) && (!comment.isFrozen || writes(person, comment.story)),
  removeComment: (person, comment) => wroteComment(person, comment) || writes(person, comment.story),
  blockWriter: (person, comment) => writes(person, comment.story) && !wroteComment(person, comment),
  approveComment: (person, comment) => writes(person, comment.story),
  answerComment: (person, comment) =>
    comment.state === 'shown' && !comment.isAnswer && !comment.isFrozen && storyRules.comment(person, comment.story),
  freezeThread: (person, comment) => !comment.isAnswer && writes(person, comment.story),
};

/**
 * Whether a person may do something with a story of fan fiction. The server enforces it; pages show or hide by it.
 * @param person undefined for a visitor.
 * @see docs/product/fan-fiction.md
 */
export function may(person: Person, action: FanStoryAction, story: FanStoryFacts): boolean {
  return storyRules[action](person, story);
}

/** Whether a person may do something with a comment. Answers have no answers of their own. */
export function mayWithComment(person: Person, action: CommentAction, comment: CommentFacts): boolean {
  return commentActions[action](person, comment);
}

function isSignedIn(person: Person): boolean {
  return person !== undefined;
}

function writes(person: Person, story: FanStoryFacts): boolean {
  return writesStory(person?.id, story);
}

/** Whether a comment is a person's, or that of the pen name under which they write the story. */
function wroteComment(person: Person, { authorId, story }: CommentFacts): boolean {
  if (person === undefined) return false;
  return authorId === person.id || (writes(person, story) && authorId === knownAs(person.id, story));
}

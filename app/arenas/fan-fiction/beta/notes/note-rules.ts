/** The longest note, in characters. */
export const MAX_NOTE_TEXT = 5_000;
/** The longest paragraph that another wording can be proposed for, and the longest wording, in characters. */
export const MAX_WORDING = 10_000;
/** The most notes and answers on a chapter. */
export const MOST_NOTES = 1_000;

/** What people may do with a note. */
export type NoteAction = 'remove' | 'resolve' | 'take';

/** The facts that permissions on a note depend on. */
interface NoteFacts {
  /** Whose words it is about. */
  ownerId: string;
  /** Null when its writer has left. */
  authorId: string | null;
  isAnswer: boolean;
}

const rules: Record<NoteAction, (playerId: string, note: NoteFacts) => boolean> = {
  remove: (playerId, { ownerId, authorId }) => playerId === ownerId || playerId === authorId,
  take: (playerId, { ownerId, isAnswer }) => !isAnswer && playerId === ownerId,
  resolve: (playerId, { ownerId, authorId, isAnswer }) => !isAnswer && (playerId === ownerId || playerId === authorId),
};

/**
 * Whether a person who reads along may do something with a note. The server enforces it; pages show or hide by it.
 * @see docs/product/beta-readers.md
 */
export function mayWithNote(playerId: string, action: NoteAction, note: NoteFacts): boolean {
  return rules[action](playerId, note);
}

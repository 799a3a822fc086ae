import { CHOOSE, passageAsked } from '../../comments/passages/passage-address';
import { ALL } from '../beta';
import type { NoteThread } from './read-notes.server';

/** The paragraph whose notes are open on a page, all of them, or marks beside each paragraph. */
export type NotesAsked = number | typeof ALL | typeof CHOOSE;

/** The notes on a chapter, as a page shows them. */
export interface Notes {
  threads: readonly NoteThread[];
  asked: NotesAsked | undefined;
  /** How the paragraph begins that is asked for. */
  quote: string | undefined;
  /** The same paragraph as it is stored; undefined where no other wording can be proposed. */
  source: string | undefined;
  /** The reader. */
  playerId: string;
  /** The id of the note that is written next. */
  newId: string;
}

/** A form that had no effect, as it comes back. */
type Returned = Readonly<Record<string, unknown>>;

/** Whether a form about a paragraph comes back to the box at a place. Its words may have changed, so the place alone says it. */
export function isBoxOf(returned: Returned | null | undefined, { intent, at }: { intent: 'note' | 'propose'; at: number }): boolean {
  return returned?.intent === intent && returned.at === String(at);
}

/** Whether a page has the box that a form comes back to. */
export function hasBoxOf(returned: Returned | null | undefined, { asked, quote, source, threads }: Notes): boolean {
  if (returned?.intent === 'answer') {
    const thread = threads.find(({ id }) => id === returned.answers);
    return thread !== undefined && isOpen(thread.at, asked, threads);
  }
  if (returned?.intent !== 'note' && returned?.intent !== 'propose') return false;
  const isThere = typeof asked === 'number' && isBoxOf(returned, { intent: returned.intent, at: asked });
  return isThere && (returned.intent === 'note' ? quote : source) !== undefined;
}

/** Whether the notes at a place are open. @param at undefined: those about passages that have changed, which always are. */
export function isOpen(at: number | undefined, asked: Notes['asked'], threads: readonly NoteThread[]): boolean {
  if (at === undefined || asked === at) return true;
  return asked === ALL && threads.some((thread) => thread.at === at && !thread.resolved);
}

/** What an address asks for. */
export function notesAsked(query: URLSearchParams): NotesAsked | undefined {
  const asked = query.get('passage');
  if (asked === ALL || asked === CHOOSE) return asked;
  const at = passageAsked(query);
  return typeof at === 'number' ? at : undefined;
}

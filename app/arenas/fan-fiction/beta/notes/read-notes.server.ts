import { type RawBuilder, sql } from 'kysely';
import { ANONYMOUS } from '~/accounts/anonymous';
import { isSeenBy } from '~/blocks/unseen.server';
import type { Executor } from '~/platform/database/database.server';
import { compareWords, type Passage as Difference } from '~/stories/history/compare-words';
import { findPassages, type Passage, quoteOf } from '../../comments/passages/passage';
import { type BetaWork, isAuthorsName, ownerFor } from '../work.server';
import { mayWithNote } from './note-rules';
import { sourceOfText } from './source-of-text.server';
import { paragraphWith, type SourceParagraph } from './source-paragraphs';

/** A note or an answer, as a person who reads along sees it. */
export interface BetaNote {
  id: string;
  author: string;
  /** Undefined for a writer who has left. */
  authorId: string | undefined;
  isByOwner: boolean;
  /** Whether its reader wrote it. */
  isOwn: boolean;
  text: string;
  /** ISO 8601. */
  at: string;
  mayRemove: boolean;
}

/** Another wording that a note proposes for its paragraph. */
export interface Proposal {
  /** How it differs from what it is to replace. */
  change: Difference[];
  /** 'changed': its paragraph is another one now, so it cannot be taken as it is. */
  state: 'open' | 'changed' | 'taken';
  mayTake: boolean;
}

/** A note on a passage with its answers, oldest first. */
export interface NoteThread {
  id: string;
  /** The place of its paragraph among the chapter's blocks; undefined where that has changed. */
  at: number | undefined;
  /** How the paragraph begins now. */
  quote: string | undefined;
  resolved: boolean;
  mayResolve: boolean;
  proposal: Proposal | undefined;
  /** Undefined where it is removed or not shown, and answers are there. */
  note: BetaNote | undefined;
  answers: BetaNote[];
}

interface NoteRow {
  id: string;
  author_id: string | null;
  author: string | null;
  answers_id: string | null;
  passage: Passage | null;
  body: string;
  replaces: string | null;
  wording: string | null;
  taken: boolean;
  created_at: Date;
  resolved: boolean;
  shown: boolean;
}

/** Whose chapter is read by whom. */
interface NoteReader {
  work: BetaWork;
  playerId: string;
  /** The name under which they write notes on it. */
  nameId: string;
}

/**
 * The notes on a chapter as a person sees who reads it along, in the order of their passages; those about passages that have
 * changed come last.
 * @param texts the chapter's paragraphs without markup. @param body its text, in today's markup.
 */
export async function noteThreads(
  executor: Executor,
  { chapterId, texts, body }: { chapterId: string; texts: readonly string[]; body: string },
  reader: NoteReader,
): Promise<NoteThread[]> {
  const { rows } = await sql<NoteRow>`
    select note.id, note.author_id, author.name as author, note.answers_id, note.passage, note.body, note.created_at, note.replaces, note.wording,
      note.taken_at is not null as taken,
      note.resolved_at is not null as resolved,
      ${isShown(reader.playerId)} as shown
    from beta_note as note left join player as author on author.id = note.author_id
    where note.chapter_id = ${chapterId} and note.owner_id = ${reader.work.ownerId}
    order by note.created_at, note.id`.execute(executor);
  const answers = Map.groupBy(
    rows.filter(({ shown }) => shown),
    (row) => row.answers_id,
  );
  const roots = rows.filter((row) => row.answers_id === null && (row.shown || answers.has(row.id)));
  const places = findPassages(
    texts,
    roots.map(({ passage }) => passage ?? { quote: '', before: '', after: '' }),
  );
  const hasWordings = roots.some(({ wording }) => wording !== null);
  if (hasWordings) await sourceOfText.prepare(body, reader.playerId);
  const paragraphs = hasWordings ? sourceOfText.result(body) : undefined;
  const threads = roots.map((root, index): NoteThread => {
    const at = places[index];
    const facts = { ownerId: ownerFor(reader.work, reader.playerId), authorId: root.author_id, isAnswer: false };
    return {
      ...{ id: root.id, at, quote: at === undefined ? undefined : quoteOf(texts[at] ?? '') },
      ...{ resolved: root.resolved, mayResolve: mayWithNote(reader.nameId, 'resolve', facts) },
      proposal: root.shown ? proposalOf(root, reader, paragraphWith(paragraphs, root.replaces ?? '', at)) : undefined,
      note: root.shown ? noteOf(root, reader) : undefined,
      answers: (answers.get(root.id) ?? []).map((row) => noteOf(row, reader)),
    };
  });
  return threads.toSorted((one, other) => (one.at ?? Number.POSITIVE_INFINITY) - (other.at ?? Number.POSITIVE_INFINITY) || 0);
}

/** Whether a player sees a note, as a condition of a query. */
function isShown(playerId: string): RawBuilder<boolean> {
  const isSeen = isSeenBy(playerId, 'note.author_id');
  return sql<boolean>`(note.hidden_at is null and note.removed_at is null and author.hidden_at is null and ${isSeen})`;
}

function noteOf(
  { id, author, author_id: authorId, answers_id, body, created_at }: NoteRow,
  { work, playerId, nameId }: NoteReader,
): BetaNote {
  const isByOwner = authorId !== null && isAuthorsName(work, authorId);
  return {
    ...{ id, author: author ?? ANONYMOUS, authorId: authorId ?? undefined, isByOwner, isOwn: authorId === nameId || authorId === playerId },
    ...{ text: body, at: created_at.toISOString() },
    mayRemove: mayWithNote(nameId, 'remove', { ownerId: ownerFor(work, playerId), authorId, isAnswer: answers_id !== null }),
  };
}

function proposalOf(
  { replaces, wording, taken, author_id: authorId }: NoteRow,
  { work, playerId, nameId }: NoteReader,
  stands: SourceParagraph | undefined,
): Proposal | undefined {
  if (replaces === null || wording === null) return undefined;
  const state = taken ? 'taken' : stands ? 'open' : 'changed';
  const may = mayWithNote(nameId, 'take', { ownerId: ownerFor(work, playerId), authorId, isAnswer: false });
  return { change: compareWords(replaces, wording), state, mayTake: may && state === 'open' };
}

/** How many notes of a work one of its authors sees that wait to be resolved, by chapter. */
export async function openNotes(
  executor: Executor,
  { ownerId, playerId }: { ownerId: string; playerId: string },
  workId: string,
): Promise<Record<string, number>> {
  const { rows } = await sql<{ chapter_id: string; count: number }>`
    select note.chapter_id, count(*)::integer as count
    from beta_note as note left join player as author on author.id = note.author_id
    where note.work_id = ${workId} and note.owner_id = ${ownerId} and note.answers_id is null and note.resolved_at is null
      and ${isShown(playerId)}
    group by note.chapter_id`.execute(executor);
  return Object.fromEntries(rows.map(({ chapter_id: chapterId, count }) => [chapterId, count]));
}

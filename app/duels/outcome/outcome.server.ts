import { sql } from 'kysely';
import { isBlockedAmong, isBlockedBy } from '~/blocks/unseen.server';
import type { Executor } from '~/platform/database/database.server';
import { isUuid } from '~/platform/ids/uuid';
import type { Markup } from '~/stories/reading/text/markup/dialects';
import { currentWords } from '~/stories/text/current-words';
import { cardOf } from '../cards';
import { linesOfText } from '../reading/lines-of-text.server';
import { type Result, resultOf } from '../rules/closing';
import type { AiUse } from '../rules/statements';

/** A sentence of a text, and how many readers would keep it. */
interface KeptLine {
  text: string;
  kept: number;
}

/** A person who gave their name to what they wrote. */
export interface NamedPerson {
  name: string;
  playerId: string;
}

/** What a reader said, as the writer of the other text sees it. */
interface OtherNote {
  id: string;
  body: string;
  /** By a reader who signed, and whom the writer blocks. What is not signed stays: folding it would show whose it is. */
  folded: boolean;
}

/** What a reader said, as the writer of the text sees it. */
export interface SaidNote extends OtherNote {
  /** Null where moderators hide the text, of which it is a sentence. */
  line: string | null;
  /** Null for people who prefer that, have left, or are hidden. */
  by: NamedPerson | null;
  thanked: boolean;
  helped: boolean;
  hidden: boolean;
}

/** One of the texts of a duel that is decided. */
export type JudgedText = TextOfDuel & ({ own: true; notes: SaidNote[] } | { own: false; notes: OtherNote[] });

interface TextOfDuel {
  id: string;
  title: string;
  /** Null for people who prefer that, have left, or are hidden. */
  writer: NamedPerson | null;
  ai: AiUse | null;
  votes: number;
  paragraphs: KeptLine[][];
  hidden: boolean;
}

export interface Outcome {
  prompt: string;
  constraint: string | undefined;
  result: Result;
  texts: readonly JudgedText[];
  keptAs: 'story' | 'draft' | 'own' | null;
  storyId: string | null;
  rematch: 'ask' | 'asked' | 'agree' | 'agreed' | 'none';
}

interface TextRow {
  id: string;
  player_id: string | null;
  title: string;
  body: string;
  markup: Markup;
  ai: AiUse | null;
  hidden: boolean;
  writer: string | null;
  kept_as: Outcome['keptAs'];
  story_id: string | null;
  released: boolean;
}

/**
 * The outcome of a duel, as the writer of one of its texts sees it; undefined where they do not see it yet, and for everybody
 * else.
 * @see docs/product/duels.md
 */
export async function readOutcome(executor: Executor, playerId: string, textId: string): Promise<Outcome | undefined> {
  if (!isUuid(textId)) return undefined;
  const { rows } = await sql<TextRow>`
    select text.id, text.player_id, text.title, text.body, text.markup, text.ai, text.hidden_at is not null as hidden, text.kept_as, text.story_id,
      case when text.named and writer.hidden_at is null then writer.name end as writer, text.released_at is not null as released
    from duel_text own join duel_text text on text.duel_id = own.duel_id left join player writer on writer.id = text.player_id
    where own.id = ${textId} and own.player_id = ${playerId} and own.released_at is not null
    order by (text.id = own.id) desc`.execute(executor);
  const [own] = rows;
  if (!own) return undefined;
  const duel = await executor
    .selectFrom('duel')
    .innerJoin('duel_text', 'duel_text.duel_id', 'duel.id')
    .leftJoin('duel_rematch as rematch', 'rematch.duel_id', 'duel.id')
    .select(['duel.id', 'duel.card', 'first_id', 'second_id', 'first_votes', 'second_votes', 'rematch.asked_by', 'rematch.agreed_at'])
    .where('duel_text.id', '=', textId)
    .executeTakeFirstOrThrow();
  const votesOf = (id: string) => (duel.first_id === id ? duel.first_votes : duel.second_votes);
  const votes = votesOf(textId);
  const { prompt, constraint } = cardOf(duel.card);
  const others = rows.flatMap(({ player_id: id }) => (id === null || id === playerId ? [] : [id]));
  const isApart = await isBlockedAmong(executor, playerId, others);
  const texts = await Promise.all(
    rows.map((row) => judgedText(executor, row, { own: row.id === textId, votes: votesOf(row.id), playerId })),
  );
  return {
    ...{ prompt, constraint, texts, keptAs: own.kept_as, storyId: own.story_id },
    result: resultOf(votes, duel.first_votes + duel.second_votes - votes, duel.second_id === null),
    rematch: rematchOf(playerId, rows, { ...duel, isApart }),
  };
}

function rematchOf(
  playerId: string,
  rows: readonly TextRow[],
  { asked_by, agreed_at, isApart }: { asked_by: string | null; agreed_at: Date | null; isApart: boolean },
) {
  if (rows.length < 2 || rows.some((row) => row.player_id === null)) return 'none';
  if (agreed_at) return 'agreed';
  if (asked_by === null) return 'ask';
  if (asked_by === playerId) return 'asked';
  return isApart ? 'ask' : 'agree';
}

interface Side {
  own: boolean;
  votes: number;
  /** Who looks at it. */
  playerId: string;
}

async function judgedText(executor: Executor, row: TextRow, { own, votes, playerId }: Side): Promise<JudgedText> {
  const { rows: notes } = await sql<SaidNote & { line: string }>`
    select note.id, note.body, note.line, case when reading.named and reader.hidden_at is null
        then jsonb_build_object('name', reader.name, 'playerId', reader.id) end as by,
      reading.named and ${isBlockedBy(playerId, 'reading.reader_id')} as folded,
      note.thanked_at is not null as thanked, note.helped_at is not null as helped, note.put_away_at is not null as "hidden"
    from duel_note note join duel_reading reading on reading.id = note.reading_id left join player reader on reader.id = reading.reader_id
    where note.text_id = ${row.id} and note.hidden_at is null
    order by note.written_at, note.id`.execute(executor);
  const kept = (text: string) => notes.filter(({ line }) => line === text).length;
  const paragraphs = row.hidden
    ? []
    : linesOfText(currentWords(row).body).map((lines) => lines.map((text) => ({ text, kept: kept(text) })));
  const writer = row.writer !== null && row.player_id !== null ? { name: row.writer, playerId: row.player_id } : null;
  const { id, title, ai, hidden } = row;
  const text = { id, title: hidden && !own ? '' : title, writer, ai, votes, paragraphs, hidden };
  if (!own) return { ...text, own, notes: notes.map(({ id, body, folded }) => ({ id, body, folded })) };
  return { ...text, own, notes: notes.map((note) => (hidden ? { ...note, line: null } : note)) };
}

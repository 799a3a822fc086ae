import { MINUTE_MS, SECOND_MS } from '~/platform/clock/durations';
import type { MarkKind } from '../../protocol/mark.contract';
import type { SeatNumber } from '../../protocol/seat.contract';
import type { BattleEntry } from '../battle/battle';
import { lastSentenceOf } from '../turns/sentences';

/** How many people and AI writers a game is for. */
export const FEWEST_FOLDERS = 3;
/** How many seats AI writers fill at most. */
export const MOST_AI_FOLDERS = 2;
/** A game has at least so many rounds, however few they are. */
const FEWEST_FOLD_ROUNDS = 6;
/** Characters (UTF-16 units) that a line can have. */
export const MAX_FOLD_LINE = 280;
/** How long a round lasts from the moment on at which most have handed in, in ms of game time. */
export const FOLD_ROUND_MS = MINUTE_MS;
/** A round in which most have nothing to say ends after this long, in ms of game time. */
export const FOLD_LONGEST_MS = 4 * MINUTE_MS;
/** After so long a silence anybody may read on, in ms of game time. */
export const FOLD_SILENCE_MS = 20 * SECOND_MS;
/** After so long a silence the next line comes by itself, in ms of game time. */
export const FOLD_READS_ON_MS = 45 * SECOND_MS;
/** How long people have for the best line and the titles, in ms of game time. */
export const FOLD_VOTING_MS = 3 * MINUTE_MS;

/** A writer who folds: each begins the story of the same place among the writers. */
export interface FoldWriter {
  seat: SeatNumber;
  /** Null for an AI writer. */
  playerId: string | null;
  /** Null for a person. */
  aiWriterId: string | null;
  /** The person's name; empty for an AI writer, who has one of their own. */
  name: string;
  /** What the story that they begin is about. */
  prompt: string;
}

/** A line of a story. */
export interface FoldLine {
  /** The story, by its place. */
  sheet: number;
  /** The round in which it was written: a story has one line a round at most. */
  round: number;
  /** Its writer, by their place. */
  writer: number;
  text: string;
}

/** Names a line. */
export type LineKey = Pick<FoldLine, 'sheet' | 'round'>;

/** A mark that a person has given a line that was read out. */
interface FoldMark extends LineKey {
  playerId: string;
  kind: MarkKind;
}

/** A title that a person proposes for a story, with those who want it. */
export interface FoldTitle {
  sheet: number;
  playerId: string;
  title: string;
  votes: readonly string[];
}

/** `rest`: before the first round. */
type FoldPhase = 'rest' | 'writing' | 'reading' | 'voting' | 'over';

/** The state of a game of Fold, beside what every room has; `room.round` is the round. */
export interface Fold {
  phase: FoldPhase;
  /** Everybody who folds, from the beginning of the game on. */
  writers: readonly FoldWriter[];
  /** When the running round, or the phase, began. */
  startedAt: number;
  /** When it ends at the latest; a round has that once most have handed in. */
  endsAt: number | null;
  /** What everybody writes in the running round, in the order of the writers. */
  entries: readonly BattleEntry[];
  /** All lines with words of the rounds before. */
  lines: readonly FoldLine[];
  /** How many lines were read out, story after story. */
  read: number;
  marks: readonly FoldMark[];
  /** The best line of the night, as each person sees it. */
  votes: readonly (LineKey & { playerId: string })[];
  titles: readonly FoldTitle[];
  /** Who is done with voting. */
  ready: readonly string[];
}

/** Before the game. */
export const freshFold: Fold = {
  phase: 'rest',
  writers: [],
  startedAt: 0,
  endsAt: null,
  entries: [],
  lines: [],
  read: 0,
  marks: [],
  votes: [],
  titles: [],
  ready: [],
};

/** The game of a room. */
export function foldOf({ fold }: { fold?: Fold }): Fold {
  return fold ?? freshFold;
}

/** A room with its game changed. */
export function withFold<Folded extends { fold?: Fold }>(room: Folded, change: Partial<Fold>): Folded {
  return { ...room, fold: { ...foldOf(room), ...change } };
}

/** How many rounds so many writers have: each writes in each story, and in few stories more than once. */
export function foldRounds(writers: number): number {
  return Math.max(FEWEST_FOLD_ROUNDS, writers);
}

/** The story that a writer holds in a round: their own first, then that of the one before them. */
export function sheetOf(writer: number, round: number, writers: number): number {
  return (((writer - (round - 1)) % writers) + writers) % writers;
}

/** The lines of a story, in order. */
export function linesOf({ lines }: Pick<Fold, 'lines'>, sheet: number): FoldLine[] {
  return lines.filter((line) => line.sheet === sheet).sort((one, other) => one.round - other.round);
}

/** All lines in the order in which they are read out. */
export function inReadingOrder(fold: Pick<Fold, 'lines' | 'writers'>): FoldLine[] {
  return fold.writers.flatMap((_writer, sheet) => linesOf(fold, sheet));
}

/** The lines that were read out so far. */
export function readLines(fold: Fold): FoldLine[] {
  if (fold.phase === 'rest' || fold.phase === 'writing') return [];
  return inReadingOrder(fold).slice(0, fold.read);
}

/** All that a writer sees of a story: the last sentence of its last line, or its prompt. */
export function seenOf(fold: Pick<Fold, 'lines' | 'writers'>, sheet: number): { text: string; isPrompt: boolean } {
  const last = linesOf(fold, sheet).at(-1);
  if (!last) return { text: fold.writers[sheet]?.prompt ?? '', isPrompt: true };
  return { text: lastSentenceOf(last.text), isPrompt: false };
}

/** The title of a story: the one with most votes, of equal ones the one that was proposed first; undefined where nobody proposed. */
function leadingFoldTitle({ titles }: Pick<Fold, 'titles'>, sheet: number): string | undefined {
  const own = titles.filter((title) => title.sheet === sheet);
  const most = Math.max(0, ...own.map(({ votes }) => votes.length));
  return own.find(({ votes }) => votes.length === most)?.title;
}

/** Whether both name the same line. */
export function isSameLine(one: LineKey, other: LineKey): boolean {
  return one.sheet === other.sheet && one.round === other.round;
}

/** How long a game of so many writers takes, in ms of game time: rounds of which most take less than a minute and a half, and a few seconds for each line that is read. */
export function foldLastsMs(writers: number): number {
  const rounds = foldRounds(writers);
  return rounds * 75 * SECOND_MS + writers * rounds * 6 * SECOND_MS + 2 * MINUTE_MS;
}

/** What is kept of a game that is over: its stories, and how its lines were liked. */
export interface FoldEnd {
  sheets: readonly { sheet: number; prompt: string; title: string | undefined }[];
  lines: readonly (LineKey & { marks: number; votes: number })[];
}

/** What is kept of a game: only stories that have a line. */
export function foldEnd(fold: Fold): FoldEnd {
  return {
    sheets: fold.writers.flatMap(({ prompt }, sheet) => {
      const hasLines = fold.lines.some((line) => line.sheet === sheet);
      return hasLines ? [{ sheet, prompt, title: leadingFoldTitle(fold, sheet) }] : [];
    }),
    lines: fold.lines.map(({ sheet, round }) => ({
      ...{ sheet, round },
      marks: fold.marks.filter((mark) => isSameLine(mark, { sheet, round })).length,
      votes: fold.votes.filter((vote) => isSameLine(vote, { sheet, round })).length,
    })),
  };
}

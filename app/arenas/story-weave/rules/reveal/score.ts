import type { DecidedPassage, DecidedRound } from '../../protocol/battle.contract';
import type { MarkCount, PartView, RoomView } from '../../protocol/room.contract';
import { sentencesOf } from '../turns/sentences';

/** The longest line that is quoted of a passage, in characters. */
const MAX_LINE = 160;

/** A writer at the end of a game, and how they did. */
export interface Scored {
  seat: number;
  writer: string;
  playerId: string;
  /** The rounds in which theirs won a vote. */
  wins: number;
  votes: number;
  /** What others marked of theirs, passages and parts together. */
  marks: number;
  /** How many rounds in a row they have won at most. */
  streak: number;
  /** Their line of the night: the one that others liked most. */
  line: string;
}

/** A passage that did not go on, and who wrote it. */
interface LosingLine {
  seat: number;
  writer: string;
  playerId: string | null;
  aiWriterId: string | null;
  line: string;
}

/** The score of a game. */
export interface Score {
  /** People by rounds won, then votes, then marks. */
  people: readonly Scored[];
  /** Of the passages with words that lost, the one that was liked most; undefined where none was. */
  bestLosing: LosingLine | undefined;
}

/** Something written, and how much others liked it. */
interface Rated extends Pick<DecidedPassage, 'seat' | 'writer' | 'playerId' | 'aiWriterId' | 'text'> {
  votes: number;
  marks: number;
}

/**
 * How everybody did in a game that is over: by the parts of its story and their marks, by battle rounds, or by the lines of Fold.
 * @see docs/product/story-weave.md
 */
export function scoreOf({ parts, rounds, marks, folded }: Pick<RoomView, 'parts' | 'rounds' | 'marks' | 'folded'>): Score {
  const written: Rated[] = [
    ...rounds.flatMap(({ passages }) => passages.map(asRated)),
    ...parts.map((part) => ratedPart(part, marks)),
    ...folded.flatMap(({ lines }) => lines),
  ];
  const winners = rounds.map(winnerOf);
  const ids = [...new Set(written.flatMap(({ playerId }) => playerId ?? []))];
  const people = ids.map((playerId): Scored => {
    const own = written.filter((one) => one.playerId === playerId);
    const [best] = [...own].sort(byLiking);
    return {
      ...{ seat: best?.seat ?? 0, writer: best?.writer ?? '', playerId, line: lineOf(best?.text ?? '') },
      wins: winners.filter((winner) => winner === playerId).length,
      votes: own.reduce((sum, { votes }) => sum + votes, 0),
      marks: own.reduce((sum, one) => sum + one.marks, 0),
      streak: longestRun(winners, playerId),
    };
  });
  const [losing] = rounds.flatMap(({ passages }) => passages.filter(({ won }) => !won).map(asRated)).sort(byLiking);
  return {
    people: people.sort((one, other) => other.wins - one.wins || other.votes - one.votes || other.marks - one.marks),
    bestLosing: losing && likingOf(losing) > 0 ? { ...losing, line: lineOf(losing.text) } : undefined,
  };
}

/** The sentence of a text that is quoted: the longest that is short enough, or the beginning of the first. */
export function lineOf(text: string): string {
  const sentences = sentencesOf(text);
  const fitting = sentences.filter(({ length }) => length > 0 && length <= MAX_LINE);
  const [longest] = fitting.sort((one, other) => other.length - one.length);
  return longest ?? `${text.slice(0, MAX_LINE).trimEnd()}…`;
}

function asRated({ seat, writer, playerId, aiWriterId, text, votes, funniest, bestLine }: DecidedPassage): Rated {
  return { seat, writer, playerId, aiWriterId, text, votes, marks: funniest + bestLine };
}

function ratedPart({ number, seat, writer, playerId, aiWriterId, text }: PartView, marks: readonly MarkCount[]): Rated {
  const own = marks.filter((mark) => mark.number === number).reduce((sum, { count }) => sum + count, 0);
  return { seat, writer, playerId, aiWriterId, text, votes: 0, marks: own };
}

function likingOf({ votes, marks }: Rated): number {
  return votes + marks;
}

function byLiking(one: Rated, other: Rated): number {
  return likingOf(other) - likingOf(one);
}

/** The person who won a round; undefined where nobody voted, or an AI writer won. */
function winnerOf({ passages }: DecidedRound): string | undefined {
  const isVoted = passages.some(({ votes }) => votes > 0);
  return isVoted ? (passages.find(({ won, votes }) => won && votes > 0)?.playerId ?? undefined) : undefined;
}

function longestRun(winners: readonly (string | undefined)[], playerId: string): number {
  let run = 0;
  return winners.reduce((most, winner) => {
    run = winner === playerId ? run + 1 : 0;
    return Math.max(most, run);
  }, 0);
}

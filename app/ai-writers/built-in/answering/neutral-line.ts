import { seededRandom } from '~/platform/random/random';
import { languageOf } from '../../checks/unfit/languages';
import type { Line } from '../wording/line';
import { linesFor } from '../wording/moments';
import { type Answering, mayBeSaid } from './answers';

interface Asked {
  /** The opening and what people wrote lately, by which the language is told. */
  room: readonly string[];
  /** How many parts the story has. */
  length: number;
  seed: number;
  /** Ids of lines that the players have met lately. */
  met: ReadonlySet<number>;
  /** What others have written for the same place, normalised. */
  besides: ReadonlySet<string>;
  isVouchedFor: (line: Line) => boolean;
}

/**
 * What is never wrong, where a writer must write: a line of narration that claims nothing, in the language of the story, or in
 * English and its tense. One that is new to the room and to the players comes first, then one that is new to the room, then one
 * that stands there already.
 * Writers who are asked at once do not see each other: seeds in sequence give them different lines, as far as there are any.
 * @throws where others have written every line.
 */
export function neutralLine(answering: Answering, { room, length, seed, met, besides, isVouchedFor }: Asked): Line {
  const foreign = linesIn(room);
  const lines = seededRandom(length)
    .shuffle(foreign.length > 0 ? foreign : linesFor(`must:${answering.story.tense}`))
    .filter(({ plain, isJoke }) => !besides.has(plain) && (!isJoke || answering.mayJoke));
  const fresh = lines.filter((line) => mayBeSaid(line, answering));
  const unmet = fresh.filter(({ id }) => !met.has(id));
  // The judge reads English.
  const mayStand = foreign.length > 0 ? () => true : isVouchedFor;
  const line = from(unmet, seed).find(mayStand) ?? from(fresh, seed).find(mayStand) ?? from(lines, seed)[0];
  if (line === undefined) throw new Error('No line is left.');
  return line;
}

/** The lines in the language of the newest text that tells one; none where that is English, or the stock has none in it. */
function linesIn(room: readonly string[]): readonly Line[] {
  return linesFor(`must:${room.map(languageOf).findLast((language) => language !== undefined)}`);
}

/** The lines from the one whose turn it is by the seed, and those in front of it behind them. */
function from(lines: readonly Line[], seed: number): Line[] {
  const first = (seed >>> 0) % lines.length;
  return [...lines.slice(first), ...lines.slice(0, first)];
}

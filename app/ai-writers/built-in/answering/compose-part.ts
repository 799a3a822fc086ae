import type { Random } from '~/platform/random/random';
import type { LengthRange } from '../../target-length';
import type { Story } from '../story/story';
import { normalise, sentencesOf } from '../text-tools';
import type { ReplyLine } from '../wording/reply-line';
import { linesFor } from '../wording/stock';
import { type Referents, wordLine } from '../wording/word-line';
import { type Writer, writers } from './choose-fact';
import type { Task } from './plan';
import { holds, referentsOf, withEarlier } from './referents-of';
import { keysOf } from './reply-keys';
import { scoreOf } from './score-line';
import type { UsedLines } from './used-lines';

/** Lines tried for each task. */
const LINES_TRIED = 14;

export interface Composition {
  writer: Writer;
  story: Story;
  tasks: readonly Task[];
  range: LengthRange;
  used: UsedLines;
  /** Sentences that stand in the story already, normalised. */
  said: ReadonlySet<string>;
  /** Whether the story is coming to its end. */
  closing: boolean;
  /** Whether a line is one that the players have met lately; those come last. */
  isMet(line: ReplyLine): boolean;
  random: Random;
}

/** A part made of one line that answers a task. */
export interface Candidate {
  text: string;
  line: ReplyLine;
  task: Task;
  score: number;
}

/** All parts that answer a task, best first; those that repeat the story or are too long are none. */
export function composeParts(composition: Composition): Candidate[] {
  return composition.tasks
    .flatMap((task) => partsFor(task, composition))
    .filter(({ text }) => text.length <= composition.range.max && !isRepeated(text, composition))
    .sort((one, other) => other.score - one.score);
}

/** Any short reply that cannot be wrong, where a writer must write and the story has used up all others. */
export function lastResort({ writer, story, random, said }: Composition): { text: string; line?: ReplyLine } {
  const referents = referentsOf(story, undefined);
  const everyones = [writer, ...writers].flatMap((name) => linesFor(name, 'unsure')).filter((line) => holds(line, referents));
  const texts = random
    .shuffle(everyones)
    .map((line) => ({ text: wordLine(line, { referents, tense: story.tense, named: [], random }).text, line }));
  return texts.find(({ text }) => !isRepeated(text, { said })) ?? texts[0] ?? { text: 'Nobody said anything for a while.' };
}

function partsFor(task: Task, composition: Composition): Candidate[] {
  const { writer, story, random, used } = composition;
  const base = referentsOf(story, task.fact, task.planted);
  return keysOf(task).flatMap(({ key, bonus }) => {
    const fitting = linesOf(writer, key).filter((line) => holds(line, base, task.fact?.relation));
    const chosen = unused([...special(fitting), ...random.shuffle(fitting)], used);
    return chosen.flatMap((line) => {
      const referents = withEarlier(line, base, story, random);
      return referents ? [partOf(line, { task, composition, referents, bonus })] : [];
    });
  });
}

/** What a writer can say to this; what is known of a thing or a deed the writers lend each other. */
function linesOf(writer: Writer, key: string): readonly ReplyLine[] {
  const lenders = /^(?:thing|deed):/.test(key) ? (lendersOf[writer] ?? []) : [];
  return [writer, ...lenders].flatMap((name) => linesFor(name, key));
}

/** Emma's lines are too long for the others, and Olivia's are speech. */
const lendersOf: Readonly<Partial<Record<Writer, readonly Writer[]>>> = {
  Emma: ['Noah'],
  Noah: ['Olivia'],
  Olivia: ['Noah'],
  Liam: ['Noah'],
};

interface Aim {
  task: Task;
  composition: Composition;
  referents: Referents;
  bonus: number;
}

function partOf(line: ReplyLine, { task, composition, referents, bonus }: Aim): Candidate {
  const { writer, story, random, isMet, closing } = composition;
  const { text } = wordLine(line, {
    referents,
    tense: story.tense,
    named: [],
    random,
    ...(task.fact?.verbForm ? { firstVerb: task.fact.verbForm } : {}),
  });
  return {
    text,
    line,
    task,
    score: bonus + scoreOf(text, line, { writer, story, task, referents, isMet, closing }),
  };
}

/** The first lines that the room has not had yet; looking for all of them in a long story would take too long. */
function unused(lines: readonly ReplyLine[], used: UsedLines): ReplyLine[] {
  const fresh: ReplyLine[] = [];
  for (const line of lines) {
    if (fresh.length === LINES_TRIED) break;
    if (!used.has(line)) fresh.push(line);
  }
  return fresh;
}

/** Lines for just this kind of object come first. */
function special(lines: readonly ReplyLine[]): ReplyLine[] {
  return lines.filter(({ kinds }) => kinds.length > 0 && !kinds.includes('none')).slice(0, LINES_TRIED / 2);
}

function isRepeated(text: string, { said }: Pick<Composition, 'said'>): boolean {
  return sentencesOf(text).some((sentence) => said.has(normalise(sentence)));
}

import type { Random } from '~/platform/random/random';
import type { LengthRange } from '../../target-length';
import type { Person, Story } from '../story/story';
import { normalise, sentencesOf } from '../text-tools';
import type { ReplyLine } from '../wording/reply-line';
import { linesFor } from '../wording/stock';
import { type Referents, wordLine } from '../wording/word-line';
import { type Writer, writers } from './choose-fact';
import type { Task } from './plan';
import { holds, referentsOf, withEarlier } from './referents-of';
import { keysOf } from './reply-keys';
import { scoreOf, TOO_LONG } from './score-line';
import type { UsedLines } from './used-lines';

/** Lines tried for each task. */
const LINES_TRIED = 14;
/** First units that are made into whole parts. */
const FIRSTS_KEPT = 6;
/** By how much chance may put one line before another. */
const CHANCE = 2;
/** The share of a writer's shortest length from which a unit is a whole part: one complete thought is better than two that hardly belong together. */
const COMPLETE = 0.4;
/** Second units tried behind each first one. */
const SECONDS_TRIED = 6;
/** A short reply that cannot be wrong, in characters. */
const SHORT: LengthRange = { min: 50, max: 120 };
const SHORT_ANSWERS = new Set(['unsure', 'foreign', 'nonsense', 'demand', 'wall']);

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

interface Candidate {
  text: string;
  score: number;
  lines: readonly ReplyLine[];
}

/** A part that answers the best task for which the stock has a fitting line. */
export function composePart(composition: Composition): { text: string; lines: readonly ReplyLine[] } {
  const firsts = composition.tasks.flatMap((task) => firstUnits(task, composition)).sort((one, other) => other.score - one.score);
  const wholes = firsts.slice(0, FIRSTS_KEPT).flatMap((first) => wholeParts(first, composition));
  const best = wholes.reduce<Candidate | undefined>((top, whole) => (top && top.score >= whole.score ? top : whole), undefined);
  return best ?? lastResort(composition);
}

/** Any short reply that cannot be wrong, for a story that has used up all others. */
function lastResort({ writer, story, random, said }: Composition): Pick<Candidate, 'text' | 'lines'> {
  const referents = referentsOf(story, undefined);
  const everyones = [writer, ...writers].flatMap((name) => linesFor(name, 'unsure')).filter((line) => holds(line, referents));
  const texts = random
    .shuffle(everyones)
    .map((line) => ({ text: wordLine(line, { referents, tense: story.tense, named: [], random }).text, lines: [line] }));
  return texts.find(({ text }) => !isRepeated(text, { said })) ?? texts[0] ?? { text: 'Nobody said anything for a while.', lines: [] };
}

/** A first unit that may stand alone or get a second. */
interface FirstUnit extends Candidate {
  line: ReplyLine;
  task: Task;
  referents: Referents;
  named: readonly Person[];
}

function firstUnits(task: Task, composition: Composition): FirstUnit[] {
  const { writer, story, random, used } = composition;
  const base = referentsOf(story, task.fact, task.planted);
  return keysOf(task, writer).flatMap(({ key, bonus }) => {
    const fitting = linesOf(writer, key).filter((line) => holds(line, base, task.fact?.relation));
    const chosen = unused([...special(fitting), ...random.shuffle(fitting)], used);
    return chosen.flatMap((line) => {
      const referents = withEarlier(line, base, story, random);
      return referents ? [firstUnit(line, { task, composition, referents, bonus })] : [];
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

function firstUnit(line: ReplyLine, { task, composition, referents, bonus }: Aim): FirstUnit {
  const { writer, story, random, range, isMet, closing } = composition;
  const { text, named } = wordLine(line, {
    referents,
    tense: story.tense,
    named: [],
    random,
    ...(task.fact?.verbForm ? { firstVerb: task.fact.verbForm } : {}),
  });
  return {
    text,
    lines: [line],
    line,
    task,
    referents,
    named,
    score: bonus + scoreOf(text, line, { writer, story, task, referents, isMet, closing, longest: range.max }) + random.next() * CHANCE,
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

/** The part of a first unit, with a second unit where it is too short for its writer. */
function wholeParts(first: FirstUnit, composition: Composition): Candidate[] {
  const wanted = SHORT_ANSWERS.has(first.task.answers.split(':')[0] ?? '') ? SHORT : composition.range;
  const isScant = first.text.length < wanted.min * COMPLETE && wanted !== SHORT && !first.task.answers.startsWith('bare:');
  const whole = isScant ? withSecond(first, composition) : first;
  const { length } = whole.text;
  const fewest = wanted.min * COMPLETE;
  const misfit = length < fewest ? (fewest - length) / 60 : length > wanted.max ? TOO_LONG : 0;
  return isRepeated(whole.text, composition) ? [] : [{ ...whole, score: first.score - misfit }];
}

/** Lines for just this kind of object come first. */
function special(lines: readonly ReplyLine[]): ReplyLine[] {
  return lines.filter(({ kinds }) => kinds.length > 0 && !kinds.includes('none')).slice(0, LINES_TRIED / 2);
}

function withSecond(first: FirstUnit, { writer, story, random, used, range }: Composition): Candidate {
  const { referents, named, task } = first;
  const lines = random
    .shuffle([...linesFor(writer, secondKind(task))])
    .filter((line) => !used.has(line) && holds(line, referents))
    .slice(0, SECONDS_TRIED);
  const wholes = lines.map((line) => ({
    text: `${first.text} ${wordLine(line, { referents, tense: story.tense, named, random }).text}`,
    lines: [...first.lines, line],
    score: first.score,
  }));
  const fits = ({ text }: Candidate) => text.length <= range.max;
  return wholes.find((whole) => fits(whole) && whole.text.length >= range.min) ?? wholes.find(fits) ?? first;
}

function secondKind({ answers, fact }: Task): string {
  if (/^(?:takeup|end|epilogue)$/.test(answers)) return `then:${answers}`;
  if (fact?.speaker || answers.startsWith('question:')) return 'then:speech';
  return answers.startsWith('do:') ? 'then:deed' : 'then:happening';
}

function isRepeated(text: string, { said }: Pick<Composition, 'said'>): boolean {
  return sentencesOf(text).some((sentence) => said.has(normalise(sentence)));
}

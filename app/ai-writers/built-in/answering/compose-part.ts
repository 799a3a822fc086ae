import type { Random } from '~/platform/random/random';
import type { LengthRange } from '../../target-length';
import { isPerson, type Person, type Story, type Thing } from '../story/story';
import { normalise, sentencesOf, tellingRuns } from '../text-tools';
import type { ReplyLine } from '../wording/reply-line';
import { linesFor } from '../wording/stock';
import { type Referents, wordLine } from '../wording/word-line';
import { type Writer, writers } from './choose-fact';
import { isGrave, type Task } from './plan';
import { holds, referentsOf, unknownPronouns, withEarlier } from './referents-of';
import { keysOf } from './reply-keys';
import type { UsedLines } from './used-lines';

/** Lines tried for each task. */
const LINES_TRIED = 14;
/** First units that are made into whole parts. */
const FIRSTS_KEPT = 6;
/** What it is worth that a reply holds one of the people's last words. */
const FOLLOWS = 3.2;
/** What it is worth that a sentence is completed with what stands in the story. */
const COMPLETED_FROM_STORY = 1.5;
/** What it is worth that it holds at least one of the people. */
const NAMES_SOMEBODY = 1.8;
/** What every further repetition of a name costs. */
const REPEATED = 1.6;
/** What 'they' for somebody whose pronoun nobody knows costs each time. */
const UNKNOWN = 0.5;
/** What it costs to say three words of the turn as they stand there. */
const COPIED = 2.5;
/** What a line costs that may be a joke where somebody has died or been hurt. */
const JEST = 4;
/** The share of a writer's shortest length from which a unit is a whole part: one complete thought is better than two that hardly belong together. */
const COMPLETE = 0.4;
/** What a part costs that is longer than its writer's: more than any other is worth. */
const TOO_LONG = 50;
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

/** What a line of another writer's is worth less. */
const BORROWED = 0.8;

interface Trial extends Aim {
  referents: Referents;
  bonus: number;
}

function firstUnit(line: ReplyLine, { task, composition, referents, bonus }: Trial): FirstUnit {
  const { story, random } = composition;
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
    score: bonus + scoreOf(text, line, { task, composition }) - unfit(text, line, { task, composition, referents }),
  };
}

/** What speaks against a line, however well it answers: a joke at a grave, a pronoun of nobody's, the turn's own words in their order. */
function unfit(text: string, line: ReplyLine, { task, composition: { story }, referents }: Omit<Trial, 'bonus'>): number {
  const jests = isGrave(story) && !isEarnest(line, task);
  const isCopied = !task.answers.startsWith('broken:') && tellingRuns(text).some((run) => story.lastRuns.has(run));
  return (jests ? JEST : 0) + (isCopied ? COPIED : 0) + unknownPronouns(line, referents) * UNKNOWN;
}

/** Lines of single things and deeds, and those that look back, are seldom without a joke. */
function isEarnest({ answers }: ReplyLine, task: Task): boolean {
  return (
    /^(?:grave|broken|question|do:die|feeling)/.test(task.answers) || !/^(?:thing:|deed:(?!die)|takeup|end|epilogue|unsure)/.test(answers)
  );
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

/** Whether a text holds one of the people's last words. */
function namesAny(text: string, words: ReadonlySet<string>): boolean {
  const plain = text.toLowerCase();
  return [...words].some((word) => plain.includes(word));
}

function secondKind({ answers, fact }: Task): string {
  if (/^(?:takeup|end|epilogue)$/.test(answers)) return `then:${answers}`;
  if (fact?.speaker || answers.startsWith('question:')) return 'then:speech';
  return answers.startsWith('do:') ? 'then:deed' : 'then:happening';
}

function isRepeated(text: string, { said }: Pick<Composition, 'said'>): boolean {
  return sentencesOf(text).some((sentence) => said.has(normalise(sentence)));
}

interface Aim {
  task: Task;
  composition: Composition;
}

/** How often a name or a thing stands in a text beyond twice. */
function repeatsOf(subject: Person | Thing | undefined, text: string): number {
  if (!subject) return 0;
  const words = isPerson(subject) ? subject.name : subject.words;
  return words.length < 3 ? 0 : Math.max(0, text.split(words).length - 3);
}

/** How plainly a text takes up the last turns: by a word of theirs, or at least by somebody who acts in them. */
function followsIn(text: string, { lastWords, facts }: Story, { follows }: Task): number {
  if (follows && text.toLowerCase().includes(follows)) return FOLLOWS;
  if (namesAny(text, lastWords)) return FOLLOWS;
  const people = facts.flatMap(({ actor, object }) => [actor, object && isPerson(object) ? object : undefined]);
  return people.some((person) => person !== undefined && person.name.length > 1 && text.includes(person.name)) ? NAMES_SOMEBODY : 0;
}

/** How good a first unit is: what it answers first, then how exactly, how new. */
function scoreOf(text: string, line: ReplyLine, { task, composition }: Aim): number {
  const { random, story, isMet } = composition;
  const exact =
    (line.kinds.length > 0 && !line.kinds.includes('none') ? 0.4 : 0) +
    (line.relations.length > 0 ? 0.6 : 0) -
    (line.writer === composition.writer ? 0 : BORROWED) +
    (line.needs.has('old') ? (task.answers.startsWith('broken:') ? COMPLETED_FROM_STORY : 0.3) : 0);
  const follows = /^(?:end|epilogue)$/.test(task.answers) ? 0 : followsIn(text, story, task);
  const met = isMet(line) ? 1.5 : 0;
  const names = [task.fact?.actor, task.fact?.object, task.fact?.addressed].map((subject) => repeatsOf(subject, text));
  const excess = text.length > composition.range.max ? TOO_LONG : 0;
  return task.score + exact + follows - excess - met - Math.max(...names) * REPEATED + random.next() * 0.6;
}

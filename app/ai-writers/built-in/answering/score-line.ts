import { isPerson, type Person, type Story, type Thing } from '../story/story';
import { tellingRuns } from '../text-tools';
import type { ReplyLine } from '../wording/reply-line';
import type { Referents } from '../wording/word-line';
import { isNamedOnly, type Writer } from './choose-fact';
import { isGrave, type Task } from './plan';
import { unknownPronouns } from './referents-of';

/** What it is worth that a reply holds a word of what it answers; of anything else that the people wrote last. */
const FOLLOWS = 5;
const FOLLOWS_BY_THE_WAY = 3.4;
/** What it is worth that it holds at least one of the people. */
const NAMES_SOMEBODY = 1.8;
/** What it is worth that a sentence is completed with what stands in the story. */
const COMPLETED_FROM_STORY = 1.5;
/** What it is worth that something is otherwise after the line than before, and not only seen or thought. */
const CHANGES = 0.6;
/** What a line of another writer's is worth less. */
const BORROWED = 0.8;
/** What every further repetition of a name costs. */
const REPEATED = 1.6;
/** What 'they' for somebody whose pronoun nobody knows costs each time. */
const UNKNOWN = 0.5;
/** What it costs to say three words of the turn as they stand there. */
const COPIED = 2.5;
/** What a line costs that the players have met lately. */
const MET = 3;
/** What a line costs that may be a joke where somebody has died or been hurt. */
const JEST = 6;
/** What a line costs that sets furniture where there is none, or takes for known what nobody has named. */
const MISPLACED = 4;
const UNPLANTED = 1.2;
/** What a question costs in the last rounds, where nobody is left to answer it. */
const LATE_QUESTION = 2.5;

interface Aim {
  writer: Writer;
  story: Story;
  task: Task;
  referents: Referents;
  isMet(line: ReplyLine): boolean;
  /** Whether the story is coming to its end. */
  closing: boolean;
}

/** How good a line is, in its wording: what it answers first, then how exactly, how new, and what speaks against it. */
export function scoreOf(text: string, line: ReplyLine, aim: Aim): number {
  const { writer, story, task, isMet } = aim;
  const exact =
    (line.kinds.length > 0 && !line.kinds.includes('none') ? 0.4 : 0) +
    (line.relations.length > 0 ? 0.6 : 0) -
    (line.writer === writer ? 0 : BORROWED) +
    (line.needs.has('old') ? (task.answers.startsWith('broken:') ? COMPLETED_FROM_STORY : 0.3) : 0);
  const follows = /^(?:end|epilogue)$/.test(task.answers) ? 0 : followsIn(text, story, task);
  return task.score + exact + follows + (line.changes ? CHANGES : 0) - (isMet(line) ? MET : 0) - unfit(text, line, aim);
}

/** What speaks against a line, however well it answers: a joke at a grave, a chair in an alley, the turn's own words in their order. */
function unfit(text: string, line: ReplyLine, { story, task, referents, closing }: Aim): number {
  const jests = isGrave(story) && !isEarnest(line, task);
  const isCopied = !/^(?:broken:|demand)/.test(task.answers) && tellingRuns(text).some((run) => story.lastRuns.has(run));
  const names = [task.fact?.actor, task.fact?.object, task.fact?.addressed].map((subject) => repeatsOf(subject, text));
  return (
    (closing && /\?["”]?$/.test(text) ? LATE_QUESTION : 0) +
    (jests ? JEST : 0) +
    (isCopied ? COPIED : 0) +
    strangeProps(line, story) +
    unknownPronouns(line, referents) * UNKNOWN +
    Math.max(...names) * REPEATED
  );
}

/** What it costs that a line counts on things that are not there. */
function strangeProps({ props }: ReplyLine, { named, setting }: Story): number {
  const strange = props.filter(({ noun }) => !named.has(noun));
  if (strange.some(({ where }) => where !== undefined && setting !== undefined && where !== setting)) return MISPLACED;
  return strange.some(({ where }) => where === undefined || setting === undefined) ? UNPLANTED : 0;
}

/** Lines of single things and deeds, and those that look back, are seldom without a joke. */
export function isEarnest({ answers }: ReplyLine, task: Task): boolean {
  return (
    /^(?:grave|broken|question|do:die|feeling)/.test(task.answers) || !/^(?:thing:|deed:(?!die)|takeup|end|epilogue|unsure)/.test(answers)
  );
}

/** How plainly a text takes up the last turns: by a word of what it answers, of theirs, or at least by somebody who acts in them. */
function followsIn(text: string, { lastWords, facts }: Story, { follows, fact }: Task): number {
  if (namesAny(text, follows ?? (fact && !isNamedOnly(fact) ? fact.words : []))) return FOLLOWS;
  if (namesAny(text, lastWords)) return FOLLOWS_BY_THE_WAY;
  const people = facts.flatMap(({ actor, object }) => [actor, object && isPerson(object) ? object : undefined]);
  return people.some((person) => person !== undefined && person.name.length > 1 && text.includes(person.name)) ? NAMES_SOMEBODY : 0;
}

/** Whether a text holds one of the people's last words. */
function namesAny(text: string, words: Iterable<string>): boolean {
  const plain = text.toLowerCase();
  return [...words].some((word) => plain.includes(word));
}

/** How often a name or a thing stands in a text beyond twice. */
function repeatsOf(subject: Person | Thing | undefined, text: string): number {
  if (!subject) return 0;
  const words = isPerson(subject) ? subject.name : subject.words;
  return words.length < 3 ? 0 : Math.max(0, text.split(words).length - 3);
}

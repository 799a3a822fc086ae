import deeds from '~content/story-writer/answers/deeds.txt?raw';
import endings from '~content/story-writer/answers/endings.txt?raw';
import general from '~content/story-writer/answers/general.txt?raw';
import orders from '~content/story-writer/answers/orders.txt?raw';
import questions from '~content/story-writer/answers/questions.txt?raw';
import statements from '~content/story-writer/answers/statements.txt?raw';
import { isPerson, type Person, type Thing } from '../story/story';
import { type Line, parseLine, spokenAlone } from './line';

/** What something is done to, as a head names it: a noun, a class of nouns, '<portable>', 'person', '-' for nothing, '*' for anything. */
type ObjectName = string;

/** A paragraph of the stock: something that a turn can say, and the lines that answer it. */
export interface Moment {
  /** What kind of thing is said: `say` for speech, `do` for a deed and `it` for what a thing does. */
  kind: string;
  /** The sentences of a speech that it answers. */
  says?: RegExp;
  /** The verbs that it answers; empty for any. */
  words: ReadonlySet<string>;
  objects: readonly ObjectName[];
  /** The prepositions between deed and object, '-' for none; empty for any. */
  by: ReadonlySet<string>;
  /** Whether an animal may do it. */
  ofAnimals: boolean;
  lines: readonly Line[];
}

/** What a moment is compared with. */
export interface Said {
  kind: string;
  /** The verb of a deed. */
  word?: string | undefined;
  /** A sentence of a speech, normalised. */
  sentence?: string | undefined;
  object?: Person | Thing | undefined;
  by?: string | undefined;
  isByAnimal?: boolean;
}

/** All moments, in the order of the stock: special ones before general ones. @throws where a head or line cannot be read. */
export const everyMoment: readonly Moment[] = [questions, orders, statements, general, deeds, endings]
  .flatMap((file) => file.trim().split(/\n{2,}/))
  .map(parseMoment);

const byKind = Map.groupBy(everyMoment, ({ kind }) => kind);

/** 'Inside or outside?' can only be answered by one of the two. */
const CHOICE = / or .*\?$/u;

/** The moments that something said is one of, the most special first. */
export function momentsOf(said: Said): Moment[] {
  if (CHOICE.test(said.sentence ?? '')) return [];
  return (byKind.get(said.kind) ?? []).filter((moment) => (moment.says ? moment.says.test(said.sentence ?? '') : fits(moment, said)));
}

/** The lines of a moment that has no conditions: an ending. */
export function linesOf(kind: string): Line[] {
  return (byKind.get(kind) ?? []).flatMap(({ lines }) => lines);
}

function parseMoment(paragraph: string): Moment {
  const [head = '', ...lines] = paragraph.split('\n');
  const parsed = lines.flatMap((line) => [line, ...spokenAlone(line).filter((alone) => !lines.includes(alone))]).map(parseLine);
  const [, patterns] = /^say: (.+)$/.exec(head) ?? [];
  if (patterns !== undefined) return { ...plain('say'), says: sentencePattern(patterns), lines: parsed };
  const [said = '', options = ''] = head.split(';').map((piece) => piece.trim());
  const [words = '', objects = ''] = said.split(' : ');
  const [kind = '', ...names] = words.split(' ');
  const [first, ...rest] = options.split(' ');
  return {
    ...plain(kind),
    words: new Set(names.filter((name) => name !== '*')),
    objects: objects.split(' ').filter((name) => name !== '' && name !== '*'),
    by: new Set(first === 'by' ? rest : []),
    ofAnimals: first === 'animal',
    lines: parsed,
  };
}

/** The sentences of a head, as one pattern. */
function sentencePattern(patterns: string): RegExp {
  return new RegExp(
    `^(?:${patterns
      .split(' | ')
      .map((one) => one.trim())
      .join('|')})$`,
    'u',
  );
}

function plain(kind: string): Omit<Moment, 'lines'> {
  return { kind, words: new Set(), objects: [], by: new Set(), ofAnimals: false };
}

function fits({ words, objects, by, ofAnimals }: Moment, said: Said): boolean {
  if (said.kind === 'do' && (said.isByAnimal ?? false) !== ofAnimals) return false;
  if (words.size > 0 && !words.has(said.word ?? '')) return false;
  if (objects.length > 0 && !objects.some((name) => isObject(name, said.object))) return false;
  return by.size === 0 || by.has(said.by ?? '-');
}

/** What can be held in a hand or under an arm. */
const portable = new Set('item paper cord cloth tool weapon key money toy instrument container light picture phone'.split(' '));

export const isPortable = (object: Person | Thing | undefined): boolean =>
  object !== undefined && !isPerson(object) && portable.has(object.kind);

function isObject(name: ObjectName, object: Person | Thing | undefined): boolean {
  if (!object) return name === '-';
  if (isPerson(object)) {
    const isAnimal = object.pronoun === 'it' || object.mute === true;
    return name === (isAnimal ? 'animal' : 'person') || object.name === `the ${name}`;
  }
  return name === '<portable>' ? isPortable(object) : name === object.noun || name === object.kind;
}

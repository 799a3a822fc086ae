import deeds from '~content/story-writer/answers/deeds.txt?raw';
import endings from '~content/story-writer/answers/endings.txt?raw';
import orders from '~content/story-writer/answers/orders.txt?raw';
import questions from '~content/story-writer/answers/questions.txt?raw';
import statements from '~content/story-writer/answers/statements.txt?raw';
import told from '~content/story-writer/answers/told.txt?raw';
import { isPerson, type Person, type Thing } from '../story/story';
import { type Line, parseLine } from './line';

/** A paragraph of the stock: something that a turn can say, and the lines that answer it. */
export interface Moment {
  /** What kind of thing is said: `say` for speech, `tell` for a sentence of narration, `do` for a deed. */
  kind: string;
  /** The sentences that it answers. */
  says?: RegExp;
  /** The verbs that it answers; empty for any. */
  words: ReadonlySet<string>;
  /** What the deed is done to: a noun, a class of nouns, '<portable>', 'person', '-' for nothing; empty for anything. */
  objects: readonly string[];
  /** The prepositions between deed and object, '-' for none; empty for any. */
  by: ReadonlySet<string>;
  /** Whether an animal does it. */
  ofAnimals: boolean;
  lines: readonly Line[];
}

/** What a moment is compared with. */
export interface Said {
  kind: string;
  /** The verb of a deed. */
  word?: string | undefined;
  /** A sentence of a speech or of narration, in plain lower case. */
  sentence?: string | undefined;
  object?: Person | Thing | undefined;
  by?: string | undefined;
  isByAnimal?: boolean;
}

/** What stands for words of a sentence: a thing, a question inside it. */
const blanks: Readonly<Record<string, string>> = {
  '<thing>': "(?:an?|the|my|your|his|her|our|their|some|that|this|those|these|two|three|another|one) [a-z' -]+?",
  '<whether>': "(?:what|who|where|why|how|when|if|whether) [a-z' -]+?",
};

/** All moments, in the order of the stock: special ones before general ones. @throws where a head or line cannot be read. */
export const everyMoment: readonly Moment[] = [told, questions, orders, statements, deeds, endings]
  .flatMap((file) => file.trim().split(/\n{2,}/))
  .map(parseMoment);

const byKind = Map.groupBy(everyMoment, ({ kind }) => kind);

/** The moments that something said is one of, the most special first. */
export function momentsOf(said: Said): Moment[] {
  return (byKind.get(said.kind) ?? []).filter((moment) => (moment.says ? moment.says.test(said.sentence ?? '') : fits(moment, said)));
}

/** The lines of a moment that has no conditions: an ending. */
export function linesOf(kind: string): Line[] {
  return (byKind.get(kind) ?? []).flatMap(({ lines }) => lines);
}

function parseMoment(paragraph: string): Moment {
  const [head = '', ...lines] = paragraph.split('\n');
  const parsed = lines.map(parseLine);
  const [, kindOfSpeech, patterns] = /^(say|tell): (.+)$/.exec(head) ?? [];
  const anything = { words: new Set<string>(), objects: [], by: new Set<string>(), ofAnimals: false };
  if (kindOfSpeech && patterns) return { kind: kindOfSpeech, ...anything, says: patternOf(patterns), lines: parsed };
  const [said = '', options = ''] = head.split(';').map((piece) => piece.trim());
  const [words = '', objects = ''] = said.split(' : ');
  const [kind = '', ...verbs] = words.split(' ');
  const [first, ...rest] = options.split(' ');
  return {
    kind,
    words: new Set(verbs),
    objects: objects.split(' ').filter((name) => name !== '' && name !== '*'),
    by: new Set(first === 'by' ? rest : []),
    ofAnimals: first === 'animal',
    lines: parsed,
  };
}

function patternOf(patterns: string): RegExp {
  const sentences = patterns.split(' | ').map((one) => one.trim().replace(/<[a-z]+>/g, (blank) => blanks[blank] ?? blank));
  return new RegExp(`^(?:${sentences.join('|')})$`, 'u');
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

function isObject(name: string, object: Person | Thing | undefined): boolean {
  if (!object) return name === '-';
  if (isPerson(object)) return name === 'person' && object.pronoun !== 'it' && object.mute !== true;
  return name === '<portable>' ? isPortable(object) : name === object.noun || name === object.kind;
}

import { escapedForPattern, hashOf } from '../text-tools';

export type Writer = 'Emma' | 'Noah' | 'Olivia' | 'Liam';

export const writers: readonly Writer[] = ['Emma', 'Noah', 'Olivia', 'Liam'];

const subjectRoles = ['actor', 'other', 'speaker', 'addressed', 'object', 'recipient'] as const;
const phraseRoles = ['known'] as const;

/** Whom or what a reference in a line means. */
export type SubjectRole = (typeof subjectRoles)[number];
/** Words that a reference stands for as they are. */
export type PhraseRole = (typeof phraseRoles)[number];
export type Role = SubjectRole | PhraseRole;

/** The form of a reference: its name, a pronoun, or whose something is. */
type Form = 'full' | 'he' | 'his';

export type LineToken =
  | { kind: 'text'; text: string }
  | { kind: 'reference'; role: Role; form: Form }
  | { kind: 'verb'; verb: string; aspect: Aspect; subject: VerbSubject };

/** What a verb's mark asks for besides its tense: could go, did not go. */
type Aspect = 'plain' | 'could' | 'negated';
/** What a verb agrees with. */
export type VerbSubject = 'nearest' | 'singular' | 'plural';

/** What must be so for a line, besides its references, or what it is. */
type Flag = 'alone' | 'bare' | 'joke' | 'one';

/** A line of the stock, ready to be worded. content/story-writer/README.md says how it is written. */
export interface Line {
  /** Stable while its words stay the same. */
  id: number;
  /** In whose manner it is. Others say it where they have none of their own. */
  writer: Writer | undefined;
  flags: ReadonlySet<Flag>;
  /** Whether it is wrong of several things: it calls its thing 'it'. */
  isForOne: boolean;
  /** Whether it leaves a question to be answered. */
  asks: boolean;
  /** Who says something in it, so that they must be able to. */
  talkers: ReadonlySet<Role>;
  /** What a story must have for it. */
  needs: ReadonlySet<Role>;
  tokens: readonly LineToken[];
  /** Its own words between references, as patterns for normalised text, to find every wording of it. */
  stretches: readonly RegExp[];
  source: string;
}

/** A question at its end, or before nothing but who asks it. */
const LEAVES_QUESTION = /\?"?(?: \[[a-z]+\] <[a-z]+>\.)?$/;

const shape = /^([*ENOL]) (?:\{([^}]*)\} ?)?(.+)$/;
const writerOf: Readonly<Record<string, Writer>> = { E: 'Emma', N: 'Noah', O: 'Olivia', L: 'Liam' };
const flags = new Set<string>(['alone', 'bare', 'joke', 'one'] satisfies Flag[]);
const isFlag = (word: string): word is Flag => flags.has(word);
const isSubject = (word: string): word is SubjectRole => subjectRoles.some((role) => role === word);
const isRole = (word: string): word is Role => isSubject(word) || phraseRoles.some((role) => role === word);
/** A stretch that a reader would know again. */
const TELLING = 9;

const forms: Readonly<Record<string, Form>> = {
  ...{ '': 'full', '.he': 'he', '.him': 'he', '.his': 'his' },
};

/** Reads a line. @throws with the line when it cannot be read. */
export function parseLine(source: string): Line {
  const [, letter = '', marks = '', body = ''] = shape.exec(source) ?? [];
  if (!body) throw new Error(`No line: ${source}`);
  const words = marks.split(' ').filter(Boolean);
  const unknown = words.find((word) => !isFlag(word));
  if (unknown) throw new Error(`Nothing is known of {${unknown}} in: ${source}`);
  const tokens = parseTokens(body);
  return {
    id: hashOf(body),
    writer: writerOf[letter],
    flags: new Set(words.filter(isFlag)),
    isForOne: words.includes('one') || /\b(?:it|its|itself)\b|\.it\]/i.test(body),
    asks: LEAVES_QUESTION.test(body),
    talkers: talkersIn(tokens),
    needs: new Set(tokens.flatMap((token) => (token.kind === 'reference' ? [token.role] : []))),
    tokens,
    stretches: stretchesOf(tokens),
    source,
  };
}

const attributed = /^([*ENOL]) (?:\{([^}]*)\} )?("[^"]*[.?!,]") \[addressed\] <(?:say|ask|answer|whisper)>\.$/;

/** A line that is nothing but somebody's words, as it is said where nobody knows who answers: without who says it. */
export function spokenAlone(source: string): string[] {
  const [, letter, marks = '', words = ''] = attributed.exec(source) ?? [];
  return letter ? [`${letter} {${`bare ${marks}`.trim()}} ${words.replace(/,"$/, '."')}`] : [];
}

const saying = /^(?:say|ask|tell|whisper|answer|call|shout|repeat|admit|think)$/;

/** Those whose verb of saying stands right behind them. */
function talkersIn(tokens: readonly LineToken[]): ReadonlySet<Role> {
  return new Set(
    tokens.flatMap((token, index) => {
      const verb = tokens[index + 2];
      return token.kind === 'reference' && verb?.kind === 'verb' && saying.test(verb.verb) ? [token.role] : [];
    }),
  );
}

/** A verb in any tense, helpers included. */
const ANY_VERB = "[\\w' ]{2,24}?";

/** The stretches of a line between its references that are long enough to tell it from others. */
function stretchesOf(tokens: readonly LineToken[]): RegExp[] {
  const found = [{ pattern: '', length: 0 }];
  for (const token of tokens) {
    const last = found.at(-1) ?? { pattern: '', length: 0 };
    if (token.kind === 'reference') found.push({ pattern: '', length: 0 });
    else if (token.kind === 'text') {
      const text = token.text.toLowerCase().replace(/\s+/g, ' ');
      last.pattern += escapedForPattern(text).replace(/(?:,|\\\.)"/g, '[.,]"');
      last.length += text.trim().length;
    } else if (last.pattern !== '') last.pattern += ANY_VERB;
  }
  return found.filter(({ length }) => length >= TELLING).map(({ pattern }) => new RegExp(pattern.trim(), 'g'));
}

const mark = /\[([a-z]+)((?:\.[a-z]+)?)\]|<([^>]+)>/g;

function parseTokens(body: string): LineToken[] {
  const tokens: LineToken[] = [];
  let end = 0;
  for (const match of body.matchAll(mark)) {
    if (match.index > end) tokens.push({ kind: 'text', text: body.slice(end, match.index) });
    tokens.push(tokenOf(match));
    end = match.index + match[0].length;
  }
  if (end < body.length) tokens.push({ kind: 'text', text: body.slice(end) });
  return tokens;
}

function tokenOf([whole, role = '', form = '', verb]: RegExpExecArray): LineToken {
  if (verb !== undefined) return verbToken(verb);
  const known = forms[form];
  if (!isRole(role) || !known) throw new Error(`Nothing is known of ${whole}.`);
  return { kind: 'reference', role, form: known };
}

const aspects: Readonly<Record<string, Aspect>> = { could: 'could', not: 'negated' };
const subjects: Readonly<Record<string, VerbSubject>> = { '': 'nearest', s: 'singular', p: 'plural' };

function verbToken(source: string): LineToken {
  const [phrase = '', subject = ''] = source.split(':');
  const words = phrase.trim().split(/\s+/);
  const verb = words.at(-1) ?? '';
  const aspect = words.length === 1 ? 'plain' : words.length === 2 ? aspects[words[0] ?? ''] : undefined;
  const agrees = subjects[subject];
  if (!aspect || !agrees || !/^[a-z]+$/.test(verb)) throw new Error(`Nothing is known of <${source}>.`);
  return { kind: 'verb', verb, aspect, subject: agrees };
}

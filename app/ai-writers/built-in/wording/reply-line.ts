import type { ReplyGroup } from '~content/story-writer/replies/reply-group';
import { escapedForPattern, hashOf } from '../text-tools';
import { isChange, type Prop, propsOf } from './line-props';

const subjectRoles = ['actor', 'other', 'speaker', 'addressed', 'object', 'about', 'planted', 'place', 'old', 'doer', 'owner'] as const;
const phraseRoles = ['deed', 'echo', 'yes', 'no', 'known', 'claim', 'again', 'matter'] as const;
const actRoles = ['do', 'done', 'doing'] as const;

/** Whom or what a reference in a line means. */
export type SubjectRole = (typeof subjectRoles)[number];
/** Words that a reference stands for as they are. */
export type PhraseRole = (typeof phraseRoles)[number];
/** The deed that is answered, in a form of its verb: cut the rope, cutting the rope. */
type ActRole = (typeof actRoles)[number];
export type Role = SubjectRole | PhraseRole | ActRole;

/**
 * The form of a reference: its name, a pronoun, a possessive; `name` is a vocative. A deed is named as the narration does, to the one who
 * does it ('your rope'), or by them ('my rope').
 */
type Form = 'full' | 'possessive' | 'he' | 'his' | 'himself' | 'it' | 'its' | 'bare' | 'name' | 'you' | 'me';

export type LineToken =
  | { kind: 'text'; text: string }
  | { kind: 'reference'; role: Role; form: Form }
  | { kind: 'verb'; verb: string; aspect: Aspect; between: string; subject: 'nearest' | 'singular' | 'plural' | Role }
  | { kind: 'choice'; options: readonly (readonly LineToken[])[] };

/** What a verb's mark asks for besides its tense: had gone, would go, could go, did not go. */
type Aspect = 'plain' | 'perfect' | 'would' | 'could' | 'negated';

/** A line of the stock, ready to be worded. */
export interface ReplyLine {
  /** Stable while its words stay the same. */
  id: number;
  writer: ReplyGroup['writer'];
  answers: string;
  /** The kinds of object it holds for: empty for any, or 'none' where there is no object. */
  kinds: readonly string[];
  /** The kinds of thing of an earlier turn that it makes use of; empty for any. */
  oldKinds: readonly string[];
  /** The prepositions between deed and object that it holds for; empty for any. */
  relations: readonly string[];
  /** Whether it leaves something open. */
  opens: boolean;
  /** For speech that nobody present is asked. */
  alone: boolean;
  /** Told from outside, so that the person who acts is not the narrator. */
  outside: boolean;
  /** Marked with {}: it needs a thing, whether it names it or not. */
  onThing: boolean;
  /** Who says something in it, so that they must be able to. */
  talkers: ReadonlySet<Role>;
  /** Whether it names its thing in speech alone, so that the thing need not be one that can be held. */
  onlyTalks: boolean;
  /** Those of whom it needs the proper name. */
  needsName: ReadonlySet<Role>;
  /** The words of a speech that its narration says, outside quotation marks. */
  narrated: ReadonlySet<PhraseRole>;
  /** What its narration counts on besides its references. */
  props: readonly Prop[];
  /** Whether something is done in it that leaves the story otherwise than it was. */
  changes: boolean;
  /** Whether its own words hold for one thing only, not for several: it, its. */
  isForOne: boolean;
  /** What a story must have for it. */
  needs: ReadonlySet<Role>;
  tokens: readonly LineToken[];
  /** Its own words between references, as patterns for normalised text, to find every wording of it. */
  stretches: readonly RegExp[];
  source: string;
}

/** Characters of a line's own words in a row that tell it from others. */
const TELLING = 9;
const PORTABLE = 'item paper cord cloth tool weapon key money toy instrument container light picture phone'.split(' ');
/** Words in front of a line that stand for several classes. */
const families: Readonly<Record<string, readonly string[]>> = {
  // What can be held in a hand or under an arm.
  portable: PORTABLE,
  // What can be walked around, tried and set aside.
  solid: [...PORTABLE, 'thing', 'machine', 'furniture'],
  // Where somebody can be.
  place: ['building', 'room', 'ground', 'road', 'water'],
};

/** 'It' behind a thing means that thing, so that several would be wrong there. */
const forOne = /\[(?:object|about|planted|old|matter)[^\]]*\].*\b(?:it|its|itself)\b/i;
/** A verb of speech that would not agree with several: "Is [object] locked?" */
const askedOfOne =
  /\[(?:object|about|planted|matter|old)\] (?:was|is|has|does)\b|\b(?:[Ii]s|[Ww]as|[Dd]oes|[Hh]as|[’']s) \[(?:object|about|planted|matter)\]|^[^"]*\bOne \w+ of \[object\]|\[(?:matter|echo)\](?: \w+ly)? </;
const head = /^\{([^}]*)\}\s*(.*)$/;
const roles = new Set<string>([...subjectRoles, ...phraseRoles, ...actRoles]);
const forms: Readonly<Record<string, Form>> = {
  '': 'full',
  "'s": 'possessive',
  '.he': 'he',
  '.his': 'his',
  '.him': 'he',
  '.himself': 'himself',
  '.it': 'it',
  '.its': 'its',
  '.bare': 'bare',
  '.you': 'you',
  '.me': 'me',
  '.name': 'name',
  ".name's": 'possessive',
};

/** The lines of a group. @throws with the line when one cannot be read. */
export function parseGroup({ writer, answers, lines }: ReplyGroup): ReplyLine[] {
  return lines
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line !== '')
    .map((line) => parseLine(line, { writer, answers }));
}

function parseLine(line: string, group: Pick<ReplyLine, 'writer' | 'answers'>): ReplyLine {
  const [, tags = '', body = line] = head.exec(line) ?? [];
  const [kinds = '', ...flags] = tags.split(';').map((tag) => tag.trim());
  const tokens = parseTokens(body);
  return {
    ...group,
    id: hashOf(body),
    kinds: kindsOf(kinds),
    oldKinds: kindsOf(flagOf(flags, 'old')),
    relations: flagOf(flags, 'by')
      .split(/\s+/)
      .filter((word) => word !== ''),
    opens: flags.includes('opens'),
    alone: flags.includes('alone'),
    outside: flags.includes('outside'),
    onThing: line.startsWith('{}'),
    talkers: talkersIn(tokens),
    needsName: namedIn(tokens),
    onlyTalks: !/\[(?:object|about)/.test(body.replace(/"[^"]*"/g, '')),
    narrated: narratedIn(body),
    props: propsOf(ownWords(tokens)),
    changes: changesIn(tokens),
    isForOne: forOne.test(body) || askedOfOne.test(body) || (line.startsWith('{}') && /\b[Ii]t\b/.test(body)),
    needs: rolesIn(tokens),
    tokens,
    stretches: stretchesOf(tokens),
    source: line,
  };
}

/** The words of a line that are its own, outside quotation marks. */
function ownWords(tokens: readonly LineToken[]): string {
  const texts = tokens.map((token) => (token.kind === 'text' ? token.text : ' _ '));
  return texts.join('').replace(/"[^"]*"/g, ' _ ');
}

function changesIn(tokens: readonly LineToken[]): boolean {
  return tokens.some(
    (token) =>
      (token.kind === 'verb' && /^(?:plain|perfect)$/.test(token.aspect) && isChange(token.verb)) ||
      (token.kind === 'choice' && token.options.some(changesIn)),
  );
}

function narratedIn(body: string): ReadonlySet<PhraseRole> {
  const told = body.replace(/"[^"]*"/g, '');
  return new Set(phraseRoles.filter((role) => told.includes(`[${role}`)));
}

const saying = new Set('say ask tell whisper answer reply call shout murmur mutter add repeat promise explain admit beg warn'.split(' '));

/** Those whose verb of saying stands right behind them. */
function talkersIn(tokens: readonly LineToken[]): ReadonlySet<Role> {
  const found = tokens.flatMap((token, index): Role[] => {
    if (token.kind === 'choice') return token.options.flatMap((option) => [...talkersIn(option)]);
    const [space, verb] = [tokens[index + 1], tokens[index + 2]];
    const says = token.kind === 'reference' && space?.kind === 'text' && verb?.kind === 'verb' && saying.has(verb.verb);
    return says && token.kind === 'reference' ? [token.role] : [];
  });
  return new Set(found);
}

/** The words behind the name of a flag: 'old cord cloth'. */
function flagOf(flags: readonly string[], name: string): string {
  return flags.find((flag) => flag.startsWith(`${name} `))?.slice(name.length + 1) ?? '';
}

function kindsOf(tag: string): string[] {
  if (tag === '-') return ['none'];
  const kinds = tag.split(/\s+/).filter((kind) => kind !== '');
  return kinds.flatMap((kind) => families[kind] ?? [kind]);
}

/** A verb in any tense, helpers included. */
const ANY_VERB = "[\\w' ]{2,24}?";

/** The stretches of a line between its references that are long enough to tell it from others. */
function stretchesOf(tokens: readonly LineToken[]): RegExp[] {
  const found: { pattern: string; length: number }[] = [{ pattern: '', length: 0 }];
  for (const token of tokens) {
    const last = found.at(-1) as { pattern: string; length: number };
    const own = patternOf(token);
    const opens = last.pattern === '' && token.kind === 'verb';
    if (opens) continue;
    if (own === undefined) found.push({ pattern: '', length: 0 });
    else found[found.length - 1] = { pattern: last.pattern + own.pattern, length: last.length + own.length };
  }
  return found.filter(({ length }) => length >= TELLING).map(({ pattern }) => new RegExp(pattern.trim(), 'g'));
}

/** The pattern of a token and how many characters of its own it has at least; undefined for a reference. */
function patternOf(token: LineToken): { pattern: string; length: number } | undefined {
  if (token.kind === 'reference') return undefined;
  if (token.kind === 'verb') return { pattern: ANY_VERB, length: 0 };
  if (token.kind === 'text') {
    const text = token.text.toLowerCase().replace(/\s+/g, ' ');
    return { pattern: escapedForPattern(text), length: text.trim().length };
  }
  const options = token.options.map((option) => option.map(patternOf));
  if (options.some((option) => option.includes(undefined))) return undefined;
  return { pattern: `(?:${options.map((option) => option.map((each) => each?.pattern).join('')).join('|')})`, length: 0 };
}

const mark = /\[([a-z]+)((?:\.[a-z]+)?(?:'s)?)\]|<([^>]+)>|\(([^()|]*\|[^()]*)\)/g;

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

function tokenOf([whole, role, form = '', verb, choice]: RegExpExecArray): LineToken {
  if (choice !== undefined) return { kind: 'choice', options: choice.split('|').map(parseTokens) };
  if (verb !== undefined) return verbToken(verb);
  const known = forms[form];
  if (!role || !roles.has(role) || !known) throw new Error(`Nothing is known of ${whole}.`);
  return { kind: 'reference', role: role as Role, form: known };
}

const aspects: Readonly<Record<string, Aspect>> = { had: 'perfect', would: 'would', could: 'could', not: 'negated' };
const subjects: Readonly<Record<string, 'singular' | 'plural'>> = { s: 'singular', p: 'plural' };

function verbToken(mark: string): LineToken {
  const [phrase = '', subject = ''] = mark.split(':');
  const words = phrase.trim().split(/\s+/);
  const [first = '', second = ''] = words;
  const aspect = words.length > 1 ? aspects[first] : undefined;
  const between = words.length === 3 && /^(?:not|never|always|ever)$/.test(second) ? second : '';
  const verb = words.at(-1) ?? '';
  const isKnown = words.length === 1 || (aspect !== undefined && (words.length === 2 || between !== ''));
  if (!isKnown || !/^[a-z]+$/.test(verb)) throw new Error(`Nothing is known of <${mark}>.`);
  const agrees = subject === '' ? 'nearest' : (subjects[subject] ?? (roles.has(subject) ? (subject as Role) : undefined));
  if (!agrees) throw new Error(`Nothing is known of the subject of <${mark}>.`);
  return { kind: 'verb', verb, aspect: aspect ?? 'plain', between, subject: agrees };
}

/** A vocative can be dropped behind a comma or at the start of a speech; elsewhere the name is needed. */
function namedIn(tokens: readonly LineToken[]): Set<Role> {
  const found = new Set<Role>();
  for (const [index, token] of tokens.entries()) {
    const before = tokens[index - 1];
    const mayGo = before?.kind === 'text' && /(?:, |["“])$/.test(before.text);
    if (token.kind === 'reference' && token.form === 'name' && !mayGo) found.add(token.role);
  }
  return found;
}

function rolesIn(tokens: readonly LineToken[]): Set<Role> {
  const found = new Set<Role>();
  for (const token of tokens) {
    if (token.kind === 'reference' && token.form !== 'name') found.add(token.role);
    if (token.kind === 'choice') for (const option of token.options) for (const role of rolesIn(option)) found.add(role);
  }
  return found;
}

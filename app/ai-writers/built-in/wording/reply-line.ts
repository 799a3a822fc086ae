import type { ReplyGroup } from '~content/story-writer/replies/reply-group';
import { hashOf, normalise } from '../text-tools';

/** Whom or what a reference in a line means. */
export type Role = 'actor' | 'other' | 'speaker' | 'addressed' | 'object' | 'about' | 'planted' | 'place' | 'deed';

/** The form of a reference: its name, a pronoun, a possessive; `name` is a vocative. */
type Form = 'full' | 'possessive' | 'he' | 'his' | 'himself' | 'it' | 'its' | 'bare' | 'name';

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
  /** Whether it leaves something open. */
  opens: boolean;
  /** For speech that nobody present is asked. */
  alone: boolean;
  /** Whether it names its thing in speech alone, so that the thing need not be one that can be held. */
  onlyTalks: boolean;
  /** Those of whom it needs the proper name. */
  needsName: ReadonlySet<Role>;
  /** Whether its own words hold for one thing only, not for several: it, its. */
  isForOne: boolean;
  /** What a story must have for it. */
  needs: ReadonlySet<Role>;
  tokens: readonly LineToken[];
  /** The words that every wording of it has, in order and normalised, to find it in a text. */
  runs: readonly string[];
  source: string;
}

/** Characters of a line's own words that tell it from others. */
const TELLING = 5;

/** 'It' behind a thing means that thing, so that several would be wrong there. */
const forOne = /\[(?:object|about|planted)[^\]]*\].*\b(?:it|its|itself)\b/;
const head = /^\{([^}]*)\}\s*(.*)$/;
const roles = new Set<string>(['actor', 'other', 'speaker', 'addressed', 'object', 'about', 'planted', 'place', 'deed']);
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
    kinds: kinds === '-' ? ['none'] : kinds.split(/\s+/).filter((kind) => kind !== ''),
    opens: flags.includes('opens'),
    alone: flags.includes('alone'),
    needsName: namedIn(tokens),
    onlyTalks: !/\[(?:object|about)/.test(body.replace(/"[^"]*"/g, '')),
    isForOne: forOne.test(body.replace(/"[^"]*"/g, '')),
    needs: rolesIn(tokens),
    tokens,
    runs: tokens.flatMap((token) => (token.kind === 'text' ? [normalise(token.text)] : [])).filter((run) => run.length >= TELLING),
    source: line,
  };
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
  const between = words.length === 3 && /^(?:not|never|always)$/.test(second) ? second : '';
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

import { type Mood, moods, type Stage, type ThreadStep, type Voice } from '~content/story-writer/piece';
import { plainCopy } from '../text-tools';

/** A parsed building piece. */
export interface Piece {
  voice: Voice;
  stage: Stage;
  /** The thread it belongs to and its step there. */
  thread?: { id: string; step: ThreadStep };
  moods: readonly Mood[];
  door?: 'open' | 'shut';
  /** Whether a lead may precede it. */
  takesLead: boolean;
  tokens: readonly Token[];
  /** What a story must provide. */
  needs: {
    P: boolean;
    O: boolean;
    namedP: boolean;
    namedO: boolean;
    thing: boolean;
    thing2: boolean;
    item: boolean;
    animal: boolean;
    place: boolean;
  };
  /** The longest run of its own words: a text that contains it has used the piece. */
  fingerprint: string;
  /** The runs of its own words, in order, that can be found in a text. */
  runs: readonly string[];
  /** Whether it names the person followed, and the other. */
  names: { P: boolean; O: boolean };
  /** Whether it uses their pronouns. */
  pronouns: { P: boolean; O: boolean };
  /** Whether it gives the person followed something that several people do not share: one head, one coat. */
  forOne: boolean;
  /** Whether it names both with an 'and'. */
  couples: boolean;
  /** Whether somebody speaks in it. */
  speaks: boolean;
  source: string;
}

export type Token =
  | { kind: 'text'; text: string }
  | { kind: 'slot'; slot: string }
  | { kind: 'verb'; verb: string; subject: 'P' | 'o' | 't' | 's' | 'p' }
  | { kind: 'tense'; past: string; present: string }
  | { kind: 'choice'; options: readonly string[] };

const part = /\{([^}]+)\}|<([^>]+)>|\[([^\]|]*)\|([^\]]*)\]|\(([^)]*\/[^)]*)\)/g;
/** Attribution of speech stays in the same sentence; anything else after a question or an exclamation begins a new one. */
const newSentence = /([?!]") (\{[PpOo](?:'s)?\}) <(?!(?:say|ask|tell|whisper|answer|reply|begin|report|remark)[:>])/g;
const oneOfThem =
  /\{(?:ps|P's)\} (?:\w+ )?(?:hand|head|face|mouth|back|chin|forehead|heart|palm|sleeve|coat|thumb|wrist|shoulder|throat|finger|ear|breath|voice|weight|mind|name|cheek|chest|arm|pocket|knee|nose|shadow|stomach|courage)\b|\{pf\}/;
const marks = /^((?:[@~][a-z-]*\s+)*)(.*)$/;

/** Parses one line of content. */
export function parsePiece(line: string, origin: Pick<Piece, 'voice' | 'stage' | 'thread'>): Piece {
  const [, head = '', body = line] = marks.exec(line.trim()) ?? [];
  const source = body.replace(newSentence, '$1 ^$2 <');
  const tags = head.split(/\s+/).filter((tag) => tag !== '');
  const tokens = withCases(tokensOf(source));
  const runs = runsOf(tokens);
  const has = (pattern: RegExp) => pattern.test(source);
  const door = tags.find((tag) => tag.startsWith('@door-'))?.slice('@door-'.length);
  return {
    ...origin,
    moods: moods.filter((mood) => tags.includes(`@${mood}`)),
    ...(door === 'open' || door === 'shut' ? { door } : {}),
    takesLead: tags.includes('~'),
    tokens,
    needs: {
      P: has(/\{(?:P|p[msf]?|P's|P!)\}|<[^>:]+>/),
      O: has(/\{(?:O|o[msf]?|O's|O!)\}|:o>/),
      namedP: has(/\{P!\}/),
      namedO: has(/\{O!\}/),
      thing: has(/\{thing(?:'s)?\}/),
      thing2: has(/\{thing2\}/),
      item: has(/\{item(?:'s)?\}/),
      animal: has(/\{animal\}/),
      place: has(/\{(?:place|at)\}/),
    },
    fingerprint: runs.reduce((longest, run) => (run.length > longest.length ? run : longest), ''),
    runs,
    names: { P: has(/\{P(?:'s|!)?\}/), O: has(/\{O(?:'s|!)?\}/) },
    pronouns: { P: has(/\{p[msf]?\}/), O: has(/\{o[msf]?\}/) },
    forOne: has(oneOfThem),
    couples: has(/\{P\} and \{O\}|\{O\} and \{P\}/),
    speaks: source.includes('"'),
    source,
  };
}

function tokensOf(source: string): Token[] {
  const tokens: Token[] = [];
  let end = 0;
  for (const match of source.matchAll(part)) {
    if (match.index > end) tokens.push({ kind: 'text', text: source.slice(end, match.index) });
    tokens.push(tokenOf(match));
    end = match.index + match[0].length;
  }
  if (end < source.length) tokens.push({ kind: 'text', text: source.slice(end) });
  return tokens;
}

function tokenOf([, slot, verb, past, present, choice]: RegExpExecArray): Token {
  if (choice !== undefined) return { kind: 'choice', options: choice.split('/') };
  if (slot !== undefined) return { kind: 'slot', slot };
  if (verb === undefined) return { kind: 'tense', past: past ?? '', present: present ?? '' };
  const [base = verb, subject = 'P'] = verb.split(':');
  return { kind: 'verb', verb: base, subject: subject as 'P' };
}

function runsOf(tokens: readonly Token[]): string[] {
  const runs = tokens.flatMap((token) => (token.kind === 'text' ? [plainCopy(token.text).replace('^', '').trim()] : []));
  const telling = runs.filter((run) => /[a-z]{3}/.test(run));
  return telling.length > 0 ? telling : runs.filter((run) => run !== '');
}

const beforeObject =
  /\b(?:at|to|of|on|for|with|from|by|behind|before|beside|toward|about|against|around|past|between|in|into|over|than|near|without|upon|tell|telling|told|ask|forgive|see|let|found|find|for letting|believe|trust|hug)\s$/;

/** A name that is an object has the pronoun me, him or her: `{P}` becomes `{Pm}` there. */
function withCases(tokens: readonly Token[]): Token[] {
  return tokens.map((token, index) => {
    if (token.kind !== 'slot' || !/^[PO]$/.test(token.slot)) return token;
    const [before, earlier] = [tokens[index - 1], tokens[index - 2]];
    const afterVerb = earlier?.kind === 'verb' && earlier.verb !== 'say' && before?.kind === 'text' && before.text === ' ';
    const isObject =
      afterVerb || (before?.kind === 'text' && (beforeObject.test(before.text) || isSecondObject(tokens, index, before.text)));
    return isObject && !isSubject(tokens[index + 1], tokens[index + 2]) ? { kind: 'slot', slot: `${token.slot}m` } : token;
  });
}

/** In 'from {P} to {O}' and 'between {P} and {O}' the second is an object when the first is. */
function isSecondObject(tokens: readonly Token[], index: number, before: string): boolean {
  const [first, lead] = [tokens[index - 2], tokens[index - 3]];
  return before === ' and ' && first?.kind === 'slot' && lead?.kind === 'text' && beforeObject.test(lead.text);
}

/** The subject of a verb is no object, whatever precedes it: before Mara can read it. */
function isSubject(next: Token | undefined, after: Token | undefined): boolean {
  if (next?.kind !== 'text') return false;
  return (next.text === ' ' && after?.kind === 'verb') || /^ (?:would|could|had|might|should) /.test(next.text);
}

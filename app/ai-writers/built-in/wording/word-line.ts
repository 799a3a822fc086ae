import type { Random } from '~/platform/random/random';
import { type Act, isPerson, type Person, type Tense, type Thing } from '../story/story';
import { type ActForm, actPhrase } from './act-phrase';
import { type Agreement, conjugate, gerundOf, participleOf } from './conjugate';
import { agreementOf, type Case, fullName, isPronounOnly, possessiveOf, pronounOf } from './referents';
import type { LineToken, PhraseRole, ReplyLine, Role, SubjectRole } from './reply-line';

/** Whom and what the references of a line mean. */
export type Referents = Partial<Record<SubjectRole, Person | Thing>> &
  Partial<Record<PhraseRole, string>> & {
    /** What 'do', 'done' and 'doing' say again. */
    act?: Act;
    /** Whether others are there of whom none is surely another person than those named. */
    company?: boolean;
  };

export interface Wording {
  referents: Referents;
  tense: Tense;
  /** The form of a verb that begins the line, where the text before it asks for one: to go, had gone, was going. */
  firstVerb?: 'base' | 'participle' | 'gerund';
  /** Those named in the part so far, the last one last. */
  named: readonly Person[];
  random: Pick<Random, 'integer'>;
}

interface Writing extends Wording {
  text: string;
  near: Person[];
  /** The subject that verbs in a coordination agree with. */
  agreement: Agreement;
}

const adverb =
  /^\s*(?:(?:\w+ly|also|still|never|only|just|even|then|both|all|each|always|almost|nearly|at last|once|twice|now|already|soon|too|first|finally|half|not) ?)*$/;
const joined = /(?:,|;|\band|\bbut|\bor|\bthen)\s*(?:\w+ly |then |at last |only |never )?$/;
const sentenceEnd = /[.!?…:]["”)]?\s*$|^["“]?$|\s["“]$/;
/** Verbs that are followed by a clause as readily as by an object. */
const clauseVerbs = new Set('be know see think feel wish believe hope find'.split(' '));
const speechVerbs = new Set('say ask tell whisper answer reply call shout murmur mutter add repeat begin want'.split(' '));

/** The text of a line: names or pronouns, verbs that agree, a capital for each sentence. */
export function wordLine(line: ReplyLine, wording: Wording): { text: string; named: readonly Person[] } {
  const writing: Writing = { ...wording, text: '', near: [...wording.named], agreement: 'singular' };
  const tokens = chosen(line.tokens, wording.random);
  tokens.forEach((token, index) => {
    write(token, { writing, tokens, index });
  });
  return { text: withoutEmptyVocatives(tellerLast(writing.referents, togetherWith(writing.referents, writing.text))), named: writing.near };
}

const together =
  /\b([Tt]hey)(?= (?:both|all|sit|sat|go|went|shake|shook|look|looked|wait|waited|laugh|laughed|leave|left|listen|listened|run|ran|walk|walked|share|shared|stay|stayed|keep|kept|move|moved|hurry|hurried)\b)|\b(?<=\b(?:[Nn]either|[Bb]oth|[Ee]ach|two|One|one) of |\b[Bb]etween )(them)\b|(?<=\b[Tt]hey (?:keep|kept) )(their)\b|\b(their)(?= (?:shoulders|hands|eyes|knees|elbows|heads|faces) (?:almost |nearly )?(?:touch|touched|meet|met)\b)/g;
const teller: Readonly<Record<string, readonly [string, string, string]>> = {
  I: ['we', 'us', 'our'],
  we: ['we', 'us', 'our'],
  you: ['you', 'you', 'your'],
};

/** 'They both laughed' of the narrator and somebody else: we both laughed. */
function togetherWith({ actor, other, speaker, addressed }: Referents, text: string): string {
  const pronoun = [actor, other, speaker, addressed].flatMap((one) => (one && isPerson(one) ? (teller[one.pronoun] ?? []) : []));
  const [subject, object, possessive] = pronoun;
  if (!subject || !object || !possessive) return text;
  const outside = text.split(/("[^"]*")/);
  return outside
    .map((piece) =>
      piece.startsWith('"')
        ? piece
        : piece.replace(together, (_, they?: string, them?: string) =>
            they === 'They' ? subject.charAt(0).toUpperCase() + subject.slice(1) : they ? subject : them ? object : possessive,
          ),
    )
    .join('');
}

/** 'I and the clerk waited' is 'The clerk and I waited'. */
function tellerLast({ actor, other, speaker, addressed }: Referents, text: string): string {
  const names = [actor, other, speaker, addressed].flatMap((one) => (one && isPerson(one) && !isPronounOnly(one) ? [one.name] : []));
  const pair = names.find((name) => text.includes(`I and ${name} `));
  if (pair === undefined) return text;
  const capital = pair.charAt(0).toUpperCase() + pair.slice(1);
  return text
    .split(`I and ${pair} `)
    .reduce((before, after) => `${before}${sentenceEnd.test(before) || before === '' ? capital : pair} and I ${after}`);
}

function chosen(tokens: readonly LineToken[], random: Wording['random']): LineToken[] {
  return tokens.flatMap((token) =>
    token.kind === 'choice' ? chosen(token.options[random.integer(token.options.length)] ?? [], random) : [token],
  );
}

interface Position {
  writing: Writing;
  tokens: readonly LineToken[];
  index: number;
}

function write(token: LineToken, position: Position): void {
  const { writing } = position;
  if (token.kind === 'text') writing.text += token.text;
  if (token.kind === 'verb') writing.text += verbText(token, position);
  if (token.kind === 'reference') writing.text += withCapital(referenceText(token, position), position);
}

/** A reference that begins a sentence gets a capital; the one behind a quoted question that is its speaker does not. */
function withCapital(text: string, { writing, tokens, index }: Position): string {
  const before = writing.text.trimEnd();
  const attribution = /[?!,]["”]$/.test(before) && speechVerbs.has(nextVerb(tokens, index) ?? '');
  if (!sentenceEnd.test(before) || attribution || before.endsWith(':')) return text;
  return text.charAt(0).toUpperCase() + text.slice(1);
}

function nextVerb(tokens: readonly LineToken[], index: number): string | undefined {
  const [first, second] = tokens.slice(index + 1, index + 3);
  return first?.kind === 'text' && first.text.trim() === '' && second?.kind === 'verb' ? second.verb : undefined;
}

function referenceText(token: LineToken & { kind: 'reference' }, position: Position): string {
  const { writing } = position;
  const { role, form } = token;
  if (isActRole(role)) return deedText(role, form, writing);
  const referent = writing.referents[role];
  if (!referent || typeof referent === 'string') return referent ?? '';
  const place = caseOf(position);
  const text = formOf(referent, form, place, writing);
  if (place === 'subject') writing.agreement = usesPronoun(referent, form, writing) ? pronounOf(referent).agreement : agreementOf(referent);
  if (isPerson(referent) && form !== 'his' && form !== 'himself')
    writing.near = [...writing.near.filter(({ name }) => name !== referent.name), referent];
  return text;
}

/** Whether a reference names the deed in a form of its verb. */
export function isActRole(role: Role): role is ActForm {
  return role === 'do' || role === 'done' || role === 'doing';
}

/** The deed as the narration names it, as somebody else says it to the doer, or as the doer says it. */
function deedText(role: ActForm, form: string, { referents }: Writing): string {
  const { act, other, speaker, addressed } = referents;
  if (!act) return '';
  const doer = isPerson(act.doer) ? act.doer : undefined;
  const partner = [addressed, speaker, other].find((one): one is Person => one !== undefined && isPerson(one) && one.name !== doer?.name);
  if (form === 'you') return actPhrase(act, role, { speaker: partner, hearer: doer });
  return actPhrase(act, role, form === 'me' ? { speaker: doer, hearer: partner } : {});
}

function formOf(referent: Person | Thing, form: string, place: Case, writing: Writing): string {
  const pronoun = pronounOf(referent);
  switch (form) {
    case 'his':
    case 'its':
      return mayBePronoun(referent, writing) || isUnknown(referent)
        ? pronoun.possessive
        : possessiveOf(fullName(referent, 'object', writing.near));
    case 'himself':
      return pronoun.reflexive;
    case 'bare':
      return isPerson(referent) ? referent.name.replace(/^the /, '') : referent.words;
    case 'name':
      return isPerson(referent) && referent.named ? referent.name : '';
    case 'possessive':
      return isPronounOnly(referent) ? pronoun.possessive : possessiveOf(fullName(referent, 'object', writing.near));
    default:
      return usesPronoun(referent, form, writing) ? pronoun[place] : fullName(referent, place, writing.near);
  }
}

function usesPronoun(referent: Person | Thing, form: string, writing: Writing): boolean {
  return isPronounOnly(referent) || ((form === 'he' || form === 'it') && mayBePronoun(referent, writing));
}

/** Somebody of whom no pronoun is known, so that 'their' is never wrong. */
function isUnknown(referent: Person | Thing): boolean {
  return isPerson(referent) && !referent.pronounKnown && referent.pronoun === 'they';
}

/** A pronoun will do where it is known and nobody else of that pronoun was named later. */
function mayBePronoun(referent: Person | Thing, { near }: Writing): boolean {
  if (!isPerson(referent)) return true;
  if (isPronounOnly(referent)) return true;
  if (!referent.pronounKnown) return false;
  const last = near.findLast(({ pronoun }) => pronoun === referent.pronoun);
  return last === undefined || last.name === referent.name;
}

/** A reference before its verb is the subject; any other, and one right behind a verb, is an object. */
function caseOf({ tokens, index }: Position): Case {
  if (isBehindVerb(tokens, index)) return 'object';
  const [first, second] = tokens.slice(index + 1, index + 3);
  if (first?.kind === 'verb') return 'subject';
  if (first?.kind !== 'text') return 'object';
  if (second?.kind === 'verb' && adverb.test(first.text)) return 'subject';
  const pair = /^ and $/.test(first.text) && second?.kind === 'reference';
  if (pair) return caseOf({ tokens, index: index + 2 } as Position);
  if (/^ (?:would|could|might|should|must)\b/.test(first.text)) return 'subject';
  return /^ (?:had|never|alone|too) /.test(first.text) && second?.kind !== 'reference' ? 'subject' : 'object';
}

/** 'What <surprise> [actor] <be>': the object of the verb before it, not the subject of the one behind. */
function isBehindVerb(tokens: readonly LineToken[], index: number): boolean {
  const [space, verb] = [tokens[index - 1], tokens[index - 2]];
  return (
    verb?.kind === 'verb' && space?.kind === 'text' && space.text === ' ' && !speechVerbs.has(verb.verb) && !clauseVerbs.has(verb.verb)
  );
}

function verbText({ verb, aspect, between, subject }: LineToken & { kind: 'verb' }, { writing, tokens, index }: Position): string {
  const agreement = verbAgreement(subject, { writing, tokens, index });
  writing.agreement = agreement;
  if (writing.firstVerb && writing.text.trim() === '') return formed[writing.firstVerb](verb);
  return inAspect({ verb, aspect, between }, writing.tense, agreement);
}

function verbAgreement(subject: (LineToken & { kind: 'verb' })['subject'], { writing, tokens, index }: Position): Agreement {
  if (subject === 'singular' || subject === 'plural') return subject;
  if (subject !== 'nearest') {
    const referent = isActRole(subject) ? undefined : writing.referents[subject];
    return referent && typeof referent !== 'string' ? agreementOf(referent) : 'singular';
  }
  const [before, earlier] = [tokens[index - 1], tokens[index - 2]];
  if (before?.kind === 'reference') return before.form === 'possessive' ? 'singular' : writing.agreement;
  if (before?.kind !== 'text') return 'singular';
  if (
    earlier?.kind === 'reference' &&
    !isBehindVerb(tokens, index - 2) &&
    adverb.test(before.text) &&
    !/^(?:his|its|possessive|himself)$/.test(earlier.form)
  ) {
    return isPair(tokens, index) ? 'plural' : writing.agreement;
  }
  return joined.test(before.text) && !/[.!?]["”]?\s*\S*\s*$/.test(before.text) ? writing.agreement : 'singular';
}

/** '[actor] and [other] <go>': two subjects. */
function isPair(tokens: readonly LineToken[], index: number): boolean {
  const [and, first] = [tokens[index - 3], tokens[index - 4]];
  return and?.kind === 'text' && and.text === ' and ' && first?.kind === 'reference' && first.form === 'full';
}

const formed = { base: (verb: string) => verb, participle: participleOf, gerund: gerundOf };

function inAspect(
  { verb, aspect, between }: Pick<LineToken & { kind: 'verb' }, 'verb' | 'aspect' | 'between'>,
  tense: Tense,
  agreement: Agreement,
): string {
  const past = tense === 'past';
  const helped = (helper: string, form: string) => [helper, between, form].filter(Boolean).join(' ').replace('can not', 'cannot');
  switch (aspect) {
    case 'perfect':
      return helped(past ? 'had' : conjugate('have', 'present', agreement), participleOf(verb));
    case 'would':
      return helped(past ? 'would' : 'will', verb);
    case 'could':
      return helped(past ? 'could' : 'can', verb);
    case 'negated':
      return verb === 'be' ? `${conjugate('be', tense, agreement)} not` : `${conjugate('do', tense, agreement)} not ${verb}`;
    case 'plain':
      return conjugate(verb, tense, agreement);
  }
}

/** Without a name a vocative goes, and its comma with it; the sentence gets its capital again. */
function withoutEmptyVocatives(text: string): string {
  return text
    .replace(/,\s+(?=[.,!?]["”]?)/g, '')
    .replace(/(["“])\s*[,.]\s+(\p{L})/gu, (_, quote: string, letter: string) => quote + letter.toUpperCase())
    .replace(/\ba (?=[aei]|o(?!n[ec]\b)|u(?!n[ia]|s[eu]|ti))/g, 'an ')
    .replace(/ {2,}/g, ' ')
    .trim();
}

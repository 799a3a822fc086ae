import { isPerson, type Person, type Tense, type Thing } from '../story/story';
import { type Agreement, conjugate } from './conjugate';
import type { Line, LineToken, PhraseRole, SubjectRole, VerbSubject } from './line';
import { agreementOf, type Case, fullName, isPronounOnly, possessiveOf, pronounOf } from './referents';

/** Whom and what the references of a line mean. */
export type Referents = Partial<Record<SubjectRole, Person | Thing>> & Partial<Record<PhraseRole, string>>;

interface Writing {
  referents: Referents;
  tense: Tense;
  text: string;
  /** Those named so far, the last one last. */
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
export function wordLine({ tokens }: Pick<Line, 'tokens'>, referents: Referents, tense: Tense): string {
  const writing: Writing = { referents, tense, text: '', near: [], agreement: 'singular' };
  tokens.forEach((token, index) => {
    write(token, { writing, tokens, index });
  });
  return togetherWith(referents, writing.text)
    .replace(/\ba (?=[aei]|o(?!n[ec]\b)|u(?!n[ia]|s[eu]|ti))/g, 'an ')
    .trim();
}

const together = /\b([Tt]hey)(?= (?:both|stay|stayed|let)\b)|(?<=\b(?:[Nn]either|[Ee]ither) of )(them)\b/g;
const teller: Readonly<Record<string, readonly [string, string]>> = { I: ['we', 'us'], we: ['we', 'us'], you: ['you', 'you'] };

/** 'They both laughed' of the narrator and somebody else: we both laughed. */
function togetherWith({ actor, other, speaker, addressed }: Referents, text: string): string {
  const pronoun = [actor, other, speaker, addressed].flatMap((one) => (one && isPerson(one) ? (teller[one.pronoun] ?? []) : []));
  const [subject, object] = pronoun;
  if (!subject || !object) return text;
  const outside = text.split(/("[^"]*")/);
  return outside
    .map((piece) =>
      piece.startsWith('"')
        ? piece
        : piece.replace(together, (_, they?: string) =>
            they === 'They' ? subject.charAt(0).toUpperCase() + subject.slice(1) : they ? subject : object,
          ),
    )
    .join('');
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
  const referent = writing.referents[role];
  if (!referent || typeof referent === 'string') return referent ?? '';
  const place = caseOf(position);
  const text = formOf(referent, form, place, writing);
  if (place === 'subject') writing.agreement = usesPronoun(referent, form, writing) ? pronounOf(referent).agreement : agreementOf(referent);
  if (isPerson(referent) && form !== 'his') writing.near = [...writing.near.filter(({ name }) => name !== referent.name), referent];
  return text;
}

function formOf(referent: Person | Thing, form: string, place: Case, writing: Writing): string {
  const pronoun = pronounOf(referent);
  switch (form) {
    case 'his':
      return mayBePronoun(referent, writing) || isUnknown(referent)
        ? pronoun.possessive
        : possessiveOf(fullName(referent, 'object', writing.near));
    default:
      return usesPronoun(referent, form, writing) ? pronoun[place] : fullName(referent, place, writing.near);
  }
}

function usesPronoun(referent: Person | Thing, form: string, writing: Writing): boolean {
  return isPronounOnly(referent) || (form === 'he' && mayBePronoun(referent, writing));
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

function verbText({ verb, aspect, subject }: LineToken & { kind: 'verb' }, { writing, tokens, index }: Position): string {
  const agreement = verbAgreement(subject, { writing, tokens, index });
  writing.agreement = agreement;
  return inAspect({ verb, aspect }, writing.tense, agreement);
}

function verbAgreement(subject: VerbSubject, { writing, tokens, index }: Position): Agreement {
  if (subject === 'singular' || subject === 'plural') return subject;
  const [before, earlier] = [tokens[index - 1], tokens[index - 2]];
  if (before?.kind === 'reference') return writing.agreement;
  if (before?.kind !== 'text') return 'singular';
  if (earlier?.kind === 'reference' && !isBehindVerb(tokens, index - 2) && adverb.test(before.text) && earlier.form !== 'his')
    return writing.agreement;
  return joined.test(before.text) && !/[.!?]["”]?\s*\S*\s*$/.test(before.text) ? writing.agreement : 'singular';
}

function inAspect({ verb, aspect }: Pick<LineToken & { kind: 'verb' }, 'verb' | 'aspect'>, tense: Tense, agreement: Agreement): string {
  switch (aspect) {
    case 'could':
      return `${tense === 'past' ? 'could' : 'can'} ${verb}`;
    case 'negated':
      return verb === 'be' ? `${conjugate('be', tense, agreement)} not` : `${conjugate('do', tense, agreement)} not ${verb}`;
    case 'plain':
      return conjugate(verb, tense, agreement);
  }
}

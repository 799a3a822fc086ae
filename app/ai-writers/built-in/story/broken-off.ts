import { nounPhrasesOf } from '../language/noun-phrases';
import { readSentences, type Token } from '../language/tokens';
import type { Cast } from './people/cast';
import type { Fact } from './story';
import type { Speech } from './talk/speech';

/** Words of a sentence that say how it breaks off. */
const TAIL = 12;

/** The fact that a turn breaks off in mid-sentence, with what it waits for; undefined for a whole one. */
export function brokenOffFact(text: string, speeches: readonly Speech[], cast: Cast): Omit<Fact, 'weight'> | undefined {
  const trimmed = text.trimEnd();
  const open = speeches.at(-1);
  if (open?.isOpen && open.end >= trimmed.length - 1) {
    return { answers: 'broken:speech', ...speakerBefore(trimmed.slice(0, open.start), cast), sure: 0.9, words: [] };
  }
  if (/[.!?…:;"”’')\]]$/u.test(trimmed) || !/[\p{L}\p{N},—–-]$/u.test(trimmed)) return undefined;
  // '"Take mine" she said' only lacks its full stop.
  if (open && /^[^.!?]*\b(?:said|says)$/u.test(trimmed.slice(open.end))) return undefined;
  const tokens = (readSentences(trimmed).at(-1) ?? []).slice(-TAIL);
  const answers = kindOf(tokens, trimmed);
  return answers ? { answers, sure: 0.9, words: [], relation: lastWordOf(tokens), ...actorOf(tokens, cast) } : undefined;
}

/** The word that it breaks off at; 'like' for 'like a'. */
function lastWordOf(tokens: readonly Token[]): string {
  const [before, last] = tokens.slice(-2);
  if (last?.lower === 'all') return before?.lower ?? 'all';
  return before?.lower === 'like' ? 'like' : (last?.lower ?? before?.lower ?? '');
}

function speakerBefore(text: string, cast: Cast): Pick<Fact, 'actor'> {
  return actorOf(readSentences(text.slice(-120)).flat(), cast);
}

function actorOf(tokens: readonly Token[], cast: Cast): Pick<Fact, 'actor'> {
  const person = nounPhrasesOf(tokens)
    .flatMap((phrase) => cast.personOf(phrase) ?? [])
    .at(-1);
  return person ? { actor: person } : {};
}

const prepositions = new Set(
  'of at with into onto from under like than between beneath toward towards against among during beside'.split(' '),
);

/** 'Came in', 'met him before', 'what it's for': words that end a sentence as readily as they begin a phrase. */
function isParticle(tokens: readonly Token[]): boolean {
  const [before, last] = tokens.slice(-2);
  return last !== undefined && !prepositions.has(last.lower) && /^(?:VERB|AUX|PRON|NOUN|PROPN|ADV|ADJ)$/.test(before?.pos ?? '');
}

/** Pronouns that begin a clause rather than end one. */
const subjects = new Set(['i', 'he', 'she', 'we', 'they']);

function kindOf(tokens: readonly Token[], text: string): Fact['answers'] | undefined {
  const last = tokens.at(-1);
  if (!last || /^(?:though|too|anyway|now|again|then|instead|either|somehow|alone|away|home|inside|outside)$/.test(last.lower))
    return undefined;
  // 'Who wrote that', 'she laughed as well'.
  if (/^(?:this|that|these|those)$/.test(last.lower) && tokens.at(-2)?.pos === 'VERB') return undefined;
  // 'We yelled at her'; 'it pointed up before'.
  if (last.lower === 'her' && tokens.at(-2)?.pos === 'ADP') return undefined;
  if (/^(?:before|after|since)$/.test(last.lower) && /^(?:up|down|in|out|off|on)$/.test(tokens.at(-2)?.lower ?? '')) return undefined;
  if (last.lower === 'well' && tokens.at(-2)?.lower === 'as') return undefined;
  if (/^(?:only|just|almost|nearly|about)$/.test(last.lower)) return 'broken:preposition';
  if (last.lower === 'all' && tokens.at(-2)?.pos === 'AUX') return 'broken:verb';
  if (/\b(?:said|read|says|reads)(?: was| is)?$/u.test(text)) return 'broken:said';
  // 'Nobody had told me not to.'
  if (last.lower === 'to' && tokens.at(-2)?.lower === 'not') return undefined;
  if (last.lower === 'to' && wantsVerb(tokens)) return 'broken:verb';
  if (last.pos === 'ADP' || prepositions.has(last.lower)) return isParticle(tokens) ? undefined : 'broken:preposition';
  if (last.pos === 'DET' || /^(?:my|your|his|her|its|our|their)$/.test(last.lower)) return 'broken:noun';
  if (
    /^(?:CCONJ|SCONJ)$/.test(last.pos) ||
    /^(?:that|because|if|when|while|so|until|than|as|,)$/.test(last.lower) ||
    /[,—–-]$/.test(last.text)
  )
    return clauseKind(last.lower);
  // 'You took it', 'I called Maria': whole, but for the full stop.
  if (/^(?:PRON|PROPN)$/.test(last.pos) && /^(?:VERB|ADP|AUX)$/.test(tokens.at(-2)?.pos ?? '')) return undefined;
  const begins = /^(?:CCONJ|SCONJ|ADV|PUNCT)$/.test(tokens.at(-2)?.pos ?? '');
  if (last.pos === 'PRON' || last.pos === 'PROPN') return subjects.has(last.lower) || begins ? 'broken:verb' : undefined;
  if (last.pos === 'ADV')
    return tokens.at(-2)?.pos === 'AUX' && !/^(?:do|be)$/.test(tokens.at(-2)?.lemma ?? '') ? 'broken:verb' : undefined;
  if (last.pos === 'AUX' && last.lemma === 'be') return 'broken:be';
  if (last.pos === 'AUX') return /^(?:do|does|did)$/.test(last.lower) ? undefined : 'broken:verb';
  if (last.lower === 'to') return 'broken:verb';
  // A whole sentence that only lacks its full stop is none.
  return last.pos === 'ADJ' && /^(?:DET|NUM)$/.test(tokens.at(-2)?.pos ?? '') ? 'broken:noun' : undefined;
}

function clauseKind(last: string): Fact['answers'] {
  if (/^(?:because|since)$/.test(last)) return 'broken:because';
  if (/^(?:when|while|until|as|before|after|if)$/.test(last)) return 'broken:when';
  return /^(?:and|then|but|so|or|,|—|–|-)$/.test(last) ? 'broken:and' : 'broken:clause';
}

/** 'He wanted to', 'I had to', unlike 'he walked to'. */
function wantsVerb(tokens: readonly Token[]): boolean {
  return /^(?:want|need|try|begin|start|have|go|like|decide|seem|manage|forget|learn|agree|refuse|hope|plan|promise|able|ready|about)$/.test(
    tokens.at(-2)?.lemma ?? '',
  );
}

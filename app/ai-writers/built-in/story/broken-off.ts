import { nounPhrasesOf } from '../language/noun-phrases';
import { readSentences, type Token } from '../language/tokens';
import type { Cast } from './cast';
import type { Speech } from './speech';
import type { Fact } from './story';

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
  const tokens = (readSentences(trimmed).at(-1) ?? []).slice(-TAIL);
  const answers = kindOf(tokens, trimmed);
  const afterTo = tokens.at(-1)?.lower === 'to' && answers === 'broken:verb';
  return answers ? { answers, sure: 0.9, words: [], afterTo, ...actorOf(tokens, cast) } : undefined;
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

function kindOf(tokens: readonly Token[], text: string): Fact['answers'] | undefined {
  const last = tokens.at(-1);
  if (!last || /^(?:though|too|anyway|now|again|then|instead|either|somehow|alone|away|home|inside|outside)$/.test(last.lower))
    return undefined;
  if (/^(?:only|just|almost|nearly|about)$/.test(last.lower)) return 'broken:noun';
  if (last.lower === 'all' && tokens.at(-2)?.pos === 'AUX') return 'broken:verb';
  if (/\b(?:said|read|says|reads)(?: was| is)?$/u.test(text)) return 'broken:said';
  if (last.lower === 'to' && wantsVerb(tokens)) return 'broken:verb';
  if (last.pos === 'ADP') return 'broken:preposition';
  if (/^(?:DET|NUM)$/.test(last.pos) || /^(?:my|your|his|her|its|our|their)$/.test(last.lower)) return 'broken:noun';
  if (
    /^(?:CCONJ|SCONJ)$/.test(last.pos) ||
    /^(?:that|because|if|when|while|so|until|than|as|,)$/.test(last.lower) ||
    /[,—–-]$/.test(last.text)
  )
    return 'broken:clause';
  // 'You took it', 'I called Maria': whole, but for the full stop.
  if (/^(?:PRON|PROPN)$/.test(last.pos) && /^(?:VERB|ADP|AUX)$/.test(tokens.at(-2)?.pos ?? '')) return undefined;
  if (last.pos === 'AUX' || last.lower === 'to' || last.pos === 'PRON' || last.pos === 'PROPN' || last.pos === 'ADV') return 'broken:verb';
  // A whole sentence that only lacks its full stop is none.
  return last.pos === 'ADJ' && /^(?:DET|NUM)$/.test(tokens.at(-2)?.pos ?? '') ? 'broken:noun' : undefined;
}

/** 'He wanted to', 'I had to', unlike 'he walked to'. */
function wantsVerb(tokens: readonly Token[]): boolean {
  return /^(?:want|need|try|begin|start|have|go|like|decide|seem|manage|forget|learn|agree|refuse|hope|plan|promise|able|ready|about)$/.test(
    tokens.at(-2)?.lemma ?? '',
  );
}

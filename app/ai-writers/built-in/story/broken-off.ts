import { readSentences, type Token } from '../language/tokens';
import type { Cast } from './people/cast';
import type { Fact } from './story';
import type { Speech } from './talk/speech';

/** Words with which no sentence ends. */
const LEADING =
  /^(?:a|an|the|my|your|our|their|its|of|at|with|into|onto|from|under|like|than|his|between|beneath|toward|towards|against|among|during|beside|because|if|when|while|until|and|but|or|only|just|almost|nearly|i|he|she|we|they)$/;
/** Parts of speech with which few do: 'his', 'in', 'must'. */
const LEADS = /^(?:DET|ADP|CCONJ|SCONJ|AUX)$/;
/** 'Came in', 'what it's for', 'met him before': what may be led has been said. */
const FOLLOWS = /^(?:VERB|AUX|PRON|NOUN|PROPN|ADV|ADJ)$/;

/**
 * The fact that a turn breaks off in mid-sentence. What would have come is nobody's to guess.
 */
export function brokenOffFact(text: string, speeches: readonly Speech[], cast: Cast): Fact | undefined {
  const trimmed = text.trimEnd();
  const open = speeches.at(-1);
  const broken: Fact = { answers: 'broken', sure: 0.9, words: [] };
  if (open?.isOpen && open.end >= trimmed.length - 1) return broken;
  if (/[.!?…:;"”’')\]]$/u.test(trimmed)) return undefined;
  return /[,—–-]$/u.test(trimmed) || isLeading(trimmed, cast) ? broken : undefined;
}

function isLeading(text: string, cast: Cast): boolean {
  const tokens = readSentences(text).at(-1) ?? [];
  const [before, last] = [tokens.at(-2), tokens.at(-1)];
  if (!last || isWhole(before, last)) return false;
  // 'And then it'.
  if (last.pos === 'PRON' && /^(?:CCONJ|SCONJ|ADV)$/.test(before?.pos ?? '')) return true;
  return (
    LEADING.test(last.lower) ||
    last.lower === 'to' ||
    LEADS.test(last.pos) ||
    cast.met().some(({ name }) => name === last.text && before?.pos === 'CCONJ')
  );
}

/** 'Kael called her', 'the others came in', 'nobody had told me not to'. */
function isWhole(before: Token | undefined, last: Token): boolean {
  if (last.lower === 'to') return before?.lower === 'not';
  if (/^(?:though|too|anyway|well|again|then|instead|either)$/.test(last.lower)) return true;
  return last.pos === 'ADP' && !LEADING.test(last.lower) && FOLLOWS.test(before?.pos ?? '');
}

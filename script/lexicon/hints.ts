import { type DefinitionRules, givesAway } from './definitions.ts';
import { UNWELCOME_MEANING } from './not-shown.ts';
import { POINTER, type Synset, type WordNet } from './wordnet.ts';

const LONGEST_EXAMPLE = 76;

/** Words too general to help: 'a kind of thing' says nothing. */
const VAGUE = new Set(
  `act action activity artifact entity event abstraction attribute group person people thing object matter state status condition
  property quality change move make be act cause place part unit point way relation whole body being cognition content know
  collection concept idea instrumentality device structure region location area quantity amount measure abstract communication message
  substance material process phenomenon feature trait shape feeling work do get give take have go come put use set form section travel
  definite quantity indefinite quantity organism adult male female worker expert leader causal agent unfortunate creator equipment
  implement instrumentation mechanism surface line happening occurrence ending beginning time period unit of time
  interact touch express convey transfer treat affect connect remove join separate see think reason position opinion statement
  request evaluate judge happen occur continue end begin support keep hold let allow permit refuse man woman child`.split(/\s+/),
);

/** A short hint, one or two sentences that do not contain the word; undefined when there is no good one. */
export function hintFor(
  word: string,
  synset: Synset,
  synonyms: readonly string[],
  wordNet: WordNet,
  rules: DefinitionRules,
): string | undefined {
  const candidates = [
    oppositeHint(word, synset, wordNet),
    exampleHint(word, synset),
    synset.part === 'noun' || synset.part === 'verb' ? kindHint(synset, wordNet) : undefined,
    synonymHint(word, synonyms),
    letterHint(word),
  ];
  return candidates.find((hint) => hint !== undefined && isGoodHint(word, hint, rules));
}

function isGoodHint(word: string, hint: string, { notShown }: DefinitionRules): boolean {
  return !givesAway(word, hint) && !UNWELCOME_MEANING.test(hint) && !notShown.inText(hint);
}

function oppositeHint(word: string, synset: Synset, wordNet: WordNet): string | undefined {
  const lemmaNumber = synset.lemmas.indexOf(word) + 1;
  const pointer = synset.pointers.find(({ kind, from }) => kind === POINTER.antonym && (from === 0 || from === lemmaNumber));
  const target = pointer && wordNet.related(synset, POINTER.antonym).find(({ key }) => key === pointer.target);
  const opposite = target?.lemmas[(pointer?.to || 1) - 1];
  return opposite && /^[a-z]+$/.test(opposite) ? `The opposite of “${opposite}”.` : undefined;
}

function exampleHint(word: string, synset: Synset): string | undefined {
  for (const example of synset.examples) {
    const text = example.trim();
    const uses = text.match(new RegExp(`\\b${word}\\b`, 'g'));
    if (uses?.length !== 1 || text.length > LONGEST_EXAMPLE || text.split(' ').length < 3 || /[A-Z0-9()`;:*]/.test(text.slice(1))) continue;
    const gapped = text.replace(new RegExp(`\\b${word}\\b`), '___').replace(/[.,]+$/, '');
    return /[?!]$/.test(gapped) ? `Fill the gap: “${gapped}”` : `Fill the gap: “${gapped}”.`;
  }
  return undefined;
}

function kindHint(synset: Synset, wordNet: WordNet): string | undefined {
  const [kind] = wordNet.related(synset, POINTER.hypernym);
  const name = kind?.lemmas.find((lemma) => /^[a-z]+( [a-z]+)?$/.test(lemma) && !VAGUE.has(lemma));
  if (!name || kind?.lemmas.some((lemma) => VAGUE.has(lemma))) return undefined;
  if (synset.part === 'noun') return `A kind of ${name}.`;
  return name.includes(' ') ? undefined : `One way to ${name}.`;
}

function synonymHint(word: string, synonyms: readonly string[]): string | undefined {
  const [first, second] = synonyms.filter((synonym) => !givesAway(word, synonym));
  if (!first) return undefined;
  return second ? `Close in meaning to “${first}” and “${second}”.` : `Close in meaning to “${first}”.`;
}

function letterHint(word: string): string {
  return `It starts with ${word.slice(0, 1).toUpperCase()} and ends with ${word.slice(-1).toUpperCase()}.`;
}

import { clausesOf } from '../language/clauses';
import { nounPhrasesOf } from '../language/noun-phrases';
import { readSentences, type Token } from '../language/tokens';
import { brokenOffFact } from './broken-off';
import type { Cast } from './cast';
import { factsOfClause, weightOf } from './clause-facts';
import { addressedBy, speakerOf } from './speakers';
import { narrationOf, type Speech, speechesOf } from './speech';
import { speechActOf } from './speech-acts';
import type { Fact, Person, Thing } from './story';
import { isPerson } from './story';
import { thingOf } from './things';

/** What one turn of a person says. */
export interface TurnReading {
  /** Its facts in the order of the text. */
  facts: readonly Fact[];
  /** Its things, in order. */
  things: readonly Thing[];
  /** Its content words and names, in their base forms. */
  words: ReadonlySet<string>;
  place?: Thing;
}

const CONTENT = /NOUN|PROPN|VERB|ADJ/;
/** Verbs and adjectives that say next to nothing. */
const emptyWords = new Set(
  'be have do go get say make come take see look thing way there other same own such more most few many much'.split(' '),
);

/** Reads a turn in the light of those whom `cast` has met, and lets it meet those of the turn. */
export function readTurn(text: string, cast: Cast): TurnReading {
  const speeches = speechesOf(text);
  const sentences = readSentences(narrationOf(text, speeches));
  const facts: Omit<Fact, 'weight'>[] = [];
  const things: Thing[] = [];
  let place: Thing | undefined;
  for (const tokens of sentences) {
    for (const clause of clausesOf(tokens)) {
      const words = contentWords(tokens.slice(clause.start, clause.end));
      for (const fact of factsOfClause(clause, cast)) facts.push({ ...fact, words });
      const where = clause.oblique.find(({ preposition, phrase }) => isPlace(preposition, phrase.kind))?.phrase;
      place = thingOf(where, cast) ?? place;
    }
    things.push(...nounPhrasesOf(tokens).flatMap((phrase) => thingOf(phrase, cast) ?? []));
  }
  const seen = unused(things, facts);
  const spoken = speeches.flatMap((speech) => factOfSpeech(text, speech, speeches, cast));
  const broken = brokenOffFact(text, speeches, cast);
  const all = [...seen, ...facts, ...spoken, ...(broken ? [broken] : [])];
  return { facts: weighed(all), things, words: new Set(contentWords(readSentences(text).flat())), ...(place ? { place } : {}) };
}

function isPlace(preposition: string, kind: string | undefined): boolean {
  return (
    /^(?:in|into|inside|on|onto|at|to|through|across|up|down|along|behind|under)$/.test(preposition) &&
    /^(?:building|ground|boat|vehicle)$/.test(kind ?? '')
  );
}

/** The content words of some tokens, in their base forms. */
export function contentWords(tokens: readonly Token[]): string[] {
  return tokens
    .filter(({ pos, lemma, lower }) => CONTENT.test(pos) && lower.length > 2 && !emptyWords.has(lemma))
    .map(({ lemma, lower, pos }) => (pos === 'PROPN' ? lower : lemma.toLowerCase()));
}

function factOfSpeech(text: string, speech: Speech, speeches: readonly Speech[], cast: Cast): Omit<Fact, 'weight'>[] {
  if (speech.words.trim() === '') return [];
  const said = speakerOf(text, speech, speeches, cast);
  const addressed = addressedBy(text, speech, said, cast);
  const speaker = said ?? onlyOther(addressed, cast);
  const tokens = readSentences(speech.words).flat();
  const about = aboutOf(tokens, cast);
  return [
    {
      answers: speechActOf(speech.words),
      ...(speaker ? { speaker, actor: speaker } : {}),
      ...(addressed ? { addressed } : {}),
      ...(about ? { about, object: about } : {}),
      sure: speaker ? 0.85 : 0.5,
      words: contentWords(tokens),
    },
  ];
}

/** Of two people the one who is not addressed speaks. */
function onlyOther(addressed: Person | undefined, cast: Cast): Person | undefined {
  const others = cast.met().filter(({ name, named }) => named && name !== addressed?.name);
  return addressed && others.length === 1 ? others[0] : undefined;
}

/** What a speech is about: its last concrete noun. */
function aboutOf(tokens: readonly Token[], cast: Cast): Thing | Person | undefined {
  const things = nounPhrasesOf(tokens).flatMap((phrase) => {
    const thing = thingOf(phrase, cast);
    // 'Your hat' in somebody's mouth is not the reader's hat.
    return thing ? [{ ...thing, determiner: 'the', owner: undefined }] : [];
  });
  const last = things.at(-1) ?? topicOf(tokens);
  if (!last) return undefined;
  const { owner: _owner, ...thing } = last;
  return thing;
}

/** What cannot be pointed at can still be talked about: the deposit, the plan. */
function topicOf(tokens: readonly Token[]): Thing | undefined {
  const topic = nounPhrasesOf(tokens).findLast(({ kind, determiner, pronoun }) => kind === 'idea' && determiner !== '' && !pronoun);
  return (
    topic && { determiner: 'the', words: topic.words.split(' ').slice(-2).join(' '), noun: topic.lemma, plural: topic.plural, kind: 'idea' }
  );
}

/** Later facts weigh more, and the last one most: a turn is handed over with it. */
function weighed(facts: readonly Omit<Fact, 'weight'>[]): Fact[] {
  return facts.map((fact, index) => {
    const lateness = facts.length === 1 ? 1 : index / (facts.length - 1);
    const demands = /^(?:question|broken|threatening|order|request|accusation)/.test(fact.answers) ? 0.5 : 0;
    return { ...fact, weight: weightOf(fact) + lateness * 0.6 + demands };
  });
}

/** The things that no fact is about, as things that came into view: less than what is done, more than nothing. */
function unused(things: readonly Thing[], facts: readonly Omit<Fact, 'weight'>[]): Omit<Fact, 'weight'>[] {
  const isUsed = ({ noun }: Thing) => facts.some(({ object }) => object !== undefined && !isPerson(object) && object.noun === noun);
  const free = things.filter(
    (thing, index) => thing.determiner !== '' && !isUsed(thing) && things.findIndex(({ noun }) => noun === thing.noun) === index,
  );
  return free.map((object) => ({ answers: 'object', object, sure: 0.6, words: [object.noun] }));
}

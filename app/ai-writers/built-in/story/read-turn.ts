import { type Clause, clausesOf } from '../language/clauses';
import { withoutIdioms } from '../language/idioms';
import { nounPhrasesOf } from '../language/noun-phrases';
import { readSentences, type Token } from '../language/tokens';
import { sentencesOf } from '../text-tools';
import { brokenOffFact } from './broken-off';
import { factsOfClause } from './clause-facts';
import { isSimile, isSupposed, isWished } from './manner/unreal';
import { createMemory, type Memory } from './memory';
import { lastFirst } from './order-facts';
import type { Cast } from './people/cast';
import type { Fact, Person, Thing } from './story';
import { isPerson } from './story';
import { knownPlace } from './talk/known-place';
import { isLeftOpen } from './talk/open-speech';
import { addressedBy, isSurelyBy, speakerOf, tellsStranger, wholeWords } from './talk/speakers';
import { narrationOf, type Speech, speechesOf } from './talk/speech';
import { thingOf } from './things';

/** What one turn of a person says. */
export interface TurnReading {
  /** Its facts, the last one first. */
  facts: readonly Fact[];
  /** Its things, in order. */
  things: readonly Thing[];
  /** Its content words and names, in their base forms. */
  words: ReadonlySet<string>;
  place?: Thing;
  /** The sentence of narration that ends it: 'There was a coin in the bucket.' */
  end?: string;
  /** Who went or died in it, by what they are called. */
  departed: readonly string[];
}

const CONTENT = /NOUN|PROPN|VERB|ADJ/;
/** Verbs and adjectives that say next to nothing. */
const emptyWords = new Set(
  'be have do go get say make come take see look thing way there other same own such more most few many much'.split(' '),
);

/** Reads a turn in the light of those whom `cast` has met, and lets it meet those of the turn. */
export function readTurn(text: string, cast: Cast, memory: Memory = createMemory()): TurnReading {
  const speeches = speechesOf(text);
  cast.begin();
  const sentences = readSentences(withoutIdioms(narrationOf(text, speeches)));
  const facts: Fact[] = [];
  const things: Thing[] = [];
  let place: Thing | undefined;
  const departed: string[] = [];
  let acting: Person | undefined;
  for (const [index, tokens] of sentences.entries()) {
    const behind = sentences.length - 1 - index;
    for (const clause of clausesOf(tokens)) {
      if (isSupposed(clause, tokens)) continue;
      const words = contentWords(tokens.slice(clause.start, clause.end));
      departed.push(...departedIn(clause, cast));
      acting = subjectOf(clause, cast) ?? acting;
      const said = factsOfClause(clause, cast);
      for (const { answers, object } of said) if (answers === 'arrival' && object && isPerson(object)) cast.arrive(object);
      for (const fact of said) facts.push({ ...fact, words, behind });
      const mentioned = mentionedIn(clause, cast);
      if (mentioned) cast.mention(mentioned);
      // 'He called a guy named Hugo. He called again': the person who acts goes on acting.
      if (acting && acting.name !== cast.narrator?.name) cast.meet(acting);
      memory.note(clause, said.find(({ act }) => act)?.act, thingOf(clause.object ?? clause.subject, cast));
      const where = clause.oblique.find(({ preposition, phrase }) => isPlace(preposition, phrase.kind))?.phrase;
      place = thingOf(where, cast) ?? place;
    }
    const seen = nounPhrasesOf(tokens).filter(({ start }) => !isSimile(tokens, start) && !isWished(tokens, start));
    things.push(...seen.flatMap((phrase) => thingOf(phrase, cast) ?? []));
  }
  const spoken = speeches.flatMap((speech) => factOfSpeech({ text, speech, speeches, cast, memory }));
  const broken = brokenOffFact(text, speeches, cast);
  const all = [...facts.filter((fact) => !isSaying(fact, spoken, text)), ...spoken, ...(broken ? [broken] : [])];
  return {
    facts: lastFirst(all),
    departed,
    things,
    words: new Set(contentWords(readSentences(text).flat())),
    ...(place ? { place } : {}),
    ...endOf(text, speeches),
  };
}

/** The sentence of narration that ends a turn. */
function endOf(text: string, speeches: readonly Speech[]): Pick<TurnReading, 'end'> {
  const end = sentencesOf(text).at(-1) ?? '';
  const isSpoken = speeches.some((speech) => speech.end > text.trimEnd().length - end.length);
  return isSpoken ? {} : { end };
}

/** Who does what a clause says; nobody for 'a guy named Hugo', which says who somebody is. */
function subjectOf({ subject, verb, object, aside }: Clause, cast: Cast): Person | undefined {
  const names = /^(?:call|name)$/.test(verb.lemma) && object?.proper === true;
  return subject && !names && !aside && subject.pronoun !== 'it' ? cast.personOf(subject) : undefined;
}

/** The thing or animal that 'it' behind a clause means: what is done to, else what does. */
function mentionedIn({ object, subject, oblique, presents }: Clause, cast: Cast): Thing | Person | undefined {
  const phrases = [presents ? subject : undefined, object, subject, oblique[0]?.phrase].filter((phrase) => phrase !== undefined);
  for (const phrase of phrases) {
    if (phrase.plural || phrase.pronoun || /^(?:body|feature)$/.test(phrase.kind ?? '')) continue;
    const found = phrase.kind === 'animal' ? cast.personOf(phrase) : thingOf(phrase, cast);
    if (found) return found;
  }
  return undefined;
}

/** 'Said', beside the speech that was said; 'said Colin' may look as if something was said to Colin. */
function isSaying({ answers, actor, object, verb }: Fact, spoken: readonly Fact[], text: string): boolean {
  // '"Wait!" she cried.'
  if (verb === 'cry' && /["”],? *(?:\p{L}+ ){0,3}(?:cried|cries)\b/u.test(text)) return true;
  const names = [actor?.name, object && isPerson(object) ? object.name : undefined];
  return answers === 'do:speak' && spoken.some(({ speaker }) => speaker !== undefined && names.includes(speaker.name));
}

function isPlace(preposition: string, kind: string | undefined): boolean {
  return (
    /^(?:in|into|inside|on|onto|at|to|through|across|up|down|along|behind|under)$/.test(preposition) &&
    /^(?:building|room|ground|road|boat|vehicle)$/.test(kind ?? '')
  );
}

/** The content words of some tokens, in their base forms. */
export function contentWords(tokens: readonly Token[]): string[] {
  return tokens
    .filter(({ pos, lemma, lower }) => CONTENT.test(pos) && lower.length > 2 && !emptyWords.has(lemma))
    .map(({ lemma, lower, pos }) => (pos === 'PROPN' ? lower : lemma.toLowerCase()));
}

interface Spoken {
  text: string;
  speech: Speech;
  speeches: readonly Speech[];
  cast: Cast;
  memory: Memory;
}

function factOfSpeech({ text, speech, speeches, cast, memory }: Spoken): Fact[] {
  if (speech.words.trim() === '') return [];
  const said = speakerOf(text, speech, speeches, cast);
  const addressed = addressedBy(text, speech, { speaker: said, speeches, cast });
  const speaker = said ?? onlyOther(addressed, cast);
  return [
    {
      answers: speech.words.includes('?') ? 'question' : 'speech',
      ...(speaker ? { speaker, actor: speaker } : {}),
      ...(addressed ? { addressed, told: true } : tellsStranger(text, speech) ? { told: false } : {}),
      ...{ said: wholeWords(text, speech, speeches), isOpen: isLeftOpen(text, speech, speeches) },
      ...knownPlace(speech.words, { cast, memory }),
      sure: speaker && isSurelyBy(text, speech, speaker, cast) ? 0.85 : 0.5,
      words: contentWords(readSentences(speech.words).flat()),
    },
  ];
}

/** Of two people the one who is not addressed speaks. */
function onlyOther(addressed: Person | undefined, cast: Cast): Person | undefined {
  const others = cast.met().filter(({ name, named }) => named && name !== addressed?.name);
  return addressed && others.length === 1 ? others[0] : undefined;
}

/** 'He did not come back', and who goes down the steps from those who tell. */
function departedIn({ subject, verb, next, reported }: Clause, cast: Cast): string[] {
  const stays = !(verb.negated && /^(?:come|return)$/.test(verb.lemma)) && !/^(?:die|drown|perish|vanish|disappear)$/.test(verb.lemma);
  const leaves =
    cast.narrator !== undefined &&
    /^(?:go|walk|climb|step|run)$/.test(verb.lemma) &&
    (/^(?:down|aboard)$/.test(next) || verb.particle === 'down');
  const person = (stays && !leaves) || reported || verb.modal ? undefined : subject && cast.personOf(subject);
  return person && person.name !== cast.narrator?.name ? [person.name] : [];
}

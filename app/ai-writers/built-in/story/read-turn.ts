import { type Clause, clausesOf } from '../language/clauses';
import { withoutIdioms } from '../language/idioms';
import { nounPhrasesOf } from '../language/noun-phrases';
import { readSentences } from '../language/tokens';
import { factOfClause } from './clause-facts';
import { isSimile, isSupposed, isWished } from './manner/unreal';
import { createMemory, type Memory } from './memory';
import type { Cast } from './people/cast';
import type { Fact, Person, Thing, Utterance } from './story';
import { isPerson } from './story';
import { isLeftOpen } from './talk/open-speech';
import { addressedBy, speakerOf, wholeWords } from './talk/speakers';
import { narrationOf, type Speech, speechesOf } from './talk/speech';
import { thingOf } from './things';

/** What one turn of a person says. */
export interface TurnReading {
  /** What it tells of people, in order. */
  facts: readonly Fact[];
  /** What is said in it, in order. */
  speeches: readonly Utterance[];
  /** Its things, in order. */
  things: readonly Thing[];
  /** Who went or died in it, by what they are called. */
  departed: readonly string[];
}

/** Reads a turn in the light of those whom `cast` has met, and lets it meet those of the turn. */
export function readTurn(text: string, cast: Cast, memory: Memory = createMemory()): TurnReading {
  const speeches = speechesOf(text);
  cast.begin();
  const sentences = readSentences(withoutIdioms(narrationOf(text, speeches)));
  const facts: Fact[] = [];
  const things: Thing[] = [];
  const departed: string[] = [];
  let acting: Person | undefined;
  for (const tokens of sentences) {
    for (const clause of clausesOf(tokens)) {
      if (isSupposed(clause, tokens)) continue;
      departed.push(...departedIn(clause, cast));
      acting = subjectOf(clause, cast) ?? acting;
      const fact = factOfClause(clause, cast);
      if (fact?.is === 'arrival') cast.arrive(fact.person);
      if (fact) facts.push(fact);
      memory.note(clause, fact?.person, noted(clause, cast));
      const mentioned = mentionedIn(clause, cast);
      if (mentioned) cast.mention(mentioned);
      // 'He called a guy named Hugo. He called again': the person who acts goes on acting.
      if (acting && acting.name !== cast.narrator?.name) cast.meet(acting);
    }
    const seen = nounPhrasesOf(tokens).filter(({ start }) => !isSimile(tokens, start) && !isWished(tokens, start));
    things.push(...seen.flatMap((phrase) => thingOf(phrase) ?? []));
  }
  const spoken = speeches.flatMap((speech) => utteranceOf({ text, speech, speeches, cast }));
  return { facts, speeches: spoken, departed, things };
}

/** The thing that is remembered with a clause: what is done to, 'it' included, else what it is about. */
function noted({ object, subject }: Clause, cast: Cast): Thing | undefined {
  const it = object?.pronoun === 'it' ? cast.it() : undefined;
  return it && !isPerson(it) ? it : thingOf(object ?? subject);
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
    const found = phrase.kind === 'animal' ? cast.personOf(phrase) : thingOf(phrase);
    if (found) return found;
  }
  return undefined;
}

interface Spoken {
  text: string;
  speech: Speech;
  speeches: readonly Speech[];
  cast: Cast;
}

function utteranceOf({ text, speech, speeches, cast }: Spoken): Utterance[] {
  if (speech.words.trim() === '') return [];
  const said = speakerOf(text, speech, speeches, cast);
  const addressed = addressedBy(text, speech, { speaker: said, speeches, cast });
  const speaker = said ?? onlyOther(addressed, cast);
  return [
    {
      ...(speaker ? { speaker } : {}),
      ...(addressed ? { addressed } : {}),
      ...{ words: wholeWords(text, speech, speeches), isOpen: isLeftOpen(text, speech, speeches) },
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

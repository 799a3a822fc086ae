import { isSaidNobody, type Said } from '../../../memory/story-memory';
import type { Gravity } from '../manner/gravity';
import { holdsMute, letsItTalk } from '../people/animals';
import type { Person, Tone, Utterance } from '../story';
import { plainSentences } from './open-speech';

/** Where something is said. */
export interface Scene {
  tone: Tone;
  gravity: Gravity | undefined;
  /** The turn in which it is said, and the story up to it. */
  turn: string;
  told: string;
  everybody: readonly Person[];
  /** The names of those who did or said something lately, and of those who are dead or gone. */
  present: ReadonlySet<string>;
  gone: ReadonlySet<string>;
  dead: ReadonlySet<string>;
  /** What people said of the story. */
  said: readonly Said[];
}

/** Whether a speech that its turn leaves open may be answered. Each condition stands for a kind of misreading. */
export function isAnswerable(spoken: Utterance, scene: Scene): boolean {
  return isStory(scene) && isBrief(spoken) && isBetweenPeople(spoken, scene) && isHeard(scene) && !isToAnimal(spoken, scene);
}

/** What is said to the dying and the dead is the people's. */
function isStory({ tone, gravity }: Scene): boolean {
  return tone === 'story' && gravity !== 'death' && gravity !== 'wound';
}

/** Sentences of a speech up to which its last one is what it is about: behind more, an answer to it has not listened. */
const BRIEF = 2;

function isBrief({ words }: Utterance): boolean {
  return plainSentences(words).length <= BRIEF;
}

/** What somebody said before dying is past answering; who is gone does not hear; and what people say is nobody's talks to nobody. */
function isBetweenPeople({ speaker, addressed }: Utterance, { dead, gone, said }: Scene): boolean {
  if (speaker && dead.has(speaker.name)) return false;
  if (addressed && (addressed.mute || gone.has(addressed.name))) return false;
  return ![speaker, addressed].some((person) => person && isSaidNobody(said, person.name));
}

/** Who speaks, and who hears it. */
const FEWEST = 2;

/** Whether two who can speak have done something lately. */
function isHeard({ everybody, present, gone }: Scene): boolean {
  const here = everybody.filter(({ name, pronoun, mute }) => pronoun !== 'it' && !mute && present.has(name) && !gone.has(name));
  return here.length >= FEWEST;
}

/** 'Kaz says hello' to the fox that has come: an animal is there, and nobody else whom the turn names. */
function isToAnimal({ speaker, addressed }: Utterance, { turn, told, everybody }: Scene): boolean {
  if (addressed || letsItTalk(told) || !holdsMute(turn, told)) return false;
  return !everybody.some(({ name, named }) => named && name !== speaker?.name && turn.includes(name));
}

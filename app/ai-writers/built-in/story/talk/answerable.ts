import { isSaidNobody, type Said } from '../../../memory/story-memory';
import { withoutSpeech } from '../../text-tools';
import type { Gravity } from '../manner/gravity';
import { holdsMute, letsItTalk } from '../people/animals';
import type { Person, Story, Tone, Utterance } from '../story';
import { namesCalled } from './called';
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
  areApart: Story['areApart'];
}

/** Whether a speech that its turn leaves open may be answered. Each condition stands for a kind of misreading. */
export function isAnswerable(spoken: Utterance, scene: Scene): boolean {
  if (!isStory(scene) || !isBrief(spoken) || !isBetweenPeople(spoken, scene)) return false;
  return isHeard(spoken, scene) && !isToAnimal(spoken, scene);
}

/** What lies beside the dead, who hear nothing. */
const remains = /\b(?:graves?|gravestones?|headstones?|tombs?|tombstones?|coffins?|urns?|ashes|corpses?|morgue)\b/iu;

/** What is said to the dying and the dead is the people's. */
function isStory({ tone, gravity, turn }: Scene): boolean {
  return tone === 'story' && gravity !== 'death' && gravity !== 'wound' && !remains.test(withoutSpeech(turn));
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

/** Whether somebody hears it who did something lately, can speak, and is certainly not the speaker by another name: whom it calls, if anybody. */
function isHeard({ speaker, words }: Utterance, { told, everybody, present, gone, areApart }: Scene): boolean {
  const here = everybody.filter(({ name, pronoun, mute }) => pronoun !== 'it' && !mute && present.has(name) && !gone.has(name));
  const isToldOf = (called: string) => told.split(called).length > words.split(called).length;
  const isHere = (called: string) => isToldOf(called) && here.some(({ name, also }) => [...name.split(' '), also].includes(called));
  const others = speaker ? here.filter((one) => areApart(one, speaker)) : here.filter((one) => here.some((other) => areApart(one, other)));
  return others.length > 0 && namesCalled(words).every(isHere);
}

/** 'Kaz says hello' to the fox that has come: an animal is there, and nobody else whom the turn names. */
function isToAnimal({ speaker, addressed }: Utterance, { turn, told, everybody }: Scene): boolean {
  if (addressed || letsItTalk(told) || !holdsMute(turn, told)) return false;
  return !everybody.some(({ name, named }) => named && name !== speaker?.name && turn.includes(name));
}

import type { KnownThing } from '../../memory/story-memory';
import type { NounClass } from '../language/noun-classes';
import type { Gravity } from './manner/gravity';

export type Narrator = 'first' | 'we' | 'second' | 'third';
export type Tense = 'past' | 'present';
export type Pronoun = 'I' | 'we' | 'you' | 'he' | 'she' | 'they' | 'it';

/** Somebody in the story, its narrator included; an animal that acts is somebody, too. */
export interface Person {
  /** What the story calls them: Mara, the ferryman, my uncle; their pronoun where it calls them nothing else. */
  name: string;
  /** Their other name: Delaney, of Frank. */
  also?: string;
  pronoun: Pronoun;
  /** Whether `name` is a proper name. */
  named: boolean;
  /** Whether the story says, or the name tells, which pronoun is theirs. */
  pronounKnown: boolean;
  /** People said it in the room: no name tells otherwise. */
  pronounSaid?: true;
  /** Several people: the boys, Hanna and Tom. */
  plural: boolean;
  /** An animal that has not said anything in this story. */
  mute?: boolean;
}

/** A thing of the story in the words of the person who brought it there. */
export interface Thing {
  /** Adjectives and noun: green rope. */
  words: string;
  /** The noun in its singular. */
  noun: string;
  plural: boolean;
  kind: NounClass;
}

/** What a turn tells of somebody. */
export interface Fact {
  is: 'deed' | 'arrival' | 'death';
  person: Person;
  /** From 0 to 1: how sure the reading is. */
  sure: number;
}

/** What somebody says in a turn. */
export interface Utterance {
  words: string;
  speaker?: Person;
  /** Whom the text says that it is said to: she asked the mechanic. */
  addressed?: Person;
  /** Whether the turn leaves it to be answered. */
  isOpen: boolean;
}

/** A thing that a person planted and nobody has taken up since. */
export interface Planted {
  thing: Thing;
  /** How many turns of people ago it came, and when it was last named; 0 is the last turn. */
  age: number;
  quiet: number;
  /** In how many turns it was named. */
  turns: number;
}

/** What sort of turn the last one is. */
export type Tone = 'story' | 'foreign' | 'nonsense' | 'demand' | 'wall';

/** What the built-in writer knows of a story. */
export interface Story {
  narrator: Narrator;
  tense: Tense;
  /** Whether the story has curly quotation marks and apostrophes. */
  curly: boolean;
  /** Everybody who may be present, likeliest first; the narrator is one of them. */
  people: readonly Person[];
  /** The same with those who are dead or gone; the last one met first. */
  everybody: readonly Person[];
  /** The names of those who are dead; those who went, the dead included. */
  dead: ReadonlySet<string>;
  gone: ReadonlySet<string>;
  /** What of its things is known by where it is or who has it, the last first. */
  things: readonly KnownThing[];
  /** The names of those who did or said something in the last turns. */
  present: ReadonlySet<string>;
  tone: Tone;
  /** What the newest turns tell that no joke goes with. */
  gravity?: Gravity;
  /** Whether somebody died or was hurt in the turns before them. */
  isMourning: boolean;
  /** The speech that the newest turn leaves to be answered, where somebody may answer it. */
  speech?: Utterance;
  planted: readonly Planted[];
  /** Whether two people are certainly two; a name and a role may be one person's. */
  areApart(one: Person, other: Person): boolean;
}

/** Whether something of a story is somebody. */
export function isPerson(subject: Thing | Person): subject is Person {
  return 'pronoun' in subject;
}

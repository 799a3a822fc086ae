import type { Mood } from '~content/story-writer/piece';

export type NarratorPerson = 'first' | 'we' | 'second' | 'third';
export type Tense = 'past' | 'present';
/** The pronoun that a person of the story goes by. */
export type Pronoun = 'I' | 'we' | 'you' | 'he' | 'she' | 'they';

/** Somebody in the story, or its narrator. */
export interface StoryPerson {
  /** As the story calls them: Mara, the keeper, my uncle; the pronoun itself for one who has no other name. */
  name: string;
  pronoun: Pronoun;
  /** Whether `name` is a proper name. */
  named: boolean;
  /** Whether the story says, or the name tells, which pronoun they go by. */
  pronounKnown: boolean;
}

/** A thing or place of the story, ready to be written. */
export interface StoryThing {
  /** With its article: the brass key. */
  name: string;
  plural: boolean;
  /** Where it stands in the text: a higher number is later and more often. */
  salience: number;
}

export interface StoryPlace extends StoryThing {
  /** With its preposition: in the kitchen. */
  at: string;
}

/** How the text before breaks off. */
export type Break = 'none' | 'question' | 'mid-sentence' | 'open-quote';

/** All that the built-in writer knows of a story. */
export interface StoryReading {
  person: NarratorPerson;
  tense: Tense;
  /** Whether the story writes curly quotation marks and apostrophes. */
  curly: boolean;
  /** The narrator, or the one whom the story follows. */
  focus: StoryPerson;
  /** Others who may be on stage, the likeliest first. */
  others: readonly StoryPerson[];
  things: readonly StoryThing[];
  /** Things that fit a hand. */
  items: readonly StoryThing[];
  animals: readonly StoryThing[];
  places: readonly StoryPlace[];
  moods: ReadonlySet<Mood>;
  lastBreak: Break;
  /** What is known of the door that was spoken of last. */
  door?: 'open' | 'shut';
}

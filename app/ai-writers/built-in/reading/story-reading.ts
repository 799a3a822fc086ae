import type { Mood } from '~content/story-writer/piece';

export type NarratorPerson = 'first' | 'we' | 'second' | 'third';
export type Tense = 'past' | 'present';
/** The pronoun of a person in the story. */
export type Pronoun = 'I' | 'we' | 'you' | 'he' | 'she' | 'they';

/** Somebody in the story, or its narrator. */
export interface StoryPerson {
  /** As the story calls them: Mara, the keeper, my uncle; the pronoun itself for a person without another name. */
  name: string;
  pronoun: Pronoun;
  /** Whether `name` is a proper name. */
  named: boolean;
  /** Whether the story says, or the name tells, which pronoun is theirs. */
  pronounKnown: boolean;
}

/** A thing or place of the story, ready to be written. */
export interface StoryThing {
  /** With its article: the brass key. */
  name: string;
  plural: boolean;
  /** How present it is: higher when mentioned later and more often. */
  salience: number;
}

export interface StoryPlace extends StoryThing {
  /** With its preposition: in the kitchen. */
  at: string;
}

/** How the text so far breaks off. */
export type Break = 'none' | 'question' | 'mid-sentence' | 'open-quote';

/** Everything the built-in writer knows about a story. */
export interface StoryReading {
  person: NarratorPerson;
  tense: Tense;
  /** Whether the story has curly quotation marks and apostrophes. */
  curly: boolean;
  /** The narrator, or the person the story follows. */
  focus: StoryPerson;
  /** Others who may be present, likeliest first. */
  others: readonly StoryPerson[];
  things: readonly StoryThing[];
  /** Things that fit a hand. */
  items: readonly StoryThing[];
  animals: readonly StoryThing[];
  places: readonly StoryPlace[];
  moods: ReadonlySet<Mood>;
  lastBreak: Break;
  /** The state of the door mentioned last, if known. */
  door?: 'open' | 'shut';
}

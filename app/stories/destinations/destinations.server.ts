import { createContext } from 'react-router';

/** Somewhere besides the library that a new story can be published into: a collection that hides stories, or the names of their authors. */
export interface Destination {
  id: string;
  title: string;
}

/** A story that nobody but its author reads yet, and where it goes. */
export interface PutStory {
  playerId: string;
  storyId: string;
  destinationId: string;
}

/** Where people publish new stories into. Arenas ask it; the feature that has such places provides it. */
export interface Destinations {
  /** Those that a player is offered. */
  of(playerId: string): Promise<Destination[]>;
  /** Publishes a story into one. @throws {Refusal} where it is not taken; it stays its author's alone. */
  put(put: PutStory): Promise<void>;
}

/** Where loaders and actions find it. */
export const destinationsContext = createContext<Destinations>();

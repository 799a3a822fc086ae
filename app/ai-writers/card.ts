export const cardKinds = ['thing', 'turn', 'want'] as const;
/** What a card offers: a thing, a turn of events, or what somebody wants. */
type CardKind = (typeof cardKinds)[number];

/** How a story is to sound. */
export const storyTones = ['plain', 'funny', 'eerie', 'tender', 'children'] as const;
export type StoryTone = (typeof storyTones)[number];

/** How people want the AI writers to write. */
export interface StoryNote {
  /** Null: as the story itself sounds. */
  tone: StoryTone | null;
  /** Whether they may joke. */
  jokes: boolean;
  /** A sentence of the people's own; empty for none. */
  words: string;
}

/** What a writer without an answer lays on the table, for people to use or leave. */
export interface Card {
  kind: CardKind;
  text: string;
}

export const cardKinds = ['thing', 'turn', 'want'] as const;
/** What a card offers: a thing, a turn of events, or what somebody wants. */
type CardKind = (typeof cardKinds)[number];

/** How a story is to sound. */
export type StoryTone = 'plain' | 'funny' | 'eerie' | 'tender' | 'children';

/** What a writer without an answer lays on the table, for people to use or leave. */
export interface Card {
  kind: CardKind;
  text: string;
}

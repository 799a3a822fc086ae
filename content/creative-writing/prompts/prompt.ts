/** The sentence or two from which a story starts, given to its writer. */
export interface StoryOpener {
  /** Stable, kebab-case, unique in its list. Never reuse an id for another text. */
  id: string;
  /** One or two sentences of fiction, 60 to 200 characters. */
  text: string;
}

/** What a writer is given to write about. */
export interface WritingPrompt {
  /** Stable, unique, kebab-case. Never reuse an id for another text. */
  id: string;
  /** One or two sentences, 60 to 260 characters. */
  text: string;
  /** Four ways into this prompt, each in another person, tense, scene or tone. */
  openers: readonly [StoryOpener, StoryOpener, StoryOpener, StoryOpener];
}

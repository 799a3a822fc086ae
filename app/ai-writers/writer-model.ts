import type { Proficiency } from './target-length';

export type { Proficiency };

/** What a writer has to know to write the next part of a shared story. */
export interface StoryContentRequest {
  /** The whole story so far, opening included. */
  storyContent: string;
  /** The opening line that the story began with. */
  opening: string;
  /** The writer's name. */
  writer: string;
  /** The writer's manner, for example 'thoughtful'. */
  personality: string;
  proficiency: Proficiency;
  /** How long the part should be, in characters. */
  targetLength: number;
  /** How much of the game is over: 0 at its start, 1 at its end, above 1 in the epilogue. */
  progress: number;
  /** The same request with the same seed is answered alike by the built-in writer. */
  seed: number;
}

/** What a caller may say about a question to a writer model. */
export interface WriterModelCall {
  /** Aborted when nobody waits for the answer any more; the call then rejects with its reason. */
  signal?: AbortSignal;
  /** How long the caller can wait for the answer, in real milliseconds. */
  withinMs?: number;
}

/** An opening line; `standIn` says that a ready-made one had to take the place of one made for the prompt. */
export interface StoryStarter {
  storyStarter: string;
  standIn?: boolean;
}

/** The door to whatever thinks up texts for writers. */
export interface WriterModel {
  /** A writing prompt; `except` names prompts the person has just seen. */
  generateCreativePrompt(except: readonly string[], call?: WriterModelCall): Promise<{ prompt: string }>;
  /** An opening line for a story that answers `prompt`. */
  generateStoryStarter(prompt: string, call?: WriterModelCall): Promise<StoryStarter>;
  /**
   * The next part of a shared story, in the voice of one writer, about as long as asked for.
   * @throws when nothing could be written.
   * @see docs/product/ai-writers.md
   */
  generateStoryContent(request: StoryContentRequest, call?: WriterModelCall): Promise<{ generatedContent: string }>;
}

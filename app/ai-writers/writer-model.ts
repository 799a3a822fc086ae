import type { Card, StoryNote } from './card';
import type { Said } from './memory/story-memory';
import type { Proficiency } from './target-length';

export type { Proficiency };

/** One turn of a collaborative story, as it was written. */
export interface StoryPart {
  by: 'person' | 'ai';
  text: string;
}

/** What a writer needs to write the next part of a collaborative story. */
export interface StoryContentRequest {
  /** The story's opening line. */
  opening: string;
  /** The parts behind it, oldest first. */
  parts: readonly StoryPart[];
  /** The writer's name. */
  writer: string;
  /** The writer's manner, for example 'thoughtful'. */
  personality: string;
  proficiency: Proficiency;
  /** The intended length of the part, in characters. */
  targetLength: number;
  /** The share of the game that has passed: 0 at its start, 1 at its end, above 1 in the epilogue. */
  progress: number;
  /** The built-in writer answers the same request with the same seed alike. */
  seed: number;
  /** Replies of the built-in writer that the players have met lately; they come last. */
  met?: ReadonlySet<number>;
  /** The texts of the cards that lie on the table, the newest last. */
  cards?: readonly string[];
  note?: StoryNote;
  /** What people said of the story: who is in it, what is where, what is open. */
  said?: readonly Said[];
  /** Parts in whose place another one is wanted. */
  instead?: readonly string[];
  /** What others have written for the same place, which is not to be written twice; the language model is not shown it. */
  besides?: readonly string[];
  /** How many AI writers are asked after this one before a person writes again. */
  behind?: number;
  /** Whether the writer may not pass: the surest part is written then. */
  mustWrite?: boolean;
}

/** Options of a call to a writer model. */
export interface WriterModelCall {
  /** Aborted when nobody waits for the answer any longer; the call then rejects with its reason. */
  signal?: AbortSignal;
  /** How long the caller can wait for the answer, in real milliseconds. */
  withinMs?: number;
}

/** Options of a call for an opening line. */
export interface StarterCall extends WriterModelCall {
  /** Openers that the built-in writer leaves out as long as it has others. */
  except?: readonly string[];
  /** Whether the prompt is the end of another story, from which the opening line is to lead on. */
  continues?: boolean;
}

/** An opening line; `standIn` means that it is a ready-made one because none could be made for the prompt. */
interface StoryStarter {
  storyStarter: string;
  standIn?: boolean;
}

/** A part of a story; `replies` are the ids of those that the built-in writer made it of. */
interface StoryContent {
  generatedContent: string;
  replies?: readonly number[];
}

/** The writer has no sure answer; `card` is what it would lay on the table instead, null where the story is over. */
export interface StoryPass {
  passes: true;
  card: Card | null;
}

/** Thinks up texts for writers. */
export interface WriterModel {
  /** A writing prompt, none of those in `except`, of which the person has seen the last most recently. */
  generateCreativePrompt(except: readonly string[], call?: WriterModelCall): Promise<{ prompt: string }>;
  /** An opening line for a story that answers `prompt`, or that continues it. */
  generateStoryStarter(prompt: string, call?: StarterCall): Promise<StoryStarter>;
  /**
   * The next part of a collaborative story, in the voice of one writer, about as long as requested; or a pass, where the
   * writer may and has no sure answer.
   * @throws when nothing could be written.
   * @see docs/product/ai-writers.md
   */
  generateStoryContent(request: StoryContentRequest, call?: WriterModelCall): Promise<StoryContent | StoryPass>;
}

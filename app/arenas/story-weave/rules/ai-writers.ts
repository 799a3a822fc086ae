import type { Proficiency } from '~/ai-writers/target-length';
import type { TypingSpeed } from './turns/typing-rhythm';

/** A simulated writer of Story Weave. */
export interface AiWriter {
  id: `ai-writer-${string}`;
  name: string;
  /** One word for the manner, as given to the writer model. */
  personality: string;
  proficiency: Proficiency;
  /** Milliseconds of game time per character. */
  typingSpeed: TypingSpeed;
}

/**
 * The writers who fill the seats that people leave free, in order.
 * @see docs/product/ai-writers.md
 */
export const seatedAiWriters = [
  { id: 'ai-writer-emma', name: 'Emma', personality: 'thoughtful', proficiency: 'expert', typingSpeed: { min: 80, max: 120 } },
  { id: 'ai-writer-noah', name: 'Noah', personality: 'creative', proficiency: 'intermediate', typingSpeed: { min: 90, max: 150 } },
  { id: 'ai-writer-olivia', name: 'Olivia', personality: 'concise', proficiency: 'advanced', typingSpeed: { min: 70, max: 110 } },
] as const satisfies readonly AiWriter[];

/** Replaces a person who is away when their turn comes. */
export const standInAiWriter = {
  id: 'ai-writer-liam',
  name: 'Liam',
  personality: 'plain-spoken',
  proficiency: 'basic',
  typingSpeed: { min: 100, max: 160 },
} as const satisfies AiWriter;

const everyAiWriter: readonly AiWriter[] = [...seatedAiWriters, standInAiWriter];

/** The writer with this id; undefined when there is none, as for a person's id. */
export function findAiWriter(id: string): AiWriter | undefined {
  return everyAiWriter.find((writer) => writer.id === id);
}

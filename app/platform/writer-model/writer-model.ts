/** The door to whatever thinks up texts for writers. */
export interface WriterModel {
  /** A writing prompt; `except` names prompts the person has just seen. */
  generateCreativePrompt(except: readonly string[]): Promise<{ prompt: string }>;
  /** An opening line for a story that answers `prompt`. */
  generateStoryStarter(prompt: string): Promise<{ storyStarter: string }>;
}

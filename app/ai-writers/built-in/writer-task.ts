import type { MemoryReading } from '../memory/story-memory';
import type { StoryContentRequest, StoryPass } from '../writer-model';
import type { MemoryRequest } from './story/read-memory';
import type { WrittenPart } from './write-story-content';

/** What the writer's thread can be asked: a part of a story, or what people should know of it. */
export type WriterTask = { write: StoryContentRequest } | { read: MemoryRequest };
/** Its answer. */
export type WriterResult = { written: WrittenPart | StoryPass } | { read: MemoryReading };

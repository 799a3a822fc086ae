import type { MemoryReading } from '../memory/story-memory';
import type { StoryContentRequest, StoryPass } from '../writer-model';
import { type MemoryRequest, readMemory } from './story/read-memory';
import { type WrittenPart, writeStoryContent } from './write-story-content';

/** What the thread can be asked: a part of a story, or what people should know of it. */
type WriterTask = { write: StoryContentRequest } | { read: MemoryRequest };
type WriterResult = { written: WrittenPart | StoryPass } | { read: MemoryReading };

// The thread of the built-in writer: reading a story takes 10 to 100 ms, and up to half a second.

export function work(task: WriterTask): WriterResult {
  return 'write' in task ? { written: writeStoryContent(task.write) } : { read: readMemory(task.read) };
}

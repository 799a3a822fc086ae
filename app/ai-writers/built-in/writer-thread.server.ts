import { readMemory } from './story/read-memory';
import { writeStoryContent } from './write-story-content';
import type { WriterResult, WriterTask } from './writer-task';

// The thread of the built-in writer: reading a story takes 10 to 100 ms, and up to half a second.

export function work(task: WriterTask): WriterResult {
  return 'write' in task ? { written: writeStoryContent(task.write) } : { read: readMemory(task.read) };
}

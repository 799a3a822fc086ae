import { threadOf } from '~/platform/threads/start-thread.server';
import type { MemoryReading } from '../memory/story-memory';
import type { StoryContentRequest, StoryPass } from '../writer-model';
import type { MemoryRequest } from './story/read-memory';
import type { WrittenPart } from './write-story-content';
import type { WriterResult, WriterTask } from './writer-task';
import threadAddress from './writer-thread.server.ts?thread';

/** Parts of a thousand rooms may wait. */
const writer = threadOf<WriterTask, WriterResult>(threadAddress, {
  ...{ limitMs: 15_000, most: 256 },
  busy: 'Too many parts of stories are being written',
});

/** Like `writeStoryContent`, in another thread. @throws {ThreadBusy} while too many parts wait. */
export async function writeInThread(request: StoryContentRequest): Promise<WrittenPart | StoryPass> {
  const result = await writer.run({ write: request });
  if (!('written' in result)) throw new Error('The thread answered another question.');
  return result.written;
}

/** Like `readMemory`, in another thread. @throws {ThreadBusy} as {@link writeInThread}. */
export async function readInThread(request: MemoryRequest): Promise<MemoryReading> {
  const result = await writer.run({ read: request });
  if (!('read' in result)) throw new Error('The thread answered another question.');
  return result.read;
}

import { SECOND_MS } from '~/platform/clock/durations';
import { threadPool, workIn } from '~/platform/threads/work-pool.server';
import type { MemoryReading } from '../memory/story-memory';
import type { StoryContentRequest, StoryPass } from '../writer-model';
import type { MemoryRequest } from './story/read-memory';
import type { WrittenPart } from './write-story-content';
import type * as program from './writer-thread.server';
import threadAddress from './writer-thread.server.ts?thread';

/** Parts of a thousand rooms may wait. */
const writer = workIn<typeof program>(threadPool({ threads: 1, mostWaiting: 256, waitMs: 30 * SECOND_MS }), threadAddress, {
  ...{ limitMs: 15 * SECOND_MS, busy: 'Too many parts of stories are being written' },
});

/** Like `writeStoryContent`, in another thread. @throws {Overloaded} while too many parts wait. */
export async function writeInThread(request: StoryContentRequest): Promise<WrittenPart | StoryPass> {
  const result = await writer.run({ write: request });
  if (!('written' in result)) throw new Error('The thread answered another question.');
  return result.written;
}

/** Like `readMemory`, in another thread. @throws {Overloaded} as {@link writeInThread}. */
export async function readInThread(request: MemoryRequest): Promise<MemoryReading> {
  const result = await writer.run({ read: request });
  if (!('read' in result)) throw new Error('The thread answered another question.');
  return result.read;
}

import { threadOf } from '~/platform/threads/start-thread.server';
import type { StoryContentRequest, StoryPass } from '../writer-model';
import type { WrittenPart } from './write-story-content';
import threadAddress from './writer-thread.server.ts?thread';

/** Parts of a thousand rooms may wait. */
const writer = threadOf<StoryContentRequest, WrittenPart | StoryPass>(threadAddress, {
  ...{ limitMs: 15_000, most: 256 },
  busy: 'Too many parts of stories are being written',
});

/** Like `writeStoryContent`, in another thread. @throws {ThreadBusy} while too many parts wait. */
export const writeInThread = (request: StoryContentRequest): Promise<WrittenPart | StoryPass> => writer.run(request);

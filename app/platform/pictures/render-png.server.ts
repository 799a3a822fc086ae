import { SECOND_MS } from '../clock/durations';
import { threadPool, workIn } from '../threads/work-pool.server';
import type { Drawing, Png } from './drawing';
import type * as program from './picture-thread.server';
import threadAddress from './picture-thread.server.ts?thread';

const pictures = workIn<typeof program>(threadPool({ threads: 1, mostWaiting: 24, waitMs: 30 * SECOND_MS }), threadAddress, {
  ...{ limitMs: 10 * SECOND_MS, busy: 'Too many pictures are being drawn' },
});

/**
 * Renders a drawing as a PNG file, in another thread.
 * @throws {Overloaded} if too many wait or drawing takes too long.
 * @see docs/decisions/0050-files-made-on-request.md
 */
export const renderPng = (drawing: Drawing): Promise<Png> => pictures.run(drawing);

import { SECOND_MS } from '../clock/durations';
import { MOST_WAITING_OF_ONE, threadPool, workIn } from '../threads/work-pool.server';
import type { Drawing, Png } from './drawing';
import type * as program from './picture-thread.server';
import threadAddress from './picture-thread.server.ts?thread';

const pool = threadPool({ threads: 1, mostWaiting: 24, mostOfOne: MOST_WAITING_OF_ONE, waitMs: 30 * SECOND_MS });
const pictures = workIn<typeof program>(pool, threadAddress, { limitMs: 10 * SECOND_MS, busy: 'Too many pictures are being drawn' });

/**
 * Renders a drawing as a PNG file, in another thread.
 * @param person whom to count it for: the id of a person, the address of a visitor.
 * @throws {Overloaded} if too many wait, in all or of this person, or drawing takes too long.
 * @see docs/decisions/0050-files-made-on-request.md
 */
export const renderPng = (drawing: Drawing, person: string): Promise<Png> => pictures.run(drawing, person);

import { threadOf } from '../threads/start-thread.server';
import type { Drawing, Png } from './drawing';
import threadAddress from './picture-thread.server.ts?thread';

const pictures = threadOf<Drawing, Png>(threadAddress, { limitMs: 10_000, most: 24, busy: 'Too many pictures are being drawn' });

/**
 * Renders a drawing as a PNG file, in another thread.
 * @throws {ThreadBusy} if too many wait or drawing takes too long.
 * @see docs/decisions/0050-files-made-on-request.md
 */
export const renderPng = (drawing: Drawing): Promise<Png> => pictures.run(drawing);

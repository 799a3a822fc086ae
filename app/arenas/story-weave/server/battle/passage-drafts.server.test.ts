import { expect, it, vi } from 'vitest';
import { createPassageDrafts } from './passage-drafts.server';

it('keeps no half of an emoji that stands at the end of a passage: the database would refuse it', async () => {
  const change = vi.fn(async () => ({ rows: [] }));
  const drafts = createPassageDrafts({ database: { change: change as never }, log: { warn: vi.fn() } });
  drafts.type({ roomId: 'room', round: 1, text: `${'x'.repeat(279)}🎈` }, 'ada');
  expect(drafts.known('room', 1)).toEqual({ ada: 'x'.repeat(279) });
});

import { describe, expect, it } from 'vitest';
import { renderPng } from './render-png.server';

const RED = '<svg xmlns="http://www.w3.org/2000/svg" width="4" height="2"><path d="M0 0h4v2H0z" fill="red"/></svg>';
const DRAWING = { svg: RED, width: 8 };

describe('a picture of a drawing', () => {
  it('has the requested width and does not block the process', async () => {
    const drawn = renderPng({ svg: RED, width: 1200 }).then(() => 'drawn');
    // If it were drawn in this thread, nothing could finish before it.
    expect(await Promise.race([drawn, new Promise((resolve) => setImmediate(() => resolve('something else')))])).toBe('something else');
    await drawn;
    const png = Buffer.from(await renderPng(DRAWING));
    expect([png.readUInt32BE(16), png.readUInt32BE(20)]).toEqual([8, 4]);
  });

  it('that cannot be drawn does not affect others', async () => {
    const [broken, whole] = await Promise.allSettled([renderPng({ svg: 'no drawing', width: 8 }), renderPng(DRAWING)]);
    expect([broken.status, whole.status]).toEqual(['rejected', 'fulfilled']);
  });
});

import { describe, expect, it } from 'vitest';
import { overloadedTexts } from '../threads/overloaded';
import { renderPng } from './render-png.server';

const RED = '<svg xmlns="http://www.w3.org/2000/svg" width="4" height="2"><path d="M0 0h4v2H0z" fill="red"/></svg>';
const DRAWING = { svg: RED, width: 8 };

describe('a picture of a drawing', () => {
  it('has the requested width and does not block the process', async () => {
    const drawn = renderPng({ svg: RED, width: 1200 }, 'mara').then(() => 'drawn');
    // If it were drawn in this thread, nothing could finish before it.
    expect(await Promise.race([drawn, new Promise((resolve) => setImmediate(() => resolve('something else')))])).toBe('something else');
    await drawn;
    const png = Buffer.from(await renderPng(DRAWING, 'mara'));
    expect([png.readUInt32BE(16), png.readUInt32BE(20)]).toEqual([8, 4]);
  });

  it('that cannot be drawn does not affect others', async () => {
    const [broken, whole] = await Promise.allSettled([renderPng({ svg: 'no drawing', width: 8 }, 'mara'), renderPng(DRAWING, 'mara')]);
    expect([broken.status, whole.status]).toEqual(['rejected', 'fulfilled']);
  });

  it('is refused to those of whom as many wait as may, and drawn for others', async () => {
    const hers = Array.from({ length: 6 }, () => renderPng(DRAWING, 'mara'));
    const his = renderPng(DRAWING, 'ivo');
    const [last, ...drawn] = (await Promise.allSettled(hers)).toReversed();
    expect(drawn.map(({ status }) => status)).toEqual(Array(5).fill('fulfilled'));
    expect(last).toMatchObject({ reason: { status: 429, message: overloadedTexts.own } });
    expect((await his).byteLength).toBeGreaterThan(0);
  });
});

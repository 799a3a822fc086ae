import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { createPngRenderer, MAX_PICTURES, type PictureAnswer, PicturesBusy } from './png-renderer.server';
import { renderPng } from './render-png.server';

const RED = '<svg xmlns="http://www.w3.org/2000/svg" width="4" height="2"><path d="M0 0h4v2H0z" fill="red"/></svg>';
const DRAWING = { svg: RED, width: 8 };
const PNG = new Uint8Array([1]);

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

describe('the thread', () => {
  const threads: { drawn: number; ended: boolean; answer(answer: PictureAnswer): void; fail(error: Error): void }[] = [];
  const renderer = () =>
    createPngRenderer({
      drawingLimitMs: 1_000,
      idleMs: 5_000,
      startThread({ answered, broke }) {
        const thread = { drawn: 0, ended: false, answer: answered, fail: broke };
        threads.push(thread);
        return {
          draw() {
            thread.drawn += 1;
          },
          end() {
            thread.ended = true;
          },
        };
      },
    });

  beforeEach(() => {
    threads.length = 0;
    vi.useFakeTimers();
  });
  afterEach(() => void vi.useRealTimers());

  it('starts with the first picture, draws one at a time, and ends when idle', async () => {
    const { render } = renderer();
    expect(threads).toHaveLength(0);
    const pictures = [render(DRAWING), render(DRAWING)];
    expect(threads.map(({ drawn }) => drawn)).toEqual([1]);
    threads[0]?.answer({ png: PNG });
    threads[0]?.answer({ png: PNG });
    await Promise.all(pictures);
    expect(threads.map(({ drawn, ended }) => [drawn, ended])).toEqual([[2, false]]);
    vi.advanceTimersByTime(5_000);
    expect(threads[0]?.ended).toBe(true);
    void render(DRAWING);
    expect(threads.map(({ drawn }) => drawn)).toEqual([2, 1]);
  });

  it('that takes too long is ended, and all waiting requests are told to retry', async () => {
    const { render } = renderer();
    const waiting = Promise.allSettled([render(DRAWING), render(DRAWING)]);
    vi.advanceTimersByTime(1_000);
    for (const { reason } of (await waiting) as PromiseRejectedResult[]) expect(reason).toBeInstanceOf(PicturesBusy);
    expect(threads[0]?.ended).toBe(true);
    const again = render(DRAWING);
    threads[1]?.answer({ png: PNG });
    expect(await again).toBe(PNG);
  });

  it('that breaks is replaced by another for the next picture', async () => {
    const { render } = renderer();
    const lost = render(DRAWING);
    threads[0]?.fail(new Error('out of memory'));
    await expect(lost).rejects.toThrow('out of memory');
    void render(DRAWING);
    expect(threads.map(({ drawn }) => drawn)).toEqual([1, 1]);
  });

  it('that cannot be started does not block later pictures', async () => {
    let tries = 0;
    const { render } = createPngRenderer({
      startThread() {
        tries += 1;
        throw new Error('no thread');
      },
    });
    await expect(render(DRAWING)).rejects.toThrow('no thread');
    await expect(render(DRAWING)).rejects.toThrow('no thread');
    expect(tries).toBe(2);
  });

  it('limits the number of waiting pictures', async () => {
    const { render } = renderer();
    for (let count = 0; count < MAX_PICTURES; count += 1) void render(DRAWING);
    const refusal = await render(DRAWING).catch((error: unknown) => error);
    expect(refusal).toBeInstanceOf(PicturesBusy);
    const answer = (refusal as PicturesBusy).response();
    expect([answer.status, answer.headers.get('Retry-After')]).toEqual([503, '10']);
  });
});

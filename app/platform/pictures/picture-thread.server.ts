import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { parentPort } from 'node:worker_threads';
import { initWasm, Resvg } from '@resvg/resvg-wasm';
import type { Drawing, PictureAnswer } from './png-renderer.server.ts';

// The thread that turns drawings into pictures, one by one. It may only import types of the site, because it is not bundled.

const resolve = createRequire(import.meta.url).resolve;

/** The 2 MB of WebAssembly and the display face are loaded once, when the thread starts. */
const ready = Promise.all([
  readFile(resolve('@resvg/resvg-wasm/index_bg.wasm')).then(initWasm),
  readFile(resolve('@fontsource-variable/cinzel/files/cinzel-latin-wght-normal.woff2')),
]);

async function draw({ svg, width }: Drawing): Promise<PictureAnswer> {
  const [, font] = await ready;
  const drawing = new Resvg(svg, {
    fitTo: { mode: 'width', value: width },
    font: { fontBuffers: [new Uint8Array(font)], defaultFontFamily: 'Cinzel' },
  });
  const image = drawing.render();
  const png = new Uint8Array(image.asPng());
  image.free();
  drawing.free();
  return { png };
}

parentPort?.on('message', async (drawing: Drawing) => {
  const answer = await draw(drawing).catch((error: unknown): PictureAnswer => ({ failure: String(error) }));
  parentPort?.postMessage(answer, 'png' in answer ? [answer.png.buffer] : []);
});

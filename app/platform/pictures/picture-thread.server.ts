import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { initWasm, Resvg } from '@resvg/resvg-wasm';
import type { Drawing, Png } from './drawing';

// The thread that turns drawings into pictures, one by one.

const resolve = createRequire(import.meta.url).resolve;

/** The 2 MB of WebAssembly and the display face are loaded once, when the thread starts. */
const ready = Promise.all([
  readFile(resolve('@resvg/resvg-wasm/index_bg.wasm')).then(initWasm),
  readFile(resolve('@fontsource-variable/cinzel/files/cinzel-latin-wght-normal.woff2')),
]);

export async function work({ svg, width }: Drawing): Promise<Png> {
  const [, font] = await ready;
  const drawing = new Resvg(svg, {
    fitTo: { mode: 'width', value: width },
    font: { fontBuffers: [new Uint8Array(font)], defaultFontFamily: 'Cinzel' },
  });
  const image = drawing.render();
  const png = new Uint8Array(image.asPng());
  image.free();
  drawing.free();
  return png;
}

export const moved = ({ buffer }: Png) => [buffer];

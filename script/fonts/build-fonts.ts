// Writes the small faces that each first page brings: app/ui/fonts/*.woff2. Characters that they lack come from
// Fontsource's whole faces, which browsers load where a text needs them (app/ui/styles/fonts.css).
import { readFile, writeFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import subsetFont from 'subset-font';

const file = (path: string) => fileURLToPath(new URL(`../../${path}`, import.meta.url));

/** What app/ui/styles/fonts.css names as these faces' `unicode-range`. */
const ENGLISH = [[0x20, 0x7e], [0xa0], [0xa9], [0xb7], [0xd7], [0x2013, 0x2014], [0x2018, 0x2019], [0x201c, 0x201d], [0x2022], [0x2026]];
const characters = ENGLISH.flatMap(([from = 0, to = from]) =>
  Array.from({ length: to - from + 1 }, (_, index) => String.fromCodePoint(from + index)),
).join('');

const faces = [
  { from: 'cinzel/files/cinzel-latin-wght-normal.woff2', to: 'cinzel-headings.woff2', weights: { min: 400, max: 700 } },
  { from: 'inter/files/inter-latin-wght-normal.woff2', to: 'inter-text.woff2', weights: { min: 400, max: 700 } },
  { from: 'literata/files/literata-latin-wght-normal.woff2', to: 'literata-text.woff2', weights: { min: 400, max: 700 } },
  { from: 'literata/files/literata-latin-wght-italic.woff2', to: 'literata-text-italic.woff2', weights: { min: 400, max: 700 } },
];

for (const { from, to, weights } of faces) {
  const whole = await readFile(file(`node_modules/@fontsource-variable/${from}`));
  const small = await subsetFont(whole, characters, { targetFormat: 'woff2', variationAxes: { wght: weights } });
  await writeFile(file(`app/ui/fonts/${to}`), small);
  console.log(`${to}: ${(small.length / 1000).toFixed(1)} kB of ${(whole.length / 1000).toFixed(1)} kB`);
}

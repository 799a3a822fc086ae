// Draws the icons of the installed site into public/icons, from the mark in public/favicon.svg. Run it when the mark changes.
//   node script/icons.ts
import { readFileSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { initWasm, Resvg } from '@resvg/resvg-wasm';

const file = (path: string) => new URL(`../public/${path}`, import.meta.url);
await initWasm(readFileSync(createRequire(import.meta.url).resolve('@resvg/resvg-wasm/index_bg.wasm')));

const [, shapes = ''] = /<\/title>(.*)<\/svg>/s.exec(readFileSync(file('favicon.svg'), 'utf8')) ?? [];
const themes = { dark: { ground: '#14110d', mark: '#e0ae4f' }, light: { ground: '#f6efe0', mark: '#86501f' } };

/** The mark, as large as this share of the icon, on a ground with round or straight corners, or on none. */
function drawn(mark: string, share: number, ground?: { colour: string; radius: number }): string {
  const scale = (share * 100) / 32;
  const offset = 50 - 16 * scale;
  const plate = ground ? `<rect width="100" height="100" rx="${ground.radius}" fill="${ground.colour}"/>` : '';
  const inked = shapes.replaceAll('#c8902f', mark);
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 100 100">${plate}<g transform="translate(${offset} ${offset}) scale(${scale})">${inked}</g></svg>`;
}

function write(name: string, size: number, svg: string): void {
  writeFileSync(file(`icons/${name}-${size}.png`), new Resvg(svg, { fitTo: { mode: 'width', value: size } }).render().asPng());
}

for (const [theme, { ground: colour, mark }] of Object.entries(themes)) {
  for (const size of [192, 512]) write(theme, size, drawn(mark, 0.62, { colour, radius: 22 }));
  // Launchers cut these into shapes of their own: the mark stays within the middle four fifths.
  write(`${theme}-maskable`, 512, drawn(mark, 0.5, { colour, radius: 0 }));
  write(`${theme}-touch`, 180, drawn(mark, 0.6, { colour, radius: 0 }));
}
// Systems colour this one themselves.
write('mark', 96, drawn('#ffffff', 0.9));
write('mark', 512, drawn('#ffffff', 0.6));

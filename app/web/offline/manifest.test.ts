import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import { claims } from '~/site/claims';
import { themeScript } from '~/ui/theme/theme';

const manifest = z.object({
  id: z.literal('/'),
  name: z.literal(claims.name),
  description: z.literal(claims.description),
  start_url: z.literal('/'),
  display: z.literal('standalone'),
  icons: z.array(z.object({ src: z.string(), sizes: z.string(), purpose: z.string().optional() })),
  shortcuts: z.array(z.object({ name: z.string(), url: z.string() })),
});
const read = (name: string) => readFileSync(new URL(`../../../public/${name}`, import.meta.url));
/** The width of a PNG, in pixels. */
const widthOf = (file: Buffer) => file.readUInt32BE(16);

describe.each(['manifest.webmanifest', 'manifest-light.webmanifest'])('%s', (name) => {
  const { icons, shortcuts } = manifest.parse(JSON.parse(read(name).toString()));

  it('is what the page of its theme names', () => {
    expect(themeScript).toContain(`/${name}`);
  });

  it('has icons of the sizes that it says, for shelves that cut and for systems that colour them', () => {
    for (const { src, sizes } of icons) expect(`${widthOf(read(src.slice(1)))}`, src).toBe(sizes.split('x')[0]);
    expect(icons.map(({ purpose }) => purpose)).toEqual([undefined, undefined, 'maskable', 'monochrome']);
  });

  it('has shortcuts to today’s set, the desk and reading', () => {
    expect(shortcuts.map(({ url }) => url)).toEqual(['/word-games/daily', '/creative-writing', '/stories']);
  });
});

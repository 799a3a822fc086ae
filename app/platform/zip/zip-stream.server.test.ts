import { strFromU8, unzipSync } from 'fflate';
import { describe, expect, it } from 'vitest';
import { type ZippedFile, zipped } from './zip-stream.server';

async function bytesOf(...files: ZippedFile[]): Promise<Buffer> {
  const all = async function* () {
    yield* files;
  };
  const chunks: Uint8Array[] = [];
  for await (const chunk of zipped(all())) chunks.push(chunk);
  return Buffer.concat(chunks);
}

const LONG = 'The gate stood open, and nobody went in. '.repeat(20_000);

describe('a zip file that is made while it is sent', () => {
  it('holds each file, compressed or as it is', async () => {
    const bytes = await bytesOf(
      { name: 'empty.txt', pieces: [] },
      { name: 'stories/häuser.md', pieces: ['The ', new TextEncoder().encode('gäte.')] },
      { name: 'long.md', pieces: [LONG, LONG] },
      { name: 'packed.bin', pieces: [new Uint8Array([1, 2, 3])], packed: true },
    );
    const { 'packed.bin': packed, ...texts } = unzipSync(bytes);
    expect(Object.entries(texts).map(([name, text]) => [name, strFromU8(text)])).toEqual([
      ['empty.txt', ''],
      ['stories/häuser.md', 'The gäte.'],
      ['long.md', LONG + LONG],
    ]);
    expect([...(packed ?? [])]).toEqual([1, 2, 3]);
    expect(bytes.length).toBeLessThan(LONG.length / 10);
  });

  it('fails when a file cannot be read', async () => {
    const broken = async function* () {
      yield LONG;
      throw new Error('The database is away.');
    };
    await expect(bytesOf({ name: 'long.md', pieces: broken() })).rejects.toThrow('The database is away.');
  });

  it('stops reading when nobody takes it any longer', async () => {
    let isStopped = false;
    const endless = async function* () {
      try {
        for (;;) yield LONG;
      } finally {
        isStopped = true;
      }
    };
    const all = async function* (): AsyncGenerator<ZippedFile> {
      yield { name: 'endless.md', pieces: endless() };
    };
    for await (const chunk of zipped(all())) if (chunk.length > 0) break;
    await expect.poll(() => isStopped).toBe(true);
  });
});

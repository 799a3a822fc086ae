import { describe, expect, it } from 'vitest';
import { storedItem } from '~/platform/storage/browser-storage';
import { memoryCaches } from '~/platform/testing/memory-caches';
import { memoryStorage } from '~/platform/testing/memory-storage';
import { textAt } from './kept-address';
import { keepOnlyFor } from './kept-owner';
import type { KeptText } from './kept-text.contract';
import { createKeptTexts, KEPT_MS, MAX_KEPT_TEXTS } from './kept-texts';

const ANN = '00000000-0000-4000-8000-00000000000a';
const BEN = '00000000-0000-4000-8000-00000000000b';
const NOW = 1_800_000_000_000;
const idOf = (number: number) => `00000000-0000-4000-8000-${String(number).padStart(12, '0')}`;

const text = (writerId: string, number: number, change: Partial<KeptText> = {}): KeptText => ({
  ...{ writerId, textId: idOf(number), kind: 'session', address: '/creative-writing', title: 'The Gate', starter: '', body: 'Words.' },
  ...{ version: 1, at: NOW + number },
  ...change,
});

function device() {
  const storage = memoryStorage();
  const owner = storedItem('writer', () => storage);
  const caches = memoryCaches();
  return { owner, caches, texts: createKeptTexts({ owner, caches }) };
}

describe('texts kept on a device', () => {
  it("are their owner's alone, and go with the sign-out", async () => {
    const { texts, ...parts } = device();
    await keepOnlyFor(ANN, parts);
    await texts.keep(text(ANN, 1));
    await texts.keep(text(BEN, 2));
    expect(await texts.all(NOW)).toEqual([text(ANN, 1)]);
    await keepOnlyFor(ANN, parts);
    expect(await texts.all(NOW)).toHaveLength(1);

    await keepOnlyFor(undefined, parts);
    expect(parts.caches.names()).toEqual([]);
    // A tab of hers that is still open.
    await texts.keep(text(ANN, 1));
    await keepOnlyFor(BEN, parts);
    await texts.keep(text(ANN, 1));
    await texts.keep(text(BEN, 2));
    expect(await texts.all(NOW)).toEqual([text(BEN, 2)]);
    await keepOnlyFor(ANN, parts);
    expect(await texts.all(NOW)).toEqual([]);
  });

  it('are the last ten, for thirty days, those written last first', async () => {
    const { texts, ...parts } = device();
    await keepOnlyFor(ANN, parts);
    for (let number = 1; number <= MAX_KEPT_TEXTS + 2; number += 1) await texts.keep(text(ANN, number));
    const kept = await texts.all(NOW);
    expect(kept.map(({ textId }) => textId)).toEqual([12, 11, 10, 9, 8, 7, 6, 5, 4, 3].map(idOf));
    await texts.forget(idOf(12));
    expect(await texts.all(NOW + KEPT_MS + 10)).toEqual([text(ANN, 11)]);
  });

  it('are none where a browser keeps nothing, or something else', async () => {
    const { owner, caches } = device();
    owner.write(ANN);
    const forbidden = { open: () => Promise.reject(new DOMException('denied', 'SecurityError')) };
    for (const broken of [undefined, forbidden]) {
      const texts = createKeptTexts({ owner, caches: broken });
      await texts.keep(text(ANN, 1));
      expect(await texts.all(NOW)).toEqual([]);
    }
    const cache = await caches.open('quillarena-texts');
    await cache.put('/kept-texts/1', new Response('{"title":1}'));
    await cache.put('/kept-texts/2', new Response('<html>'));
    expect(await createKeptTexts({ owner, caches }).all(NOW)).toEqual([]);
  });
});

describe('the text of an address', () => {
  const session = text(ANN, 1);
  const chapter = text(ANN, 2, { kind: 'chapter', address: `/fan-fiction/story/${idOf(9)}?do=add&draft=${idOf(2)}` });
  const edit = text(ANN, 3, { kind: 'chapter', address: `/fan-fiction/story/${idOf(9)}?do=edit&chapter=2` });
  const at = (address: string) => textAt([session, chapter, edit], new URL(address, 'https://site.example'));

  it('is the one whose desk it is', () => {
    expect(at('/creative-writing?starter=default')).toBe(session);
    expect(at(chapter.address)).toBe(chapter);
    expect(at(`/fan-fiction/story/${idOf(9)}?draft=${idOf(2)}`)).toBe(chapter);
    expect(at(edit.address)).toBe(edit);
    for (const other of [`/fan-fiction/story/${idOf(9)}`, `/fan-fiction/story/${idOf(9)}?do=edit&chapter=1`, '/stories']) {
      expect(at(other)).toBeUndefined();
    }
  });
});

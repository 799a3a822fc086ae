import { randomUUID } from 'node:crypto';
import { expect, it } from 'vitest';
import type { Viewer } from '~/accounts/viewer/viewer';
import { type FanFixture, onFanFixture } from '../testing/fan-fixture';

let fixture: FanFixture;
/** The story's author. */
let mara: Viewer;

onFanFixture((context) => {
  ({ fixture, mara } = context);
});

/** A story of chapters of so many characters each. */
async function publish(lengths: number[]): Promise<string> {
  const [first = 1, ...others] = lengths;
  const storyId = await fixture.publish(mara, { content: 'a'.repeat(first) });
  for (const [index, length] of others.entries()) {
    await fixture.service.chapters.add(mara, storyId, { id: randomUUID(), title: `Part ${index + 2}`, content: 'a'.repeat(length) });
  }
  return storyId;
}

/** The numbers of the chapters on a page, and of the one that begins the next page. */
async function pageFrom(storyId: string, chapterNumber: number) {
  const story = await fixture.service.reading.page({ storyId, chapterNumber, viewerId: undefined, whole: true });
  return [[story?.chapter.number, ...(story?.following?.chapters ?? []).map(({ number }) => number)], story?.following?.next];
}

it('puts all chapters of a story on a page, from the asked one on', async () => {
  const storyId = await publish(Array.from({ length: 12 }, () => 10));
  expect(await pageFrom(storyId, 1)).toEqual([[1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12], undefined]);
  expect(await pageFrom(storyId, 12)).toEqual([[12], undefined]);
  const one = await fixture.service.reading.page({ storyId, chapterNumber: 1, viewerId: undefined });
  expect(one?.following).toBeUndefined();
});

it('ends a page before it is longer than the longest chapter', async () => {
  const storyId = await publish([150_000, 50_000, 1, 200_000, 1]);
  expect(await pageFrom(storyId, 1)).toEqual([[1, 2], 3]);
  expect(await pageFrom(storyId, 3)).toEqual([[3], 4]);
  expect(await pageFrom(storyId, 4)).toEqual([[4], 5]);
});

import { setImmediate as later } from 'node:timers/promises';
import { expect, it } from 'vitest';
import { askingAs, namedService, queryOrigin } from './query-origin.server';

const service = namedService('stories', {
  count: 3,
  now: () => queryOrigin(),
  async list(prefix: string) {
    await later();
    return `${prefix} ${queryOrigin()}`;
  },
  drafts: { keep: () => queryOrigin() },
  made: new Map([['one', 1]]),
});

it('names what asks by its service and function, also after waiting', async () => {
  expect(await service.list('asked by')).toBe('asked by stories.list');
  expect(service.now()).toBe('stories.now');
  expect(service.drafts.keep()).toBe('stories.drafts.keep');
});

it('leaves everything that is no function of a service as it is', () => {
  expect(service.count).toBe(3);
  expect(service.made.get('one')).toBe(1);
});

it('names the innermost, and the platform where nothing does', () => {
  expect(askingAs('job sweep', () => [queryOrigin(), service.now()])).toEqual(['job sweep', 'stories.now']);
  expect(queryOrigin()).toBe('platform');
});

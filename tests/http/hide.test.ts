import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, it, vi } from 'vitest';
import { publish } from '../support/http/publish.ts';
import { member, site, visitor } from '../support/http/site.ts';
import { adminCommand } from '../support/sites/admin.ts';

const TITLE = 'Out of Bounds';

const hide = (...words: string[]) => adminCommand(['hide', ...words], site.settings);

it('an operator hides a story and a player of a running site, and shows them again', async () => {
  const writer = await member('Writer');
  const reader = visitor();
  const address = await publish(writer, { title: TITLE, body: 'Words that somebody complained about.' });
  const id = address.split('/').at(-1) ?? '';
  const ownPage = /href="(\/players\/[\w-]+)"/.exec((await writer.ask('/profile')).text)?.[1] ?? '';
  const seen = async () => ({
    page: (await reader.ask(address)).status,
    list: (await reader.ask('/stories')).text.includes(TITLE),
    feed: (await reader.ask('/feeds/stories.atom')).text.includes(TITLE),
  });
  const becomes = (expected: Awaited<ReturnType<typeof seen>>) => vi.waitFor(async () => expect(await seen()).toEqual(expected));
  const inSight = { page: 200, list: true, feed: true };
  const nowhere = { page: 404, list: false, feed: false };
  await becomes(inSight);

  expect(await hide('story', id)).toEqual({ status: 0, said: `Hidden: the story “${TITLE}” by ${writer.name}.\n` });
  expect(await readFile(join(site.settings.DATA_DIR, 'hidings.txt'), 'utf8'), 'for restored backups').toContain(id);
  await becomes(nowhere);
  expect((await writer.ask(address)).text).toContain('This story is hidden: only you can see it.');
  expect(await hide('story', id, '--back')).toMatchObject({ status: 0, said: expect.stringContaining('Back in sight') });
  await becomes(inSight);

  expect(await hide('player', writer.name)).toEqual({
    status: 0,
    said: `Hidden: the player ${writer.name}, with 1 story and 0 comments.\n`,
  });
  await becomes(nowhere);
  expect((await writer.ask('/profile')).text).toContain('hidden you');
  expect((await writer.ask(ownPage)).text).toContain('only you can see this page');
  expect((await reader.ask(ownPage)).status).toBe(404);
  expect(await hide('story', 'nothing')).toEqual({ status: 1, said: 'There is no story with the id nothing.\n' });
  expect(await hide('player', writer.name, '--back')).toMatchObject({ status: 0, said: expect.stringContaining('with 1 story') });
  await becomes(inSight);
});

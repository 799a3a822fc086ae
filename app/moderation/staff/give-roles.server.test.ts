import { expect, it } from 'vitest';
import { openModerationFixture } from '../testing/moderation-fixture';

const fixture = openModerationFixture();

it('a new moderator is told what is expected, by bell and mail, and once more when the role ends', async () => {
  await fixture.moderation.giveRole(fixture.ada, { name: 'Ivo', role: 'moderator' });
  expect(await fixture.noticesOf(fixture.ivo.id)).toEqual([
    expect.stringMatching(/You are a moderator now\. Turn on a passkey or codes.*never who reported it/),
  ]);
  expect(await fixture.rowsOf('select mail_due from notice')).toEqual([{ mail_due: true }]);
  fixture.clock.advance(1_000);
  await fixture.moderation.takeRole(fixture.ada, fixture.ivo.id);
  await fixture.moderation.takeRole(fixture.ada, fixture.ivo.id);
  expect(await fixture.noticesOf(fixture.ivo.id)).toEqual([expect.stringContaining('You are no longer a moderator')]);
  await expect(fixture.moderation.giveRole(fixture.mod, { name: 'Ivo', role: 'moderator' })).rejects.toThrow();
});

it('a new wrangler is told what wranglers do, and is no moderator', async () => {
  await fixture.moderation.giveRole(fixture.ada, { name: 'Ivo', role: 'wrangler' });
  expect(await fixture.noticesOf(fixture.ivo.id)).toEqual([expect.stringMatching(/You are a wrangler of tags now\. .*undone in the log/)]);
  expect(await fixture.moderation.wranglers()).toMatchObject([{ id: fixture.ivo.id, role: 'wrangler' }]);
  fixture.clock.advance(1_000);
  await fixture.moderation.takeRole(fixture.ada, fixture.ivo.id);
  expect(await fixture.moderation.wranglers()).toEqual([]);
  expect(await fixture.noticesOf(fixture.ivo.id)).toEqual([expect.stringContaining('no longer a wrangler')]);
});

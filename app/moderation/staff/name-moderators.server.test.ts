import { expect, it } from 'vitest';
import { openModerationFixture } from '../testing/moderation-fixture';

const fixture = openModerationFixture();

it('a new moderator is told what is expected, by bell and mail, and once more when the role ends', async () => {
  await fixture.moderation.nameModerator(fixture.ada, 'Ivo');
  expect(await fixture.noticesOf(fixture.ivo.id)).toEqual([
    expect.stringMatching(/You are a moderator now\. Turn on a passkey or codes.*never who reported it/),
  ]);
  expect(await fixture.rowsOf('select mail_due from notice')).toEqual([{ mail_due: true }]);
  fixture.clock.advance(1_000);
  await fixture.moderation.removeModerator(fixture.ada, fixture.ivo.id);
  await fixture.moderation.removeModerator(fixture.ada, fixture.ivo.id);
  expect(await fixture.noticesOf(fixture.ivo.id)).toEqual([expect.stringContaining('You are no longer a moderator')]);
  await expect(fixture.moderation.nameModerator(fixture.mod, 'Ivo')).rejects.toThrow();
});

import { join as joinPath } from 'node:path';
import { publish } from '../support/http/publish';
import { failingStart } from '../support/sites/admin';
import { expect, newMember, test } from '../support/sites/server-test';
import { siteProcess } from '../support/sites/site-process';
import { smallDisk } from '../support/sites/small-disk';

test('a full disk ends the process with a clear message; with space again it starts with everything that was saved', async ({
  mailbox,
}) => {
  const disk = smallDisk(110);
  test.skip(!disk, 'This machine does not allow mounting a small filesystem.');
  if (!disk) return;
  const site = await siteProcess({ SMTP_URL: mailbox.url, DATA_DIR: joinPath(disk.folder, 'data'), DEMO: '0' });
  try {
    await site.start();
    const writer = await newMember(site.url, mailbox);
    const address = await publish(writer, { title: 'Saved in Time', body: 'Before the room ran out.' });
    disk.fill();
    const story = { title: 'Too Much', body: Array.from({ length: 4_000 }, (_, word) => `${word}${Math.sin(word)}`).join(' ') };
    const ended = site.ended();
    void (async () => {
      while (site.running()) await publish(writer, story).catch(() => undefined);
    })();
    expect(await ended).toBe(1);
    expect(site.output()).toContain('The disk is full');

    disk.fill();
    const start = await failingStart({ DATA_DIR: joinPath(disk.folder, 'data'), DEMO: '0' });
    expect(start).toMatchObject({ status: 1, said: expect.stringContaining('The disk is full') });
    expect(start.said, 'no stack').not.toContain('    at ');
    disk.empty();
    await site.start();
    expect((await writer.ask(address)).text).toContain('Before the room ran out.');
    await publish(writer, { title: 'After It', body: 'There is room again.' });
  } finally {
    await site.dispose();
    disk.remove();
  }
});

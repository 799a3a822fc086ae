import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join as joinPath } from 'node:path';
import { join, publish } from '../support/people/people';
import { failingStart } from '../support/sites/admin';
import { siteProcess } from '../support/sites/site-process';
import { expect, test } from '../support/test';

/** Mounts a small filesystem. @returns undefined where the machine does not allow it. */
function smallDisk(): { folder: string; remove(): void } | undefined {
  const folder = mkdtempSync(joinPath(tmpdir(), 'quillarena-small-'));
  try {
    execFileSync('mount', ['-t', 'tmpfs', '-o', 'size=110m', 'tmpfs', folder], { stdio: 'ignore' });
  } catch {
    rmSync(folder, { recursive: true });
    return undefined;
  }
  return {
    folder,
    remove() {
      execFileSync('umount', ['-l', folder]);
      rmSync(folder, { recursive: true });
    },
  };
}

/** Fills the remaining space. */
function fill(path: string): void {
  try {
    for (;;) writeFileSync(path, Buffer.alloc(1_000_000), { flag: 'a' });
  } catch {
    // The disk is full.
  }
}

test('a full disk ends the process with a clear message; with space again it starts with everything that was saved', async ({
  browser,
  mailbox,
}) => {
  const disk = smallDisk();
  test.skip(!disk, 'This machine does not allow mounting a small filesystem.');
  if (!disk) return;
  const site = await siteProcess({ SMTP_URL: mailbox.url, DATA_DIR: joinPath(disk.folder, 'data'), DEMO: '0' });
  try {
    await site.start();
    const writer = await (await browser.newContext({ baseURL: site.url })).newPage();
    await join(writer, mailbox);
    const address = await publish(writer, { title: 'Saved in Time', body: 'Before the room ran out.' });
    fill(joinPath(disk.folder, 'filling'));
    const story = { title: 'Too Much', body: Array.from({ length: 4_000 }, (_, word) => `${word}${Math.sin(word)}`).join(' ') };
    const ended = site.ended();
    void (async () => {
      while (site.running()) await publish(writer, story).catch(() => undefined);
    })();
    expect(await ended).toBe(1);
    expect(site.output()).toContain('The disk is full');

    fill(joinPath(disk.folder, 'filling'));
    const start = await failingStart({ DATA_DIR: joinPath(disk.folder, 'data'), DEMO: '0' });
    expect(start).toMatchObject({ status: 1, said: expect.stringContaining('The disk is full') });
    expect(start.said, 'no stack').not.toContain('    at ');
    rmSync(joinPath(disk.folder, 'filling'));
    await site.start();
    expect(await (await writer.request.get(address)).text()).toContain('Before the room ran out.');
    await publish(writer, { title: 'After It', body: 'There is room again.' });
    await writer.context().close();
  } finally {
    await site.dispose();
    disk.remove();
  }
});

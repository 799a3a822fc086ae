import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join as joinPath } from 'node:path';
import { httpClient } from '../support/http/http-client';
import { publish } from '../support/http/publish';
import { openMailbox } from '../support/people/mailbox';
import { newPerson, PASSWORD } from '../support/people/person';
import { adminCommand } from '../support/sites/admin';
import { openPostgres } from '../support/sites/postgres';
import { expect, newMember, test } from '../support/sites/server-test';
import { siteProcess } from '../support/sites/site-process';

const TITLE = 'Kept in Three Places';

test.describe('an administrator', () => {
  test.slow();

  test('backs a running site up, restores it elsewhere and moves it to PostgreSQL, with its stories, sessions and waiting mails', async ({
    mailbox,
  }) => {
    const folder = await mkdtemp(joinPath(tmpdir(), 'quillarena-backup-'));
    const file = joinPath(folder, 'site.backup');
    const mailServer = await openMailbox();
    const site = await siteProcess({ SMTP_URL: mailServer.url, DEMO: '0' });
    const restored = await siteProcess({ SMTP_URL: mailbox.url, DEMO: '0' });
    const postgres = await openPostgres();
    let moved: Awaited<ReturnType<typeof siteProcess>> | undefined;
    try {
      await site.start();
      const writer = await newMember(site.url, mailServer, { name: 'Keeper' });
      const { name } = writer;
      /** What a site says to a writer who is signed in on the first one. */
      const seenAt = async (url: string, path: string) => await (await fetch(url + path, { headers: { cookie: writer.cookie() } })).text();
      const address = await publish(writer, { title: TITLE, body: 'Words that must not be lost.' });
      // The next code waits.
      await mailServer.close();
      const newcomer = newPerson('Waiting');
      const signedUp = await httpClient({ base: site.url }).ask('/signup', { form: { ...newcomer, password: PASSWORD } });
      expect(signedUp.status).toBeLessThan(400);
      const backedUp = await adminCommand(['backup', file], { DATA_DIR: site.dataDir });
      expect(backedUp).toMatchObject({ status: 0, said: expect.stringContaining('Backed up to') });
      await site.stop();

      expect(await adminCommand(['restore', file], { DATA_DIR: restored.dataDir })).toMatchObject({ status: 0 });
      await restored.start();
      await mailbox.codeTo(newcomer.email);
      expect(await seenAt(restored.url, address)).toContain(TITLE);
      expect(await seenAt(restored.url, '/profile'), 'still signed in').toContain(name);
      await restored.stop();

      const move = await adminCommand(['move-to-postgres', postgres.url], { DATA_DIR: restored.dataDir });
      expect(move).toMatchObject({ status: 0, said: expect.stringContaining('SECRET=$(cat') });
      const SECRET = (await readFile(joinPath(restored.dataDir, 'secret'), 'utf8')).trim();
      const server = { DATABASE_URL: postgres.url, SECRET };
      moved = await siteProcess({ ...server, SMTP_URL: mailbox.url });
      await moved.start();
      expect(await seenAt(moved.url, address)).toContain(TITLE);
      expect(await seenAt(moved.url, '/profile'), 'still signed in').toContain(name);
    } finally {
      await moved?.dispose();
      await site.dispose();
      await restored.dispose();
      await postgres.dispose();
      await rm(folder, { recursive: true, force: true });
    }
  });
});

import { setTimeout as pause } from 'node:timers/promises';
import { test as base, expect } from '@playwright/test';
import { seededRandom } from '../../app/platform/random/random.ts';
import { auditSite } from '../chaos/audit/audit-site.ts';
import { createJournal, type Journal } from '../chaos/journal.ts';
import { type Crowd, gatherCrowd } from '../chaos/people/crowd.ts';
import { type ClusterSite, clusterSite } from '../chaos/sites/cluster-site.ts';
import { httpClient, joinSite } from '../support/http/http-client.ts';
import { type Mailbox, openMailbox } from '../support/people/mailbox.ts';
import { newPerson, PASSWORD } from '../support/people/person.ts';
import { visit } from './visitor.ts';

const PEOPLE = 6;
/** Lines of the processes' logs that are shown. */
const MAX_ERRORS = 8;
/** How long whatever watches the servers takes to decide, in ms. */
const DECISION_MS = 3_000;
/** The longest from the primary's death to the next write that is acknowledged, in ms. */
const WRITES_BACK_MS = 30_000;
/** How long people may wait for the site while everything works, in ms. */
const PATIENCE_MS = 60_000;
/** A page that nothing here changes, and some that change all the time. */
const QUIET_PAGE = '/word-games/daily';
const PAGES = [QUIET_PAGE, '/', '/stories', '/leaderboard'];

interface Busy {
  site: ClusterSite;
  mailbox: Mailbox;
  journal: Journal;
  crowd: Crowd;
}

/** A cluster on which people write, comment, rate, play and take turns all the time. */
const test = base.extend<object, { busy: Busy }>({
  busy: [
    async ({}, use) => {
      const mailbox = await openMailbox();
      const journal = createJournal('failover');
      const random = seededRandom(19);
      const site = await clusterSite({ random, journal, smtpUrl: mailbox.url });
      try {
        const crowd = await gatherCrowd({ people: PEOPLE, urls: site.urls, mailbox, journal, random });
        await use({ site, mailbox, journal, crowd });
        for (const line of site.errors().slice(0, MAX_ERRORS)) console.log(line);
      } finally {
        await site.dispose();
        await mailbox.close();
      }
    },
    { scope: 'worker', timeout: 180_000 },
  ],
});

test.describe('a cluster under load', () => {
  test.describe.configure({ mode: 'serial' });

  test('goes on with the standby when its primary dies: nobody restarts a process', async ({ busy: { site, mailbox, journal } }) => {
    const { sites, postgres, url, databaseUrl } = site.cluster;
    await journal.more(100, PATIENCE_MS);
    await cached(site, QUIET_PAGE);
    await readFromStandby(site);
    const before = sites.map((process) => process.pid());
    const visitor = visit(url, PAGES);

    await postgres.primary().kill();
    const diedAt = performance.now();
    await pause(DECISION_MS);
    await postgres.promote();
    await journal.more(1, PATIENCE_MS);
    const backAfter = performance.now() - diedAt;
    console.log(`writes back after ${(backAfter / 1_000).toFixed(1)} s, of which ${DECISION_MS / 1_000} s to decide`);
    expect(backAfter).toBeLessThan(WRITES_BACK_MS);

    const known = new Set(journal.operations.filter(({ state }) => state === 'acknowledged'));
    const kindsSince = () =>
      new Set(journal.operations.filter((each) => each.state === 'acknowledged' && !known.has(each)).map(({ kind }) => kind));
    await expect.poll(() => [...kindsSince()]).toEqual(expect.arrayContaining(['comment', 'rating', 'save', 'move', 'turn', 'chapter']));
    const seen = await visitor.leave();
    console.log(seen);
    expect(Object.keys(seen[QUIET_PAGE] ?? {}), 'from the cache throughout').toEqual(['page']);
    for (const [path, answers] of Object.entries(seen)) {
      expect(
        Object.keys(answers).filter((answer) => answer !== 'page' && answer !== 'connection text'),
        path,
      ).toEqual([]);
    }
    expect(sites.map((process) => process.pid())).toEqual(before);

    const person = httpClient();
    await joinSite(person, url, newPerson('Newcomer'), { password: PASSWORD, codeTo: mailbox.codeTo });
    await expect
      .poll(() => postgres.primary().query(`select from pg_stat_activity where application_name like 'quillarena bus%'`))
      .toHaveLength(sites.length);
    await cached(site, QUIET_PAGE);
    expect(databaseUrl).not.toBe(postgres.primary().url);
  });

  test('never lets the old primary take a write, and takes it back as a standby', async ({ busy: { site, journal } }) => {
    const { postgres } = site.cluster;
    const old = postgres.standby();
    await old.start();
    await journal.more(20, PATIENCE_MS);
    expect(await old.query('select pg_is_in_recovery() as standby')).toEqual([{ standby: true }]);
    await expect(old.query('create table stray ()')).rejects.toThrow(/read-only/);
    await old.stop();
    await postgres.rejoin();
    await expect
      .poll(() => postgres.primary().query('select state, sync_state from pg_stat_replication'))
      .toEqual([{ state: 'streaming', sync_state: 'sync' }]);
    await journal.more(50, PATIENCE_MS);
    await readFromStandby(site);
  });

  test('saves nothing while its only standby is dead, says so, and goes on when it is back or no longer waited for', async ({
    busy: { site, journal },
  }) => {
    const { postgres, url, sites } = site.cluster;
    const waited = () => figure(sites[0]?.url ?? '', 'commit_wait_seconds');
    const acknowledged = () => journal.operations.filter(({ state }) => state === 'acknowledged').length;
    await cached(site, QUIET_PAGE);
    const visitor = visit(url, [QUIET_PAGE]);
    await postgres.standby().kill();
    await expect.poll(waited).toBeGreaterThan(2);
    // What was saved before it died may still be on its way to those who save.
    let before = -1;
    await expect(() => {
      const known = before;
      before = acknowledged();
      expect(before).toBe(known);
    }).toPass({ intervals: [1_000] });
    await expect.poll(waited).toBeGreaterThan(8);
    expect(acknowledged(), 'nobody is told that something is saved').toBe(before);
    expect(await figure(sites[0]?.url ?? '', 'standbys')).toBe(0);
    await postgres.standby().start();
    await journal.more(50, PATIENCE_MS);
    expect(Object.keys((await visitor.leave())[QUIET_PAGE] ?? {})).toEqual(['page']);

    await postgres.standby().kill();
    await expect.poll(waited).toBeGreaterThan(1);
    await postgres.primary().query(`alter system set synchronous_standby_names = ''`);
    await postgres.primary().query('select pg_reload_conf()');
    await journal.more(50, PATIENCE_MS);
    await postgres.rejoin();
    await journal.more(20, PATIENCE_MS);
  });

  test('sends every page while one of its processes is dead', async ({ busy: { site, journal } }) => {
    const { sites, url } = site.cluster;
    const visitor = visit(url, PAGES);
    await sites[1]?.kill();
    await journal.more(50, PATIENCE_MS);
    await sites[1]?.start();
    await journal.more(20, PATIENCE_MS);
    const seen = await visitor.leave();
    for (const [path, answers] of Object.entries(seen)) expect(Object.keys(answers), path).toEqual(['page']);
  });

  for (const name of ['nginx', 'pooler', 'haproxy', 'redis'] as const) {
    test(`goes on when ${name} is killed and started`, async ({ busy: { site, journal } }) => {
      const daemon = site.cluster.between[name];
      await daemon.kill();
      await daemon.start();
      await journal.more(50, PATIENCE_MS);
    });
  }

  test('has lost and doubled nothing that it acknowledged', async ({ busy: { site, journal, crowd } }) => {
    expect(await crowd.stop(PATIENCE_MS), 'everybody finished').toBe(true);
    await site.stop();
    const violations = [...journal.violations, ...(await auditSite(site, crowd, journal))];
    const count = journal.operations.filter(({ state }) => state === 'acknowledged').length;
    console.log(`${count} acknowledged; longest time without an acknowledgement ${(journal.longestOutageMs() / 1_000).toFixed(1)} s`);
    expect(violations).toEqual([]);
  });
});

/** Waits until every process reads visitors' lists from the standby. */
async function readFromStandby({ cluster }: ClusterSite): Promise<void> {
  for (const { url } of cluster.sites) await expect.poll(() => figure(url, 'standby_read')).toBe(1);
}

/** Waits until every process has a page in its cache. */
async function cached({ cluster }: ClusterSite, path: string): Promise<void> {
  for (const { url } of cluster.sites) {
    await expect.poll(async () => (await fetch(url + path)).headers.has('etag'), `${url} has ${path} in its cache`).toBe(true);
  }
}

/** The value of one of a process's figures, without labels; undefined where it is left out. */
async function figure(url: string, name: string): Promise<number | undefined> {
  const text = await (await fetch(`${url}/metrics`)).text();
  const [, value] = new RegExp(`^quillarena_${name} (\\S+)$`, 'm').exec(text) ?? [];
  return value === undefined ? undefined : Number(value);
}

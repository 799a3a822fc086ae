import { randomUUID } from 'node:crypto';
import { join } from 'node:path';
import { type Random, seededRandom } from '../../../app/platform/random/random.ts';
import { openMailbox } from '../../../tests/support/people/mailbox.ts';
import { type SiteProcess, siteProcess } from '../../../tests/support/sites/site-process.ts';
import { SECRET, seedPeople } from '../clients/room-people.ts';
import { seedStories } from '../database/seed-stories.ts';
import { type LoadPerson, type LoadWorld, loadPerson } from './load-person.ts';
import { type SiteMeter, siteMeter } from './site-meter.ts';

const STORIES = { stories: 1_000, writers: 50, median: 1_200 };
const FAN_STORIES = 10;
const FANDOM = '/fan-fiction/genre/anime/title/naruto?tab=write';
const CHAPTER = 'The gate stood open, as it had all winter, and nobody went in. '.repeat(20);

/** A production site with a thousand stories, and people who are signed in. */
export interface LoadSite {
  site: SiteProcess;
  meter: SiteMeter;
  random: Random;
  players: readonly LoadPerson[];
  close(): Promise<void>;
}

/** @param gameSpeed a factor on the clocks of games. @param databaseUrl of an empty database on a server; undefined: embedded. */
export async function openLoadSite(options: { players: number; gameSpeed: number; databaseUrl: string | undefined }): Promise<LoadSite> {
  const { databaseUrl } = options;
  const mailbox = await openMailbox();
  const env = { DEMO: '0', SECRET, TRUST_PROXY: '1', SMTP_URL: mailbox.url, GAME_SPEED: String(options.gameSpeed) };
  const site = await siteProcess({ ...env, ...(databaseUrl && { DATABASE_URL: databaseUrl }) });
  // The first start creates the tables.
  await site.start();
  await site.stop();
  const folder = join(site.dataDir, 'database');
  const stories = await seedStories({ folder, databaseUrl }, STORIES);
  const cookies = await seedPeople(databaseUrl ? { url: databaseUrl } : { folder }, options.players);
  await site.start();
  const fanStories: string[] = [];
  const world: LoadWorld = { url: site.url, mailbox, stories, fanStories };
  const random = seededRandom(19);
  const players = cookies.map((cookie) => loadPerson(world, random, cookie));
  for (const player of players.slice(0, FAN_STORIES)) {
    const id = randomUUID();
    await player.post(FANDOM, { intent: 'publish', id, title: `Story ${id.slice(0, 6)}`, content: CHAPTER });
    fanStories.push(id);
  }
  return {
    ...{ site, random, players, meter: await siteMeter(site, databaseUrl) },
    async close() {
      for (const player of players) player.close();
      await site.dispose();
      await mailbox.close();
    },
  };
}

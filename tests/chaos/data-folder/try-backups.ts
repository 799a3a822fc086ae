import { mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import type { Random } from '../../../app/platform/random/random.ts';
import { adminCommand } from '../../support/sites/admin.ts';
import { siteProcess } from '../../support/sites/site-process.ts';
import type { Journal } from '../journal.ts';
import { tablesOf } from './backup-tables.ts';

/** Of each backup this share of its time passes before its site is killed; somewhat more than all of it, so that some end. */
const LATEST_KILL = 1.2;

/**
 * Kills a running site at random moments of a backup. Afterwards the file must be whole or not there, the database as it was, and
 * nothing may be left of the copy that was read once the site runs again.
 */
export async function killBackups(times: number, random: Random, journal: Journal): Promise<void> {
  const folder = await mkdtemp(join(tmpdir(), 'quillarena-backups-'));
  const site = await siteProcess();
  try {
    await site.start();
    const began = performance.now();
    const expected = await backUp(join(folder, 'before.backup'));
    const takesMs = performance.now() - began;
    for (let time = 0; time < times; time += 1) {
      const file = join(folder, `killed-${time}.backup`);
      const asked = adminCommand(['backup', file], { DATA_DIR: site.dataDir });
      await pause(takesMs * (random.integer(LATEST_KILL * 1_000) / 1_000));
      await site.kill();
      await asked;
      await site.start();
      if ((await readdir(folder)).includes(`killed-${time}.backup`) && (await storiesIn(file)) !== expected)
        journal.violate('inconsistent', 'half a backup has the name of a whole one');
      if ((await readdir(site.dataDir)).includes('database-copy'))
        journal.violate('stuck', 'the copy that a killed backup read is still there');
      if ((await backUp(join(folder, `after-${time}.backup`))) !== expected)
        journal.violate('lost', 'a killed backup cost the site something');
    }
  } finally {
    await site.dispose();
    await rm(folder, { recursive: true, force: true });
  }

  async function backUp(file: string): Promise<string> {
    const { status, said } = await adminCommand(['backup', file], { DATA_DIR: site.dataDir });
    if (status !== 0) throw new Error(`backup: ${said}`);
    return storiesIn(file);
  }
}

/** What a start changes by itself, such as jobs, is not looked at. */
async function storiesIn(file: string): Promise<string> {
  const { player, story, story_rating: ratings, xp_entry: entries } = await tablesOf(file);
  return JSON.stringify({ player, story, ratings, entries });
}

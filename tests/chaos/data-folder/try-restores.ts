import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import type { Random } from '../../../app/platform/random/random.ts';
import { adminCommand } from '../../support/sites/admin.ts';
import { ENTRY, nodeArguments } from '../../support/sites/site-process.ts';
import type { Journal } from '../journal.ts';
import { tablesOf } from './backup-tables.ts';

const BACKUP = fileURLToPath(new URL('../../fixtures/older-site.backup', import.meta.url));
/** Of each restore this share of its time passes before it is killed; somewhat more than all of it, so that some end. */
const LATEST_KILL = 1.1;

/** Kills restores at random moments. Afterwards the folder must be as empty as before, or hold the whole backup. */
export async function killRestores(times: number, random: Random, journal: Journal): Promise<void> {
  const root = await mkdtemp(join(tmpdir(), 'quillarena-restores-'));
  try {
    const whole = join(root, 'whole');
    const began = performance.now();
    await mustSucceed(['restore', BACKUP], whole);
    const takesMs = performance.now() - began;
    const expected = await tablesIn(whole);
    for (let time = 0; time < times; time += 1) {
      const dataDir = join(root, `killed-${time}`);
      const share = random.integer(LATEST_KILL * 1_000) / 1_000;
      await killedRestore(dataDir, takesMs * share);
      const { status, said } = await adminCommand(['restore', BACKUP], { DATA_DIR: dataDir });
      if (status !== 0 && !said.includes('not empty')) journal.violate('stuck', `a restore after a killed one said: ${said}`);
      else if ((await tablesIn(dataDir)) !== expected)
        journal.violate('inconsistent', `half a restore, killed after ${Math.round(share * 100)} %`);
    }
  } finally {
    await rm(root, { recursive: true, force: true });
  }

  /** How many rows a folder's database has of what, by a backup of it. */
  async function tablesIn(dataDir: string): Promise<string> {
    const file = `${dataDir}.backup`;
    // As the next start does: of the backup's version, the rows are whole.
    await mustSucceed(['migrate'], dataDir);
    await mustSucceed(['backup', file], dataDir);
    return JSON.stringify(await tablesOf(file));
  }
}

async function killedRestore(dataDir: string, afterMs: number): Promise<void> {
  const restore = spawn(process.execPath, nodeArguments(ENTRY, ['restore', BACKUP]), {
    env: { ...process.env, NODE_ENV: 'production', DATA_DIR: dataDir },
    stdio: 'ignore',
  });
  const ended = once(restore, 'exit');
  await Promise.race([pause(afterMs), ended]);
  restore.kill('SIGKILL');
  await ended;
}

async function mustSucceed(words: readonly string[], dataDir: string): Promise<void> {
  const { status, said } = await adminCommand(words, { DATA_DIR: dataDir });
  if (status !== 0) throw new Error(`${words.join(' ')}: ${said}`);
}

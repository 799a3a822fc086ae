import { existsSync } from 'node:fs';
import { mkdtemp, rm, watch } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { adminCommand } from '../../support/sites/admin.ts';
import { tablesOf } from '../data-folder/backup-tables.ts';
import type { Journal } from '../journal.ts';

/**
 * Backs a site up while people use it. The command reads each file back, and it must succeed unless something is broken meanwhile:
 * then there is a whole backup, or none, and nothing half written.
 * @param env settings of the site. @param breakIt what happens as soon as the file is begun.
 */
export async function backUpInUse(env: Record<string, string>, journal: Journal, breakIt?: () => Promise<void>): Promise<void> {
  const folder = await mkdtemp(join(tmpdir(), 'quillarena-backup-in-use-'));
  const file = join(folder, 'site.backup');
  try {
    const command = adminCommand(['backup', file], env);
    if (breakIt) {
      await Promise.race([isBegun(folder), command]);
      await breakIt();
    }
    const { status, said } = await command;
    if (existsSync(`${file}.part`)) journal.violate('stuck', 'half a backup is left behind by a command that ended');
    if (status !== 0 && !breakIt) journal.violate('wrong answer', `a backup beside people who write failed: ${said}`);
    if (status === 0 && !existsSync(file)) journal.violate('lost', 'a backup that was made is not there');
    // Reading one that is cut off throws.
    if (existsSync(file))
      await tablesOf(file).catch((error: unknown) => journal.violate('inconsistent', `a backup is not whole: ${error}`));
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

/** Settles once something is written in a folder. */
async function isBegun(folder: string): Promise<void> {
  for await (const _change of watch(folder)) return;
}

import { seededRandom } from '../../../app/platform/random/random.ts';
import { createJournal } from '../journal.ts';
import type { Outcome } from '../try-site.ts';
import { killBackups } from './try-backups.ts';
import { fillDiskInCheckpoint, killInCheckpoints } from './try-checkpoints.ts';
import { killRestores } from './try-restores.ts';

/** Each needs a start or two: a long run has a tenth of the sites' faults, the shortest run each kind once. */
const SHARE_OF_FAULTS = 10;

/** Lets the embedded database's own work be cut off: its checkpoints, by a kill and by a full disk, restores and backups. */
export async function tryDataFolder({ seed, faults }: { seed: number; faults: number }): Promise<Outcome> {
  const random = seededRandom(seed);
  const journal = createJournal('folder');
  const times = Math.max(1, Math.floor(faults / SHARE_OF_FAULTS));
  const inTheMiddle = await killInCheckpoints(times, random, journal);
  if (inTheMiddle === 0) journal.violate('stuck', 'no kill hit a checkpoint');
  const filled = await fillDiskInCheckpoint(journal);
  if (!filled) console.log('This machine mounts no small disk: no disk was filled during a checkpoint.');
  await killRestores(times, random, journal);
  await killBackups(times, random, journal);
  return {
    site: 'folder of the embedded database',
    acknowledged: {},
    faults: {
      'kill -9 in the middle of a checkpoint': inTheMiddle,
      'disk fills during a checkpoint': Number(filled),
      'restore killed': times,
      'site killed during a backup': times,
    },
    violations: journal.violations,
    errors: [],
    longestOutageMs: 0,
  };
}

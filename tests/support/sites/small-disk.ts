import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/** A small file system that can be filled up. */
export interface SmallDisk {
  folder: string;
  /** Takes all of its space. */
  fill(): void;
  /** Gives that space back. */
  empty(): void;
  remove(): void;
}

/** Mounts a small file system of this many megabytes. @returns undefined where the machine does not allow it. */
export function smallDisk(megabytes: number): SmallDisk | undefined {
  const folder = mkdtempSync(join(tmpdir(), 'quillarena-small-'));
  try {
    execFileSync('mount', ['-t', 'tmpfs', '-o', `size=${megabytes}m`, 'tmpfs', folder], { stdio: 'ignore' });
  } catch {
    rmSync(folder, { recursive: true });
    return undefined;
  }
  const filling = join(folder, 'filling');
  return {
    folder,
    fill() {
      try {
        for (;;) writeFileSync(filling, Buffer.alloc(1_000_000), { flag: 'a' });
      } catch {
        // The disk is full.
      }
    },
    empty: () => rmSync(filling, { force: true }),
    remove() {
      execFileSync('umount', ['-l', folder]);
      rmSync(folder, { recursive: true });
    },
  };
}

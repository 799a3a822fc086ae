import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { folderBytes } from '../../../app/platform/database/folder-bytes.server.ts';
import type { Random } from '../../../app/platform/random/random.ts';
import { smallDisk } from '../../support/sites/small-disk.ts';
import type { Journal } from '../journal.ts';
import { startWriter, type Writer } from './writer.ts';
import type { WriterLine } from './writing-process.ts';

/** At most so long after a checkpoint has begun is the process killed, in ms; some checkpoints are shorter. */
const KILLED_AFTER_MS = 60;
/** As chance may miss each checkpoint, at most so many times as many kills are tried, these at once, until one hits. */
const MOST_TRIES = 40;
const CHECKPOINTS_BEFORE = 3;
const SMALL_DISK_MB = 400;
/** The most that the database's log may take, however much is written without a pause. */
const MOST_LOG_BYTES = 300e6;

type Found = Extract<WriterLine, { found: number }>;
const isFound = (line: WriterLine): line is Found => 'found' in line;
const isBegun = (line: WriterLine): line is { checkpoint: 'begun' } => 'checkpoint' in line && line.checkpoint === 'begun';

/** How many notes a writer knows to be kept: those it found, and those it was told of. */
function keptBy(writer: Writer): number {
  return writer.said().reduce((most, line) => Math.max(most, 'kept' in line ? line.kept : 'found' in line ? line.newest : 0), 0);
}

/** Compares what a start finds with what was acknowledged before. */
function compare(journal: Journal, { found, newest, damaged }: Found, kept: number): void {
  if (newest < kept) journal.violate('lost', `notes ${newest + 1} to ${kept} of a killed database`);
  if (found !== newest) journal.violate('inconsistent', `${found} notes with numbers up to ${newest}`);
  if (damaged > 0) journal.violate('inconsistent', `${damaged} notes with other words than were written`);
}

/** Kills a process again and again while its database makes a checkpoint. @returns how often the checkpoint was not complete. */
export async function killInCheckpoints(times: number, random: Random, journal: Journal): Promise<number> {
  const folder = await mkdtemp(join(tmpdir(), 'quillarena-checkpoints-'));
  let kept = 0;
  let inTheMiddle = 0;
  try {
    for (let time = 0; time <= times || (inTheMiddle === 0 && time < times * MOST_TRIES); time += 1) {
      const writer = startWriter(folder);
      compare(journal, await writer.until(isFound), kept);
      for (let more = random.integer(CHECKPOINTS_BEFORE); more >= 0; more -= 1) await nextCheckpoint(writer);
      await pause(time > times ? 0 : random.integer(KILLED_AFTER_MS));
      await writer.kill();
      kept = keptBy(writer);
      const log = await folderBytes(join(folder, 'pg_wal'));
      if (log > MOST_LOG_BYTES) journal.violate('stuck', `the log of the database has grown to ${Math.round(log / 1e6)} MB`);
      if (writer.said().findLastIndex(isBegun) > writer.said().findLastIndex((line) => 'checkpoint' in line && line.checkpoint === 'made'))
        inTheMiddle += 1;
    }
    return inTheMiddle;
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

/** Waits for the beginning of a checkpoint that has not been seen yet. */
async function nextCheckpoint(writer: Writer): Promise<void> {
  const seen = writer.said().filter(isBegun).length;
  await writer.until((line): line is { checkpoint: 'begun' } => isBegun(line) && writer.said().filter(isBegun).length > seen);
}

/** Fills the disk while a checkpoint is made. @returns false where no small disk can be mounted. */
export async function fillDiskInCheckpoint(journal: Journal): Promise<boolean> {
  const disk = smallDisk(SMALL_DISK_MB);
  if (!disk) return false;
  try {
    const writer = startWriter(join(disk.folder, 'database'));
    await nextCheckpoint(writer);
    disk.fill();
    const how = await writer.ended();
    const last = writer.said().at(-1);
    if (!last || !('lost' in last) || !last.lost.includes('The disk is full'))
      journal.violate('wrong answer', `on a full disk it ended with ${how} and said ${JSON.stringify(last)}`);
    disk.empty();
    const again = startWriter(join(disk.folder, 'database'));
    compare(journal, await again.until(isFound), keptBy(writer));
    await again.kill();
    return true;
  } finally {
    disk.remove();
  }
}

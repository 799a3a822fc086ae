import { execFile } from 'node:child_process';
import { promisify } from 'node:util';

/** How long the command may take, in ms. */
export const HAND_OVER_LIMIT_MS = 60 * 60_000;
/** How much of what it says is kept, in characters. */
const SAID_CHARACTERS = 300;

const run = promisify(execFile);

/**
 * Has a shell run BACKUP_COMMAND with the file as `$1`.
 * @throws with the end of what it said, if it fails or takes longer than an hour.
 */
export async function handOver(command: string, file: string): Promise<void> {
  try {
    await run('/bin/sh', ['-c', command, 'backup', file], { timeout: HAND_OVER_LIMIT_MS, maxBuffer: Number.POSITIVE_INFINITY });
  } catch (error) {
    const { code, killed, stderr = '' } = error as { code?: unknown; killed?: boolean; stderr?: string };
    const how = killed ? 'took longer than an hour' : `ended with ${String(code)}`;
    const said = stderr.trim().slice(-SAID_CHARACTERS);
    throw new Error(`BACKUP_COMMAND ${how}${said && `: ${said}`}`);
  }
}

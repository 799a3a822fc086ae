import { constants } from 'node:fs';
import { access, mkdir, stat } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { type AdminCommands, type AdminSocket, askInstance, openAdminSocket } from './admin-socket.server';
import { type FileLock, lockFile } from './file-lock.server';
import { asUnusable, UnusableDataDir } from './unusable-data-dir';

/** Time limit for the holder of a folder to identify itself, in ms. */
const STATUS_LIMIT_MS = 5_000;

/** Thrown if another process holds this DATA_DIR. */
export class DataDirInUse extends Error {
  /** Whether the holder identified itself. */
  readonly answers: boolean;

  constructor(dataDir: string, holder: Record<string, unknown> | undefined) {
    super(
      holder
        ? `${dataDir} is already in use by another Quillarena (process ${holder.pid}, ${holder.url}). Stop that one, or give this one its own DATA_DIR.`
        : `${dataDir} is in use by another Quillarena that does not answer now: it is busy or stopped. Wait for it, end it, or give this one its own DATA_DIR.`,
    );
    this.name = 'DataDirInUse';
    this.answers = holder !== undefined;
  }
}

/** A DATA_DIR held by this process. */
export interface HeldDataDir {
  adminSocket: AdminSocket;
  /** Releases it once nothing in it is open. A process that exits need not. */
  release(): Promise<void>;
}

export interface HoldOptions {
  /** Name of the lock and the socket: processes with different names do not exclude each other. */
  name: string;
  commands: AdminCommands;
  /** Time limit for a holder to identify itself, in ms. */
  timeoutMs?: number;
}

/**
 * Locks DATA_DIR for the lifetime of this process and opens its admin socket. Call it before anything
 * in the folder is touched.
 * @throws {DataDirInUse} while another process holds it, even a busy or suspended one.
 * @throws {UnusableDataDir} if it cannot be used.
 * @see docs/decisions/0001-one-database-engine.md
 */
export async function holdDataDir(dataDir: string, { name, commands, timeoutMs = STATUS_LIMIT_MS }: HoldOptions): Promise<HeldDataDir> {
  const lock = await lockIn(dataDir, name);
  const inUse = async () => {
    const holder = await askInstance(dataDir, name, 'status', timeoutMs).catch(() => undefined);
    return new DataDirInUse(dataDir, holder);
  };
  if (!lock) throw await inUse();
  try {
    const adminSocket = await openAdminSocket(dataDir, name, commands);
    // A version without the lock holds the folder only by its socket.
    if (!adminSocket) throw await inUse();
    return {
      adminSocket,
      async release() {
        await adminSocket.close();
        lock.release();
      },
    };
  } catch (error) {
    lock.release();
    throw asUnusable(dataDir, error);
  }
}

async function lockIn(dataDir: string, name: string): Promise<FileLock | undefined> {
  try {
    await makeFolder(dataDir);
    await access(dataDir, constants.R_OK | constants.W_OK | constants.X_OK);
  } catch (error) {
    throw asUnusable(dataDir, error);
  }
  const path = join(dataDir, `${name}.lock`);
  try {
    return lockFile(path);
  } catch (error) {
    const said = error instanceof Error ? error.message : String(error);
    throw new UnusableDataDir(dataDir, `cannot be locked (${said}). Check that ${path} may be written and that its disk allows locks.`);
  }
}

/** Creates parents one by one: Node's recursive mkdir never returns where the system reports ENOENT, as in /proc. */
async function makeFolder(path: string): Promise<void> {
  try {
    await mkdir(path, { mode: 0o700 });
  } catch (error) {
    const code = error instanceof Error && 'code' in error ? error.code : undefined;
    if (code === 'EEXIST' && (await stat(path)).isDirectory()) return;
    if (code !== 'ENOENT' || (await isThere(dirname(path)))) throw error;
    await makeFolder(dirname(path));
    await mkdir(path, { mode: 0o700 });
  }
}

function isThere(path: string): Promise<boolean> {
  return stat(path).then(
    () => true,
    () => false,
  );
}

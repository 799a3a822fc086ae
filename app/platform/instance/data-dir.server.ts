import { constants } from 'node:fs';
import { access, mkdir, stat } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { type AdminCommands, type AdminSocket, askInstance, openAdminSocket } from './admin-socket.server';
import { type FileLock, lockFile } from './file-lock.server';
import { asUnusable, UnusableDataDir } from './unusable-data-dir';

/** The holder of a folder may take this long to say who it is, in ms. */
const STATUS_LIMIT_MS = 5_000;

/** Raised when another process works in this DATA_DIR. */
export class DataDirInUse extends Error {
  /** Whether the holder says who it is. */
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

/** A DATA_DIR that is this process's own. */
export interface HeldDataDir {
  adminSocket: AdminSocket;
  /** Gives it free, once nothing in it is open any more. A process that ends need not. */
  release(): Promise<void>;
}

export interface HoldOptions {
  /** Names the lock and the socket: processes of different names do not keep each other out. */
  name: string;
  commands: AdminCommands;
  /** How long a holder may take to say who it is, in ms. */
  patienceMs?: number;
}

/**
 * Makes DATA_DIR this process's own for as long as it lives, and opens its admin socket. To be called before anything
 * in the folder is touched.
 * @throws {DataDirInUse} while another process holds it, however busy or stopped that one is.
 * @throws {UnusableDataDir} when it cannot be worked in.
 * @see docs/decisions/0001-one-database-engine.md
 */
export async function holdDataDir(dataDir: string, { name, commands, patienceMs = STATUS_LIMIT_MS }: HoldOptions): Promise<HeldDataDir> {
  const lock = await lockIn(dataDir, name);
  const inUse = async () => {
    const holder = await askInstance(dataDir, name, 'status', patienceMs).catch(() => undefined);
    return new DataDirInUse(dataDir, holder);
  };
  if (!lock) throw await inUse();
  try {
    const adminSocket = await openAdminSocket(dataDir, name, commands);
    // A version without the lock holds the folder by its socket alone.
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

/** Step by step, for Node's own recursive mkdir never returns where the system says that a folder does not exist, as /proc does. */
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

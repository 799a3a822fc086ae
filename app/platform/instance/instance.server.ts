import { stat, unlink } from 'node:fs/promises';
import { createConnection, createServer, type Server, type Socket } from 'node:net';
import { join, relative } from 'node:path';

/** Unix sockets take paths of about 100 characters at most. */
const MAX_SOCKET_PATH = 100;
const ANSWER_TIMEOUT_MS = 2_000;

/** Raised when another process already works in this DATA_DIR. */
export class DataDirInUse extends Error {
  constructor(dataDir: string, holder: string) {
    super(`${dataDir} is already in use by another Quillarena (${holder}). Stop that one, or give this one its own DATA_DIR.`);
    this.name = 'DataDirInUse';
  }
}

/** What the admin door answers: one command a connection, with or without an argument, one line of JSON back. */
export type AdminCommands = Readonly<Record<string, (argument: string) => Promise<object> | object>>;

export interface InstanceDoor {
  close(): Promise<void>;
}

/**
 * Takes DATA_DIR for this process by listening on a socket in it, which is also the door for administration.
 * The socket of a process that was killed answers nobody and is taken over.
 * @throws {DataDirInUse} when its holder is alive.
 */
export async function openInstanceDoor(dataDir: string, name: string, commands: AdminCommands): Promise<InstanceDoor> {
  const path = socketPath(dataDir, name);
  const server = createServer((socket) => answer(socket, commands));
  try {
    await listen(server, path);
  } catch (error) {
    if (!(error instanceof Error && 'code' in error && error.code === 'EADDRINUSE')) throw error;
    const holder = await askInstance(dataDir, name, 'status').catch(() => undefined);
    if (holder) throw new DataDirInUse(dataDir, `process ${String(holder.pid)}, ${String(holder.url)}`);
    await unlink(path).catch(() => undefined);
    await listen(server, path);
  }
  const inode = (await stat(path)).ino;
  return {
    close: () =>
      new Promise((resolve) => {
        server.close(async () => {
          const now = await stat(path).catch(() => undefined);
          if (now?.ino === inode) await unlink(path).catch(() => undefined);
          resolve();
        });
      }),
  };
}

/**
 * Asks the process that holds a DATA_DIR.
 * @param command its name, and after a blank its argument.
 * @param limitMs how long the answer may take.
 * @returns its answer to the command.
 * @throws when nobody listens, or no answer comes in time.
 */
export function askInstance(dataDir: string, name: string, command: string, limitMs = ANSWER_TIMEOUT_MS): Promise<Record<string, unknown>> {
  return new Promise((resolve, reject) => {
    const socket = createConnection(socketPath(dataDir, name));
    let answerText = '';
    socket.setTimeout(limitMs, () => socket.destroy(new Error('No answer from the running process.')));
    socket.on('connect', () => socket.write(`${command}\n`));
    socket.on('data', (chunk) => {
      answerText += chunk.toString('utf8');
    });
    socket.on('error', reject);
    socket.on('end', () => {
      try {
        resolve(JSON.parse(answerText) as Record<string, unknown>);
      } catch {
        reject(new Error('The running process gave an answer that cannot be read.'));
      }
    });
  });
}

function socketPath(dataDir: string, name: string): string {
  const full = join(dataDir, `${name}.sock`);
  const near = relative(process.cwd(), full);
  const path = near.length < full.length ? near : full;
  if (path.length > MAX_SOCKET_PATH) {
    throw new Error(`The path of DATA_DIR is too long for a socket in it (${path.length} characters, ${MAX_SOCKET_PATH} fit).`);
  }
  return path;
}

function listen(server: Server, path: string): Promise<void> {
  return new Promise((resolve, reject) => {
    server.once('error', reject);
    server.listen(path, () => {
      server.off('error', reject);
      resolve();
    });
  });
}

function answer(socket: Socket, commands: AdminCommands): void {
  socket.setTimeout(ANSWER_TIMEOUT_MS, () => socket.destroy());
  socket.on('error', () => socket.destroy());
  socket.once('data', async (chunk) => {
    socket.setTimeout(0);
    socket.end(`${JSON.stringify(await replyTo(chunk.toString('utf8').trim(), commands))}\n`);
  });
}

async function replyTo(line: string, commands: AdminCommands): Promise<object> {
  const [name = '', ...argument] = line.split(' ');
  const command = commands[name];
  if (!command) return { error: 'unknown command', commands: Object.keys(commands) };
  try {
    return await command(argument.join(' '));
  } catch (error) {
    return { error: error instanceof Error ? error.message : String(error) };
  }
}

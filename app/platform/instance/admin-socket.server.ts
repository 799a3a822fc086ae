import { rm } from 'node:fs/promises';
import { createConnection, createServer, type Server, type Socket } from 'node:net';
import { join, relative } from 'node:path';
import { UnusableDataDir } from './unusable-data-dir';

/** Unix sockets take paths of about 100 characters at most. */
const MAX_SOCKET_PATH = 100;
/** How long a command may take to arrive, in ms. */
const COMMAND_TIMEOUT_MS = 2_000;

/** Says how far a command is, before its answer. */
type SayProgress = (progress: object) => void;

/** Commands of the admin socket: one for each connection, with or without an argument, answered by the last line of JSON. */
export type AdminCommands = Readonly<Record<string, (argument: string, say: SayProgress) => Promise<object> | object>>;

export interface AdminSocket {
  close(): Promise<void>;
}

/** Thrown if the process did not answer in time; it may still carry out the command. */
export class NoAnswer extends Error {
  constructor() {
    super('No answer from the running process.');
    this.name = 'NoAnswer';
  }
}

/**
 * Listens for commands on a socket in DATA_DIR. Only for the holder of the folder: a socket left by a process that died
 * is removed.
 * @returns undefined if another process listens there.
 * @throws {UnusableDataDir} if the path is too long for a socket.
 */
export async function openAdminSocket(dataDir: string, name: string, commands: AdminCommands): Promise<AdminSocket | undefined> {
  const path = socketPath(dataDir, name);
  if (await isListening(path)) return undefined;
  await rm(path, { force: true });
  const server = createServer((socket) => answer(socket, commands));
  await listen(server, path);
  // Closing also removes the socket's file.
  return { close: () => new Promise((resolve) => server.close(() => resolve())) };
}

/** A socket accepts connections as long as its process lives, even while suspended. */
function isListening(path: string): Promise<boolean> {
  return new Promise((resolve) => {
    const socket = createConnection(path);
    socket.once('connect', () => {
      socket.destroy();
      resolve(true);
    });
    socket.once('error', () => resolve(false));
  });
}

/**
 * Sends a command to the process that holds a DATA_DIR.
 * @param command its name, followed by a space and its argument, if any.
 * @param limitMs how long it may be silent, in ms.
 * @param onProgress called with what it says before its answer.
 * @returns its answer to the command.
 * @throws {NoAnswer} if there is none in time; the system's error if nothing listens.
 */
export function askInstance(
  dataDir: string,
  name: string,
  command: string,
  limitMs: number,
  onProgress: (progress: Record<string, unknown>) => void = () => undefined,
): Promise<Record<string, unknown>> {
  return new Promise((resolve, reject) => {
    const socket = createConnection(socketPath(dataDir, name));
    let answerText = '';
    socket.setTimeout(limitMs, () => socket.destroy(new NoAnswer()));
    socket.on('connect', () => socket.write(`${command}\n`));
    socket.setEncoding('utf8');
    socket.on('data', (chunk: string) => {
      const lines = (answerText + chunk).split('\n');
      // The last whole line may be the answer, so it is read at the end.
      for (const line of lines.slice(0, -2)) onProgress(JSON.parse(line) as Record<string, unknown>);
      answerText = lines.slice(-2).join('\n');
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
    throw new UnusableDataDir(
      dataDir,
      `is too long a path for a socket in it: ${path.length} characters with its name, and ${MAX_SOCKET_PATH} fit. Give a shorter DATA_DIR.`,
    );
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
  socket.setTimeout(COMMAND_TIMEOUT_MS, () => socket.destroy());
  socket.on('error', () => socket.destroy());
  socket.once('data', async (chunk) => {
    socket.setTimeout(0);
    const say = (progress: object) => void (socket.writable && socket.write(`${JSON.stringify(progress)}\n`));
    socket.end(`${JSON.stringify(await replyTo(chunk.toString('utf8').trim(), commands, say))}\n`);
  });
}

async function replyTo(line: string, commands: AdminCommands, say: SayProgress): Promise<object> {
  const [name = '', ...argument] = line.split(' ');
  const command = commands[name];
  if (!command) return { error: 'unknown command', commands: Object.keys(commands) };
  try {
    return await command(argument.join(' '), say);
  } catch (error) {
    return { error: error instanceof Error ? error.message : String(error) };
  }
}

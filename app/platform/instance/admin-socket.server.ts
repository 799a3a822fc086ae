import { rm } from 'node:fs/promises';
import { createConnection, createServer, type Server, type Socket } from 'node:net';
import { join, relative } from 'node:path';
import { UnusableDataDir } from './unusable-data-dir';

/** Unix sockets take paths of about 100 characters at most. */
const MAX_SOCKET_PATH = 100;
/** How long a command may take to arrive, in ms. */
const COMMAND_TIMEOUT_MS = 2_000;

/** What the admin socket answers: one command a connection, with or without an argument, one line of JSON back. */
export type AdminCommands = Readonly<Record<string, (argument: string) => Promise<object> | object>>;

export interface AdminSocket {
  close(): Promise<void>;
}

/** Raised when the process that was asked did not answer in time: it may still do what it was asked. */
export class NoAnswer extends Error {
  constructor() {
    super('No answer from the running process.');
    this.name = 'NoAnswer';
  }
}

/**
 * Listens for commands on a socket in DATA_DIR. Only for whoever holds the folder: what a process that has died left
 * behind is removed.
 * @returns undefined when a process listens there.
 * @throws {UnusableDataDir} when the path is too long for a socket.
 */
export async function openAdminSocket(dataDir: string, name: string, commands: AdminCommands): Promise<AdminSocket | undefined> {
  const path = socketPath(dataDir, name);
  if (await isListening(path)) return undefined;
  await rm(path, { force: true });
  const server = createServer((socket) => answer(socket, commands));
  await listen(server, path);
  // A socket's file goes with it.
  return { close: () => new Promise((resolve) => server.close(() => resolve())) };
}

/** A socket takes connections as long as its process lives, even while that is stopped. */
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
 * Asks the process that holds a DATA_DIR.
 * @param command its name, and after a blank its argument.
 * @param limitMs how long the answer may take.
 * @returns its answer to the command.
 * @throws {NoAnswer} when none comes in time, and what the system says when nobody listens.
 */
export function askInstance(dataDir: string, name: string, command: string, limitMs: number): Promise<Record<string, unknown>> {
  return new Promise((resolve, reject) => {
    const socket = createConnection(socketPath(dataDir, name));
    let answerText = '';
    socket.setTimeout(limitMs, () => socket.destroy(new NoAnswer()));
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

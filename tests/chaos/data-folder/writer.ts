import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { createInterface } from 'node:readline';
import { fileURLToPath } from 'node:url';
import type { WriterLine } from './writing-process.ts';

const FILE = fileURLToPath(new URL('./writing-process.ts', import.meta.url));

/** A process that writes into the embedded database of a folder, see writing-process.ts. */
export interface Writer {
  /** Resolves with the first line for which `is` holds. @throws if the process ends before. */
  until<Line extends WriterLine>(is: (line: WriterLine) => line is Line): Promise<Line>;
  /** All that it has said. */
  said(): readonly WriterLine[];
  kill(): Promise<void>;
  /** Resolves once it has ended. @returns its exit status, or the signal that ended it. */
  ended(): Promise<string>;
}

/** Starts a process that writes into a folder. */
export function startWriter(folder: string): Writer {
  const child: ChildProcess = spawn(process.execPath, ['--disable-warning=ExperimentalWarning', FILE, folder], {
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const lines: WriterLine[] = [];
  const listeners = new Set<() => void>();
  const tell = () => {
    for (const listener of [...listeners]) listener();
  };
  const endOnExit = () => child.kill('SIGKILL');
  process.once('exit', endOnExit);
  if (!child.stdout) throw new Error('The writer has no output.');
  const reading = createInterface(child.stdout);
  reading.on('line', (line) => {
    lines.push(JSON.parse(line) as WriterLine);
    tell();
  });
  const ended = Promise.all([once(child, 'exit'), once(reading, 'close')]).then(([[status, signal]]) => {
    process.off('exit', endOnExit);
    return String(signal ?? status);
  });
  let isOver = false;
  void ended.then(() => {
    isOver = true;
    tell();
  });

  return {
    said: () => lines,
    until: <Line extends WriterLine>(is: (line: WriterLine) => line is Line) => {
      let looked = 0;
      return new Promise<Line>((resolve, reject) => {
        const look = () => {
          const found = lines.slice(looked).find(is);
          looked = lines.length;
          if (found) resolve(found);
          else if (isOver) reject(new Error(`The writer ended: ${JSON.stringify(lines.at(-1))}`));
          else return;
          listeners.delete(look);
        };
        listeners.add(look);
        look();
      });
    },
    async kill() {
      child.kill('SIGKILL');
      await ended;
    },
    ended: () => ended,
  };
}

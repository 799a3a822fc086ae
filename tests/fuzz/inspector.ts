import { readdir, readFile, readlink } from 'node:fs/promises';

/** Resources that a process holds. */
export interface Held {
  /** Open descriptors except files: the embedded database opens more files the more tables it has touched. */
  descriptors: number;
  /** JavaScript objects still in use, in bytes. */
  heapBytes: number;
  /** All memory, including that of the embedded database, in bytes. */
  residentBytes: number;
}

/** Settings that make a process inspectable. */
export const INSPECTABLE = { NODE_OPTIONS: '--inspect=127.0.0.1:0' };

/**
 * Measures a process after a garbage collection.
 * @param output what the process printed, which includes the address of its inspector.
 */
export async function measure(pid: number, output: string): Promise<Held> {
  const address = /Debugger listening on (ws:\S+)/.exec(output)?.[1];
  if (!address) throw new Error('The process has no inspector.');
  const heapBytes = await heapInUse(address);
  const status = await readFile(`/proc/${pid}/status`, 'utf8');
  return {
    descriptors: await openDescriptors(pid),
    heapBytes,
    residentBytes: Number(/^VmRSS:\s+(\d+)/m.exec(status)?.[1] ?? 0) * 1024,
  };
}

async function openDescriptors(pid: number): Promise<number> {
  const folder = `/proc/${pid}/fd`;
  const targets = await Promise.all((await readdir(folder)).map((name) => readlink(`${folder}/${name}`).catch(() => '/')));
  return targets.filter((target) => !target.startsWith('/')).length;
}

async function heapInUse(address: string): Promise<number> {
  const socket = new WebSocket(address);
  await new Promise((resolve, reject) => {
    socket.addEventListener('open', resolve, { once: true });
    socket.addEventListener('error', reject, { once: true });
  });
  const call = (id: number, method: string) =>
    new Promise<{ usedSize?: number }>((resolve) => {
      const listen = ({ data }: MessageEvent<string>) => {
        const reply = JSON.parse(data) as { id: number; result: { usedSize?: number } };
        if (reply.id !== id) return;
        socket.removeEventListener('message', listen);
        resolve(reply.result);
      };
      socket.addEventListener('message', listen);
      socket.send(JSON.stringify({ id, method }));
    });
  try {
    await call(1, 'HeapProfiler.collectGarbage');
    return (await call(2, 'Runtime.getHeapUsage')).usedSize ?? 0;
  } finally {
    socket.close();
  }
}

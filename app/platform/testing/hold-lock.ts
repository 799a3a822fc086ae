/** A process that asks for a lock on the file it is given, says 'held' or 'refused', and keeps what it got. */
import { lockFile } from '../instance/file-lock.server.ts';

const lock = lockFile(process.argv[2] ?? '');
// A lock that nobody refers to must not be collected: the test starts this with --expose-gc.
(globalThis as { gc?: () => void }).gc?.();
process.stdout.write(lock ? 'held' : 'refused');
if (lock) setInterval(() => {}, 60_000);

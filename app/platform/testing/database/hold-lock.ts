/** A process that tries to lock the given file, prints 'held' or 'refused', and keeps the lock. */
import { lockFile } from '../../instance/file-lock.server.ts';

const lock = lockFile(process.argv[2] ?? '');
// An unreferenced lock must not be garbage-collected; the test starts this with --expose-gc.
(globalThis as { gc?: () => void }).gc?.();
process.stdout.write(lock ? 'held' : 'refused');
if (lock) setInterval(() => {}, 60_000);

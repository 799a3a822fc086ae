/** Advice for a folder that the system refuses, by error code. */
const advice: Readonly<Record<string, string>> = {
  ENOTDIR: 'is not a folder, or something on the way to it is none. Give another DATA_DIR.',
  EEXIST: 'is not a folder. Give another DATA_DIR, or move away what is there.',
  ENOENT: 'cannot be made there. Give a DATA_DIR on a disk.',
  ENAMETOOLONG: 'is too long for a path. Give a shorter DATA_DIR.',
  ELOOP: 'is a link that leads to itself. Give another DATA_DIR.',
  EACCES: 'may not be written to by the user that runs Quillarena. Give it to that user, or give another DATA_DIR.',
  EPERM: 'may not be written to by the user that runs Quillarena. Give it to that user, or give another DATA_DIR.',
  EROFS: 'is on a disk that can only be read. Give another DATA_DIR.',
};

/** Thrown if DATA_DIR cannot be used; its message says why and what to do. */
export class UnusableDataDir extends Error {
  constructor(dataDir: string, why: string) {
    super(`The folder ${dataDir} ${why}`);
    this.name = 'UnusableDataDir';
  }
}

/** Turns a system error about a folder or file in DATA_DIR into a sentence about it; returns other errors unchanged. */
export function asUnusable(dataDir: string, error: unknown): unknown {
  const code = error instanceof Error && 'code' in error ? String(error.code) : '';
  const why = advice[code];
  return why === undefined ? error : new UnusableDataDir(dataDir, why);
}

import { randomBytes } from 'node:crypto';
import { readFile, rename, writeFile } from 'node:fs/promises';
import { join } from 'node:path';

/** At least as long as SECRET must be, and nothing but visible characters. */
const SECRET = /^[\x21-\x7e]{32,}$/;

/** Raised when the file of the secret holds something else; its message says what to do. */
export class UnusableSecret extends Error {
  constructor(path: string, why: string) {
    super(
      `The secret in ${path} ${why}. Put the right one back, from a backup; or remove the file: a new one is then made, everybody has to sign in once more, and mails that wait are lost.`,
    );
    this.name = 'UnusableSecret';
  }
}

/**
 * The secret kept in DATA_DIR, made at the first call; readable by its owner alone. For whoever holds the folder.
 * @throws {UnusableSecret} when something else is in its place: a new one would sign everybody out unasked.
 */
export async function keptSecret(dataDir: string): Promise<string> {
  const path = join(dataDir, 'secret');
  const kept = await read(path);
  if (kept !== undefined) {
    if (!SECRET.test(kept)) throw new UnusableSecret(path, 'is damaged');
    return kept;
  }
  const made = randomBytes(32).toString('hex');
  // Whole or not at all, should the process end meanwhile.
  await writeFile(`${path}.new`, `${made}\n`, { mode: 0o600 });
  await rename(`${path}.new`, path);
  return made;
}

async function read(path: string): Promise<string | undefined> {
  try {
    return (await readFile(path, 'utf8')).trim();
  } catch (error) {
    const code = error instanceof Error && 'code' in error ? String(error.code) : 'unknown';
    if (code === 'ENOENT') return undefined;
    throw new UnusableSecret(path, `cannot be read (${code})`);
  }
}

import { randomBytes } from 'node:crypto';
import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';

/** The secret kept in DATA_DIR, made at the first call; readable by its owner alone. */
export async function keptSecret(dataDir: string): Promise<string> {
  const path = join(dataDir, 'secret');
  const kept = await readFile(path, 'utf8').catch(() => '');
  if (kept.trim().length >= 32) return kept.trim();
  const made = randomBytes(32).toString('hex');
  await writeFile(path, `${made}\n`, { mode: 0o600 });
  return made;
}

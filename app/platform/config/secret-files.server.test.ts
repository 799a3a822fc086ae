import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { ConfigError, readConfig } from './config.server';

const SECRET = 'a secret of at least thirty-two characters';

let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'quillarena-secrets-'));
  await writeFile(join(folder, 'secret'), `${SECRET}\n`);
  await writeFile(join(folder, 'short'), 'short\n');
  await writeFile(join(folder, 'empty'), '\n');
});
afterAll(() => rm(folder, { recursive: true }));

function faultsOf(env: Record<string, string>): readonly string[] {
  try {
    readConfig(env);
  } catch (error) {
    if (error instanceof ConfigError) return error.faults;
  }
  return [];
}

describe('a secret in a file', () => {
  it('may be the keys for a receiver of traces', async () => {
    const file = join(folder, 'trace-headers');
    await writeFile(file, 'authorization=Bearer%20KEY,x-tenant=one\n');
    const endpoint = 'http://127.0.0.1:4318';
    expect(readConfig({ OTEL_EXPORTER_OTLP_ENDPOINT: endpoint, OTEL_EXPORTER_OTLP_HEADERS_FILE: file }).traces).toEqual({
      endpoint,
      headers: { authorization: 'Bearer KEY', 'x-tenant': 'one' },
    });
  });

  it('is read without the line break at its end, and checked like any other', () => {
    expect(readConfig({ SECRET_FILE: join(folder, 'secret') }).secret).toBe(SECRET);
    expect(faultsOf({ SECRET_FILE: join(folder, 'short') })).toEqual(faultsOf({ SECRET: 'short' }));
  });

  it('that is missing, empty or given twice is a fault beside all others', () => {
    const missing = join(folder, 'missing');
    const empty = join(folder, 'empty');
    expect(faultsOf({ PORT: 'many', SECRET, SECRET_FILE: join(folder, 'secret'), SMTP_URL_FILE: missing, AI_API_KEY_FILE: empty })).toEqual(
      [
        'SECRET and SECRET_FILE are both set; please unset one of them.',
        `SMTP_URL_FILE names ${missing}, which cannot be read (ENOENT: no such file or directory).`,
        `AI_API_KEY_FILE names ${empty}, which is empty.`,
        'PORT must be a whole number from 1 to 65535.',
      ],
    );
  });
});

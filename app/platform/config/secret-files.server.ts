import { readFileSync } from 'node:fs';

/** Settings that are secrets, or addresses that hold one: each may be read from the file that NAME_FILE names. */
const SECRETS = [
  'SECRET',
  'DATABASE_URL',
  'DATABASE_DIRECT_URL',
  'DATABASE_READ_URL',
  'REDIS_URL',
  'SMTP_URL',
  'STRIPE_SECRET_KEY',
  'STRIPE_WEBHOOK_SECRET',
  'AI_API_KEY',
  'OTEL_EXPORTER_OTLP_HEADERS',
  'VAPID_PRIVATE_KEY',
] as const;

type Environment = Readonly<Record<string, string | undefined>>;

/**
 * The settings that are given, with what stands in the files of secrets, as containers and systemd hand them in. An empty
 * setting counts as unset; line breaks at the end of a file do not count.
 * @returns the settings, and a sentence for each file that cannot be used.
 * @see docs/operating.md
 */
export function withSecretFiles(env: Environment): { given: Record<string, string>; faults: string[] } {
  const given = Object.fromEntries(Object.entries(env).filter((entry): entry is [string, string] => Boolean(entry[1])));
  const faults: string[] = [];
  for (const name of SECRETS) {
    const file = given[`${name}_FILE`];
    if (file === undefined) continue;
    if (given[name] !== undefined) {
      faults.push(`${name} and ${name}_FILE are both set; please unset one of them.`);
      continue;
    }
    try {
      const text = readFileSync(file, 'utf8').trimEnd();
      if (text === '') faults.push(`${name}_FILE names ${file}, which is empty.`);
      else given[name] = text;
    } catch (error) {
      faults.push(`${name}_FILE names ${file}, which cannot be read (${error instanceof Error ? error.message.split(',')[0] : error}).`);
    }
  }
  return { given, faults };
}

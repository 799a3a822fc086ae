import { parseArgs } from 'node:util';
import type { Plan } from './plan.ts';
import { CannotSeed, seed } from './seed.ts';

/** Reads the request from the command line and the environment, seeds, and prints the resulting counts. */
export async function seedFromCommandLine({ rows, planOf }: { rows: number; planOf: (rows: number) => Plan }): Promise<void> {
  const { values } = parseArgs({
    options: {
      rows: { type: 'string', default: String(rows) },
      tenth: { type: 'boolean', default: false },
      add: { type: 'boolean', default: false },
    },
  });
  const wanted = values.tenth ? rows / 10 : Number(values.rows);
  const databaseUrl = process.env.DATABASE_URL || process.env.TEST_DATABASE_URL;
  if (!databaseUrl) return refuse('Please say where: DATABASE_URL=postgres://user:password@host:5432/quillarena');
  if (!Number.isSafeInteger(wanted)) return refuse('Please give --rows as a whole number.');
  try {
    await seed(databaseUrl, planOf(wanted), { add: values.add });
  } catch (error) {
    if (error instanceof CannotSeed) return refuse(error.message);
    throw error;
  }
}

function refuse(text: string): void {
  console.error(text);
  process.exitCode = 1;
}

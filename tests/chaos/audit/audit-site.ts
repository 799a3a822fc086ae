import type { Journal, Violation } from '../journal.ts';
import type { Crowd } from '../people/crowd.ts';
import type { ChaosSite } from '../sites/chaos-site.ts';
import { auditInvariants } from './invariants.ts';
import { auditOperations } from './operations.ts';
import { readBack } from './read-back.ts';
import { readDatabase } from './read-database.ts';

/** Starts the site once more without faults, reads everything as people do, and then checks its database. */
export async function auditSite(
  site: Pick<ChaosSite, 'start' | 'stop' | 'withDatabase'>,
  { people, world }: Crowd,
  { operations }: Journal,
): Promise<Violation[]> {
  await site.start();
  const shown = await readBack(people, world.stories, operations);
  await site.stop();
  const stored = await site.withDatabase(async (query) => [
    ...auditOperations(operations, await readDatabase(query)),
    ...(await auditInvariants(query)),
  ]);
  return [...shown, ...stored];
}

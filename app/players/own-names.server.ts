import type { Meeting } from '~/accounts/pen-names/meetings';
import { allPenNames, type OwnPenName } from '~/accounts/pen-names/pen-names-of.server';
import type { Executor } from '~/platform/database/database.server';
import { isUuid } from '~/platform/ids/uuid';

/** A person's names, their own first, and the one by which another person met them, as far as is known. Nobody else may be told of them. */
export interface OwnNames {
  names: readonly OwnPenName[];
  met: string;
}

/**
 * A person's names, as they look at a player; undefined for people who have one alone.
 * @param meetings of all arenas. @see docs/product/pen-names.md
 */
export async function ownNames(
  executor: Executor,
  meetings: readonly Meeting[],
  { person, otherId }: { person: OwnPenName; otherId: string },
): Promise<OwnNames | undefined> {
  const pens = isUuid(otherId) ? await allPenNames(executor, person.id) : [];
  if (pens.length === 0) return undefined;
  const names = [{ id: person.id, name: person.name }, ...pens];
  const met = await Promise.all(meetings.map((meeting) => meeting(executor, person.id, otherId)));
  return { names, met: met.find((id) => id !== undefined) ?? person.id };
}

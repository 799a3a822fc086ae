import type { ChaosPerson } from './person.ts';
import type { World } from './world.ts';

const STARS = ['1', '2', '3', '4', '5'];

/** Rates another's story, or changes an earlier rating. */
export async function rate(person: ChaosPerson, { journal, stories }: World): Promise<void> {
  const others = stories.filter(({ authorId }) => authorId !== person.id);
  if (others.length === 0) return;
  const { id } = person.random.pick(others);
  const value = person.random.pick(STARS);
  const operation = journal.begin({ kind: 'rating', personId: person.id, target: id, value });
  const { status } = await person.ask(`/story/${id}/rating`, { form: { value }, accept: 'application/json' }, operation);
  if (status === 200) journal.acknowledge(operation);
  else journal.refuse(operation);
}

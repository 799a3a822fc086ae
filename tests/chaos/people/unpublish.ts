import type { ChaosPerson } from './person.ts';
import type { World } from './world.ts';

/** Unpublishes an own story, and publishes it again; meanwhile it is no story that others are expected to find. */
export async function unpublish(person: ChaosPerson, { journal, stories }: World): Promise<void> {
  const own = stories.filter(({ authorId, arena }) => authorId === person.id && arena === 'fan_fic');
  if (own.length === 0) return;
  const story = person.random.pick(own);
  stories.splice(stories.indexOf(story), 1);
  for (const reach of ['taken-back', 'library']) {
    const operation = journal.begin({ kind: 'reach', personId: person.id, target: story.id, value: reach });
    const { status } = await person.ask(`/story/${story.id}/readers`, { form: { intent: 'reach', reach } }, operation);
    if (status >= 400) return journal.refuse(operation);
    journal.acknowledge(operation);
  }
  stories.push(story);
}

import type { ChaosPerson } from './person.ts';
import { sentenceWith } from './words.ts';
import type { World } from './world.ts';

const PAGE = '/days-line';

/** Adds a sentence to the Day's Line, or picks one of two. */
export async function takePartInLine(person: ChaosPerson, { journal }: World): Promise<void> {
  const { text: page } = await person.ask(PAGE);
  const pair = /name="pair" value="([\da-f-]{36})"/.exec(page)?.[1];
  const [sentence] = person.random.shuffle([...page.matchAll(/value="([\da-f-]{36})"[^>]*name="sentence"/g)].map(([, id = '']) => id));
  if (pair && sentence) {
    const operation = journal.begin({ kind: 'pick', personId: person.id, target: pair, value: sentence });
    const { status } = await person.ask(PAGE, { form: { intent: 'pick', pair, sentence } }, operation);
    return status < 400 ? journal.acknowledge(operation) : journal.refuse(operation);
  }
  const day = /name="day" value="([\d-]{10})"/.exec(page)?.[1];
  if (!day) return;
  if (page.includes('value="deal"')) return void (await person.ask(PAGE, { form: { intent: 'deal', day } }));
  const key = journal.newKey();
  const operation = journal.begin({ kind: 'line', key, personId: person.id, target: day, value: day });
  const { status } = await person.ask(PAGE, { form: { intent: 'add', day, text: sentenceWith(key, person.random) } }, operation);
  if (status < 400) journal.acknowledge(operation);
  else journal.refuse(operation);
}

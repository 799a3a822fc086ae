import { randomUUID } from 'node:crypto';
import type { ChaosPerson } from './person.ts';
import { sentenceWith } from './words.ts';
import type { World } from './world.ts';

const CHAPTERS = 3;
const IMPORTS_PAGE = '/fan-fiction/story/new/import';

/** Imports a work chapter by chapter, as the page does that reads files, and publishes every other one. */
export async function bringWork(person: ChaosPerson, { journal, stories }: World): Promise<void> {
  const id = randomUUID();
  const send = async (json: object) => {
    const { status, text } = await person.ask(`/fan-fiction/imports/${id}`, {
      json: { writerId: person.id, ...json },
      accept: 'application/json',
    });
    return status === 200 ? (JSON.parse(text) as { status: string }).status : undefined;
  };
  const origin = { byline: '', firstPublished: '2019-05-05', series: [] };
  const work = { kind: 'work', batchId: id, title: `Brought ${journal.newKey()}`, fandom: 'Naruto', chapters: CHAPTERS, origin };
  if ((await send(work)) !== 'kept') return;
  const written = Array.from({ length: CHAPTERS }, (_, index) => {
    const key = journal.newKey();
    const body = sentenceWith(key, person.random);
    return { from: index + 1, body, operation: journal.begin({ kind: 'import', key, personId: person.id, target: id, value: body }) };
  });
  let answer: string | undefined;
  for (const { from, body, operation } of written) {
    operation.indeterminate = true;
    answer = await send({ kind: 'chapters', from, chapters: [{ title: `Part ${from}`, body }] });
  }
  if (answer !== 'story') return journal.violate('lost', `the work ${id}, sent whole, is ${answer ?? 'refused'}`);
  for (const { operation } of written) journal.acknowledge(operation);
  if (person.random.integer(2) === 0) return;
  const { status } = await person.ask(IMPORTS_PAGE, { form: { intent: 'publish', id } });
  if (status < 400) stories.push({ id, authorId: person.id, arena: 'fan_fic' });
}

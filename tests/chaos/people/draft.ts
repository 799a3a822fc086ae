import { randomUUID } from 'node:crypto';
import type { ChaosPerson } from './person.ts';
import { sentenceWith } from './words.ts';
import type { World } from './world.ts';

const SAVES = 3;

/** Writes a chapter of an own story, saves it as a draft after each sentence, and publishes every other one. */
export async function draftChapter(person: ChaosPerson, { journal, stories }: World): Promise<void> {
  const own = stories.filter(({ authorId, arena }) => authorId === person.id && arena === 'fan_fic');
  if (own.length === 0) return;
  const { id: storyId } = person.random.pick(own);
  const id = randomUUID();
  let version = 0;
  let body = '';
  for (let save = 1; save <= SAVES; save += 1) {
    const key = journal.newKey();
    body = `${body} ${sentenceWith(key, person.random)}`.trim();
    const operation = journal.begin({ kind: 'save', key, personId: person.id, target: id, value: body });
    const place = { kind: 'chapter', storyId };
    const json = { writerId: person.id, saveId: randomUUID(), title: `Draft ${key}`, body, baseVersion: version, place };
    const { status, text } = await person.ask(`/fan-fiction/drafts/${id}`, { json, accept: 'application/json' }, operation);
    if (status !== 200) {
      journal.refuse(operation);
      if (status === 409) journal.violate('lost', `draft ${id}, open in one tab only, has a conflict at ${key}`);
      return;
    }
    journal.acknowledge(operation);
    ({ version } = JSON.parse(text) as { version: number });
  }
  if (person.random.integer(2) === 0) return;
  const key = journal.newKey();
  const content = `${body} ${sentenceWith(key, person.random)}`;
  const operation = journal.begin({ kind: 'chapter', key, personId: person.id, target: id, value: content });
  const form = { intent: 'add-chapter', id, title: `Chapter ${key}`, content, version: String(version) };
  const { status } = await person.ask(`/fan-fiction/story/${storyId}`, { form }, operation);
  if (status < 400) journal.acknowledge(operation);
  else journal.refuse(operation);
}

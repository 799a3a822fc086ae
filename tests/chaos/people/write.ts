import { randomUUID } from 'node:crypto';
import { hiddenField } from '../../support/http/http-client.ts';
import type { ChaosPerson } from './person.ts';
import { sentenceWith } from './words.ts';
import type { World } from './world.ts';

/** Of at least ten words each: together enough for a story that the end publishes. */
const SAVES = 6;
const PROMPT = 'Write about a gate that nobody closes.';

interface SaveReply {
  status: string;
  version?: number;
  published?: boolean;
}

/** Writes in a Creative Writing session, saves after each sentence, and finishes it. */
export async function write(person: ChaosPerson, world: World): Promise<void> {
  const { journal } = world;
  const start = journal.begin({ kind: 'session', personId: person.id, target: '', value: '' });
  const started = await person.ask('/creative-writing', { form: { intent: 'start', prompt: PROMPT, timeZone: 'UTC', parent: '' } }, start);
  if (started.status >= 400) return journal.refuse(start);
  const room = (await person.ask('/creative-writing')).text;
  const storyId = hiddenField(room, 'storyId');
  // If the session ended while nobody could reach the site, the lobby is shown instead.
  if (storyId === '') return journal.refuse(start);
  start.target = storyId;
  journal.acknowledge(start);

  let version = Number(hiddenField(room, 'baseVersion'));
  let body = /<textarea[^>]*name="body"[^>]*>([^<]*)</.exec(room)?.[1] ?? '';
  for (let save = 1; save <= SAVES; save += 1) {
    const key = journal.newKey();
    body = `${body} ${sentenceWith(key, person.random)}`.trim();
    const purpose = save < SAVES ? 'save' : 'finish';
    const operation = journal.begin({ kind: purpose, key, personId: person.id, target: storyId, value: body });
    const json = { purpose, writerId: person.id, saveId: randomUUID(), baseVersion: version, title: '', body };
    const { status, text } = await person.ask(`/creative-writing/${storyId}/save`, { json, accept: 'application/json' }, operation);
    const reply = JSON.parse(text) as SaveReply;
    if (status !== 200) {
      journal.refuse(operation);
      if (reply.status === 'conflict') journal.violate('lost', `story ${storyId}, open in one tab only, has a conflict at ${key}`);
      return;
    }
    journal.acknowledge(operation);
    version = reply.version ?? version;
    if (reply.status === 'finished' && reply.published) world.stories.push({ id: storyId, authorId: person.id, arena: 'creative_writing' });
  }
}

import { randomUUID } from 'node:crypto';
import { hiddenField } from '../../support/http/http-client.ts';
import type { ChaosPerson } from './person.ts';
import { sentenceWith } from './words.ts';
import type { World } from './world.ts';

const PAGE = '/duels';
const READ = '/duels/read';
/** Sentences of a text besides the first: together they have a fifth of the words of each card. */
const SENTENCES = 9;
/** The version of a text that nobody has saved. */
const UNWRITTEN = 1;
const ID = '([\\da-f-]{36})';

/** Judges the duel that a person holds, or else writes a text for one and hands it in. */
export async function duel(person: ChaosPerson, world: World): Promise<void> {
  const { text: page } = await person.ask(READ);
  if (page.includes('name="pick"')) return judge(person, world, page);
  await writeText(person, world);
  await person.ask(PAGE, { form: { intent: 'deal' } });
}

/** Chooses the first text; a vote that came too soon is refused, and sent again the next time. */
async function judge(person: ChaosPerson, { journal }: World, page: string): Promise<void> {
  const reading = hiddenField(page, 'reading');
  const [first = '', second = ''] = ['first', 'second'].map((name) => hiddenField(page, name));
  const said = () => `What works is ${journal.newKey()}, and a slower ending would make it stronger still.`;
  const operation = journal.begin({ kind: 'vote', personId: person.id, target: reading, value: first });
  const form = {
    intent: 'answer',
    reading,
    pick: first,
    first,
    firstLine: '0',
    firstSaid: said(),
    second,
    secondLine: '0',
    secondSaid: said(),
  };
  const { status } = await person.ask(READ, { form }, operation);
  if (status < 400) journal.acknowledge(operation);
  else journal.refuse(operation);
}

/** Writes a text for a duel and hands it in. One that was saved before is only handed in: other words would replace what was acknowledged. */
async function writeText(person: ChaosPerson, { journal }: World): Promise<void> {
  const { text: page } = await person.ask(PAGE);
  const card = /name="card"[^>]* value="([\w-]+)"|value="([\w-]+)"[^>]* name="card"/.exec(page);
  if (card) await person.ask(PAGE, { form: { intent: 'start', card: card[1] ?? card[2] ?? '', clock: 'day' } });
  const { text: begun } = await person.ask(PAGE);
  const textId = new RegExp(`/duels/write/${ID}`).exec(begun)?.[1];
  if (!textId) return;
  const version = Number(hiddenField((await person.ask(`/duels/write/${textId}`)).text, 'baseVersion'));
  if (version === UNWRITTEN && !(await saveText(person, journal, textId))) return;
  const seal = journal.begin({ kind: 'seal', personId: person.id, target: textId, value: 'sealed' });
  const sealed = await person.ask(`/duels/write/${textId}/seal`, { form: { intent: 'seal', rating: 'general', ai: 'without' } }, seal);
  if (sealed.status < 400) journal.acknowledge(seal);
  else journal.refuse(seal);
}

/** @returns whether the words of a new text are kept. */
async function saveText(person: ChaosPerson, journal: World['journal'], textId: string): Promise<boolean> {
  const key = journal.newKey();
  const body = [sentenceWith(key, person.random), ...Array.from({ length: SENTENCES }, () => sentenceWith(randomUUID(), person.random))];
  const words = { title: `Text ${textId.slice(0, 8)}`, body: body.join(' ') };
  const save = journal.begin({ kind: 'duel', key, personId: person.id, target: textId, value: words.body });
  const json = { purpose: 'save', writerId: person.id, saveId: randomUUID(), baseVersion: UNWRITTEN, ...words };
  const saved = await person.ask(`/duels/write/${textId}/save`, { json, accept: 'application/json' }, save);
  if (saved.status === 200) journal.acknowledge(save);
  else journal.refuse(save);
  return saved.status === 200;
}

import { randomUUID } from 'node:crypto';
import { vi } from 'vitest';
import { sendForm } from '../../publish.ts';
import { database } from '../../site.ts';
import { only, sentinelWord, words } from '../sentinels.ts';
import type { Person, Viewers } from '../viewers.ts';

const IMPORTS = '/fan-fiction/story/new/import';

/** Works that an author brings along: a draft with its notes and tags, and one of another name, which waits for a moderator. */
export async function broughtWords({ author }: Viewers['people']) {
  const draftId = await brought(author, 'brought draft', author.name);
  const heldId = await brought(author, 'brought of another', `Wrote ${sentinelWord('name of another')}`);
  await sendForm(author, IMPORTS, { intent: 'publish', id: heldId });
  await vi.waitFor(async () => {
    const { rows } = await database.use((db) => db.query<{ held: boolean }>('select held from imported_work where id = $1', [heldId]));
    if (!rows[0]?.held) throw new Error('The work of another name is not held.');
  });
  const ofDraft = partsOf('brought draft').map((state) => only(state, ['author']));
  // Moderators are shown what waits for them, with the names.
  const ofHeld = [...partsOf('brought of another'), 'name of another'].map((state) =>
    only(state, ['author'], /^\/moderation/, ['moderator']),
  );
  return { storyIds: [draftId, heldId], asked: [IMPORTS], sentinels: [...ofDraft, ...ofHeld] };
}

/** Has a file made with all works of an author, and the comments on them. */
export async function takeAlong(by: Person): Promise<void> {
  await sendForm(by, '/profile/works', { comments: 'yes' });
  await vi.waitFor(async () => {
    const { status } = await by.fetch('/profile/works.zip');
    if (status !== 200) throw new Error(`The file with all works was answered ${status}.`);
  });
}

/** What there is of a work that is brought along. */
const partsOf = (state: string) => [
  state,
  ...['title', 'summary', 'note', 'end note', 'chapter note', 'tag'].map((part) => `${state} ${part}`),
];

/** Imports a work of one chapter, with words of its own in each part. @returns its id. */
async function brought(by: Person, state: string, byline: string): Promise<string> {
  const id = randomUUID();
  const send = async (json: object) => {
    const { text } = await by.ask(`/fan-fiction/imports/${id}`, { json: { writerId: by.id, ...json }, accept: 'application/json' });
    return text;
  };
  const said = {
    summary: words(`${state} summary`),
    ...{ noteBefore: words(`${state} note`), noteAfter: words(`${state} end note`), freeforms: sentinelWord(`${state} tag`) },
  };
  const origin = { byline, firstPublished: '2019-05-05', series: [] };
  const title = `Brought ${sentinelWord(`${state} title`)}`;
  await send({ kind: 'work', batchId: id, title, fandom: 'naruto', chapters: 1, said, origin });
  const chapter = { title: 'Part 1', body: words(state), noteBefore: words(`${state} chapter note`) };
  const answer = await send({ kind: 'chapters', from: 1, chapters: [chapter] });
  if (!answer.includes('"story"')) throw new Error(`The ${state} was answered ${answer}`);
  return id;
}

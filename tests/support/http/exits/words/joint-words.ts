import { randomUUID } from 'node:crypto';
import { idIn, publishFanFiction, sendForm } from '../../publish.ts';
import { only, words } from '../sentinels.ts';
import type { Viewers } from '../viewers.ts';

/** A story that two people write, with an unpublished chapter; a third one is asked to. */
export async function jointWords({ author, adult, minor }: Viewers['people']) {
  const storyId = idIn(await publishFanFiction(author, 'Two Gates', 'Two people wrote this, and one of them closed the gate.'));
  const page = `/fan-fiction/co-authors/${storyId}`;
  for (const { name } of [adult, minor]) await sendForm(author, page, { intent: 'invite', name });
  await sendForm(adult, page, { intent: 'accept' });
  const chapterId = randomUUID();
  const written = { title: 'Later', body: words('joint chapter'), baseVersion: 0, place: { kind: 'chapter', storyId } };
  const json = { writerId: adult.id, saveId: randomUUID(), ...written };
  const { status, text } = await adult.ask(`/fan-fiction/drafts/${chapterId}`, { json, accept: 'application/json' });
  if (status !== 200) throw new Error(`The joint chapter was answered ${status}: ${text}`);
  return {
    storyIds: [storyId],
    asked: [
      `/fan-fiction/history/${chapterId}`,
      `/fan-fiction/story/${storyId}?do=add&draft=${chapterId}`,
      `/fan-fiction/beta/${storyId}?chapter=${chapterId}`,
    ],
    sentinels: [only('joint chapter', ['author', 'adult'])],
  };
}

import { randomUUID } from 'node:crypto';
import { sendForm } from '../../publish.ts';
import { database } from '../../site.ts';
import { allBut, leadingTo, only, sentinelWord, words } from '../sentinels.ts';
import type { Viewers } from '../viewers.ts';

/** A draft that one person reads along, and others could by its link. */
export async function betaWords({ author, adult }: Viewers['people']) {
  const workId = randomUUID();
  const place = { kind: 'story', fandomId: 'naruto' };
  const written = { title: `Early ${sentinelWord('shared title')}`, body: words('shared draft'), baseVersion: 0, place };
  const json = { writerId: author.id, saveId: randomUUID(), ...written };
  const { status, text } = await author.ask(`/fan-fiction/drafts/${workId}`, { json, accept: 'application/json' });
  if (status !== 200) throw new Error(`The shared draft was answered ${status}: ${text}`);
  const shared = { what: 'work', days: '30' };
  await sendForm(author, `/fan-fiction/beta/${workId}`, { intent: 'share', id: randomUUID(), name: adult.name, ...shared });
  await sendForm(author, `/fan-fiction/beta/${workId}`, { intent: 'link', id: randomUUID(), ...shared });
  const note = { intent: 'note', id: randomUUID(), chapter: workId, at: '0', quote: words('shared draft'), text: words('beta note') };
  await sendForm(adult, `/fan-fiction/beta/${workId}`, note);
  const { rows } = await database.use((db) =>
    db.query<{ link: string }>('select link from beta_share where work_id = $1 and link is not null', [workId]),
  );
  const link = rows[0]?.link ?? '';
  return {
    values: { workId: ['', workId] },
    asked: [
      `/fan-fiction/beta/${workId}?link=${link}`,
      `/fan-fiction/beta/${workId}?chapter=${workId}`,
      `/report/beta-text/${workId}`,
      `/report/beta-note/${note.id}`,
    ],
    sentinels: [
      only('shared draft', ['author'], /^\/fan-fiction\/beta/, ['adult']),
      only('beta note', ['author', 'adult'], /^\/fan-fiction\/beta|^\/profile\/data/),
      // Who has the link is told what it leads to; a block leads nowhere.
      only(
        'shared title',
        ['author'],
        leadingTo(link, '^/fan-fiction/beta(?:\\.data)?$', `^/fan-fiction/beta/${workId}`),
        allBut('visitor', 'blocked'),
      ),
    ],
  };
}

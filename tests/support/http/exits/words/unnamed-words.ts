import { randomUUID } from 'node:crypto';
import { idIn, publishFanFiction, sendForm } from '../../publish.ts';
import { database, visitor } from '../../site.ts';
import { allBut, only, type Sentinel, sentinelWord, words } from '../sentinels.ts';
import { person, type Viewers } from '../viewers.ts';

const LEAVER = 'who left a story';

/** What a visitor wrote and nobody has approved, and a story whose author has left it. */
export async function unnamedWords({ author }: Viewers['people']) {
  const storyId = idIn(await publishFanFiction(author, 'A Gate for Visitors', 'Words that everybody reads.'));
  await sendForm(author, `/fan-fiction/story/${storyId}`, { intent: 'comment-rule', rule: 'open', visitors: 'on' });
  const commentId = randomUUID();
  const said = { name: `By ${sentinelWord('name of a visitor')}`, text: words('comment of a visitor') };
  const comment = { intent: 'post', id: commentId, chapter: await chapterOf(storyId), ...said };
  await sendForm(visitor(), `/fan-fiction/story/${storyId}/comments`, comment);
  const left = await leftStory();
  return {
    storyIds: [storyId, left.id],
    commentIds: [commentId, left.commentId],
    sentinels: [only('comment of a visitor', ['author']), only('name of a visitor', ['author']), ...left.sentinels],
  };
}

/** A story with a comment of its author's, who leaves it for good. Their own page and their XP stay. */
async function leftStory() {
  const leaver = await person(sentinelWord(LEAVER));
  const id = idIn(await publishFanFiction(leaver, 'A Gate That Was Left', 'Words that everybody reads.'));
  const commentId = randomUUID();
  const comment = { intent: 'post', id: commentId, chapter: await chapterOf(id), text: 'Thank you for reading.' };
  await sendForm(leaver, `/fan-fiction/story/${id}/comments`, comment);
  await sendForm(leaver, `/story/${id}/readers`, { intent: 'orphan', sure: 'yes' });
  // Nothing that leads to the story or the comment names them, and no list of stories.
  const elsewhere = new RegExp(`^(?!.*(?:${id}|${commentId}))(?!/(?:stories|fan-fiction|feeds|tags|series|lists|collections|oembed)\\b)`);
  const sentinel = (state: string, word: string): Sentinel => ({ state, word, readers: [], at: { readers: allBut(), address: elsewhere } });
  return { id, commentId, sentinels: [sentinel(LEAVER, sentinelWord(LEAVER)), sentinel('id of who left a story', leaver.id)] };
}

async function chapterOf(storyId: string): Promise<string> {
  const { rows } = await database.use((db) => db.query<{ id: string }>('select id from fanfic_chapter where story_id = $1', [storyId]));
  return rows[0]?.id ?? '';
}

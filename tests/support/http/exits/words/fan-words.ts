import { randomUUID } from 'node:crypto';
import { DAY_MS } from '../../../../../app/platform/clock/durations.ts';
import { adminCommand } from '../../../sites/admin.ts';
import { idIn, publishFanFiction, sendForm } from '../../publish.ts';
import { database, site } from '../../site.ts';
import { allBut, leadingTo, only, sentinelWord, words } from '../sentinels.ts';
import type { Person, Viewers } from '../viewers.ts';
import { reach } from './author-choices.ts';

/** Stories with chapters that are to come, a Mature one, and comments in all states. */
export async function fanWords({ author, adult, blocked }: Viewers['people'], gone: Person) {
  const story = idIn(await publishFanFiction(author, 'Lanterns of the Gate', 'Words that everybody reads.'));
  const mature = idIn(await publishFanFiction(author, `Night ${sentinelWord('mature title')}`, words('mature')));
  await sendForm(author, `/story/${mature}/content`, { intent: 'rate', rating: 'mature' });
  const members = idIn(await publishFanFiction(author, `Inside ${sentinelWord('fan title for members')}`, words('fan words for members')));
  await reach(author, members, 'members');
  const unlisted = idIn(await publishFanFiction(author, `Quiet ${sentinelWord('unlisted fan title')}`, words('unlisted fan words')));
  await reach(author, unlisted, 'unlisted');
  const taken = idIn(await publishFanFiction(author, `Back ${sentinelWord('fan title taken back')}`, words('fan words taken back')));
  const others = idIn(await publishFanFiction(adult, 'A Story of Somebody Else', 'Words that everybody reads.'));
  await sendForm(gone, `/players/${author.id}`, { intent: 'follow' });
  const given = async (storyId: string, { name }: Person) =>
    void (await sendForm(author, `/fan-fiction/acknowledgements/${storyId}`, { intent: 'give', name }));
  for (const storyId of [story, mature, members, taken]) await given(storyId, adult);
  await given(story, gone);
  const chapters = await database.use((db) =>
    db.query<{ id: string; storyId: string; base: string }>(
      `select id, story_id as "storyId", (extract(epoch from updated_at) * 1000)::bigint as base from fanfic_chapter where story_id = any($1)`,
      [[story, mature, others, members, unlisted, taken]],
    ),
  );
  const chapter = chapters.rows.find(({ storyId }) => storyId === story);
  const draft = async (state: string, id: string, place: object) => {
    const json = { writerId: author.id, saveId: randomUUID(), title: `Later ${state}`, body: words(state), baseVersion: 0, place };
    const { status, text } = await author.ask(`/fan-fiction/drafts/${id}`, { json, accept: 'application/json' });
    if (status !== 200) throw new Error(`The ${state} was answered ${status}: ${text}`);
    return id;
  };
  const draftIds = [
    await draft('fan draft', randomUUID(), { kind: 'story', fandomId: 'naruto' }),
    await draft('unpublished chapter', randomUUID(), { kind: 'chapter', storyId: story }),
    await draft('changed chapter', chapter?.id ?? '', { kind: 'edit', storyId: story, base: Number(chapter?.base) }),
  ];
  const scheduled = await draft('scheduled', randomUUID(), { kind: 'chapter', storyId: story });
  const later = { at: new Date(Date.now() + 30 * DAY_MS).toISOString().slice(0, 16), timeZone: 'UTC' };
  await sendForm(author, `/fan-fiction/story/${story}/chapters`, { intent: 'schedule', id: scheduled, ...later });

  const comment = async (by: Person, storyId: string, state: string) => {
    const id = randomUUID();
    const of = chapters.rows.find((row) => row.storyId === storyId)?.id ?? '';
    await sendForm(by, `/fan-fiction/story/${storyId}/comments`, { intent: 'post', id, chapter: of, text: words(state) });
    return id;
  };
  const held = async (id: string) => {
    await database.use((db) => db.query('update fanfic_comment set held = true where id = $1', [id]));
    return id;
  };
  const theirs = await comment(adult, taken, 'comment on what was taken back');
  await reach(author, taken, 'taken-back');
  const hiddenComment = await comment(adult, story, 'hidden comment');
  await adminCommand(['hide', 'comment', hiddenComment], site.settings);
  const removed = await comment(adult, story, 'removed comment');
  await sendForm(author, `/fan-fiction/story/${story}/comments`, { intent: 'remove', id: removed, chapter: chapter?.id ?? '' });
  await sendForm(author, `/fan-fiction/story/${story}`, { intent: 'comment-rule', rule: 'approved' });
  const matureComment = await comment(adult, mature, 'mature comment');
  const commentIds = [
    hiddenComment,
    removed,
    matureComment,
    await comment(adult, story, 'waiting comment'),
    await held(await comment(adult, story, 'held comment')),
    theirs,
    await comment(author, others, 'comment by who blocks'),
    await comment(blocked, others, 'comment by who is blocked'),
  ];
  return {
    storyIds: [story, mature, others, members, unlisted, taken],
    chapterIds: chapters.rows.map(({ id }) => id),
    draftIds: [...draftIds, scheduled],
    commentIds,
    sentinels: [
      ...['fan draft', 'unpublished chapter', 'changed chapter', 'scheduled'].map((state) => only(state, ['author'])),
      ...['fan words for members', 'fan title for members'].map((state) =>
        only(state, allBut('visitor', 'blocked'), leadingTo(members, author.id), allBut('visitor')),
      ),
      ...['unlisted fan words', 'unlisted fan title'].map((state) => only(state, ['author'], leadingTo(unlisted))),
      ...['fan words taken back', 'fan title taken back'].map((state) => only(state, ['author'])),
      // Its writer finds it in their data.
      only('comment on what was taken back', ['author', 'adult']),
      only('mature', ['author', 'adult']),
      only('mature title', ['author', 'adult'], leadingTo(mature, matureComment)),
      only('mature comment', ['author', 'adult']),
      only('waiting comment', ['author', 'adult']),
      // It waits for moderators, who read it in a case.
      only('held comment', ['adult']),
      only('removed comment', []),
      // Its writer finds it in their data alone.
      only('hidden comment', [], /^\/profile\/data/, ['adult']),
      only('comment by who blocks', allBut('blocked')),
      only('comment by who is blocked', allBut('author')),
    ],
  };
}

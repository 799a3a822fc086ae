import type { Executor } from '~/platform/database/database.server';
import { type PersonalData, type PersonalText, personalTable } from '~/platform/feature/personal-data';
import { isAuthoredBy } from '~/stories/co-authors/authors-of.server';
import { storyFile } from '~/stories/story-file';
import { passOnUnpublished, shareAllUnpublished } from './co-authors/leave.server';

/** Chapters read at a time. */
const CHAPTERS = 10;

/** The personal data of fan fiction. Comments stay without a name, and what is not published of a story by several stays with its other authors; the rest is deleted with the player. */
export const fanFictionPersonalData: PersonalData = {
  tables: [
    personalTable('fanfic_comment', {
      person: 'author_id',
      file: 'comments',
      columns: ['id', 'story_id', 'chapter_id', 'answers_id', 'state', 'passage', 'body', 'created_at', 'updated_at', 'hidden_at'],
      key: 'id',
    }),
    personalTable('beta_share', {
      person: 'owner_id',
      file: 'shared-with-beta-readers',
      columns: ['id', 'work_id', 'chapter_id', 'created_at', 'ends_at'],
      key: 'id',
    }),
    personalTable('beta_reader', { person: 'player_id', file: 'read-along', columns: ['share_id', 'since'], key: 'share_id' }),
    personalTable('beta_note', {
      person: 'author_id',
      file: 'notes-as-a-beta-reader',
      columns: ['id', 'work_id', 'chapter_id', 'answers_id', 'body', 'wording', 'created_at', 'resolved_at'],
      key: 'id',
      only: 'removed_at is null',
    }),
    personalTable('beta_note', {
      person: 'owner_id',
      file: 'notes-of-beta-readers',
      columns: ['id', 'work_id', 'chapter_id', 'answers_id', 'body', 'wording', 'created_at', 'resolved_at', 'taken_at'],
      key: 'id',
      only: 'removed_at is null and hidden_at is null',
    }),
    personalTable('comment_hold', { person: 'player_id', file: 'held-comments', columns: ['comments', 'released_at'], key: 'player_id' }),
    personalTable('comment_setting', {
      person: 'player_id',
      file: 'comment-settings',
      columns: ['rule', 'shield_until', 'held_words', 'visitors'],
      key: 'player_id',
    }),
    personalTable('blocked_visitor', { person: 'player_id', file: 'blocked-visitors', columns: ['id', 'name', 'blocked_at'], key: 'id' }),
    personalTable('chapter_sticker', {
      person: 'player_id',
      file: 'stickers',
      columns: ['story_id', 'chapter_id', 'sticker', 'given_at'],
      key: 'chapter_id',
    }),
    personalTable('chapter_draft', {
      person: 'player_id',
      file: 'unpublished-chapters',
      columns: [
        'id',
        'story_id',
        'fandom_id',
        'title',
        'body',
        'created_at',
        'updated_at',
        'publish_at',
        'begins_with',
        'chapter_title',
        'said',
      ],
      key: 'id',
    }),
    personalTable('imported_work', {
      person: 'player_id',
      file: 'imported-works',
      columns: [
        'id',
        'story_id',
        'title',
        'fandom',
        'chapters',
        'said',
        'address',
        'byline',
        'first_published',
        'last_updated',
        'series',
        'imported_at',
        'publish_asked_at',
        'failure',
        'released_at',
        'in_latest',
        'held',
      ],
      key: 'id',
    }),
    personalTable('imported_chapter', {
      person: 'player_id',
      file: 'chapters-of-imports',
      columns: ['work_id', 'number', 'title', 'body', 'note_before', 'note_after'],
      key: 'work_id',
    }),
    personalTable('chapter_hold', {
      person: 'player_id',
      file: 'chapters-you-are-writing',
      columns: ['chapter_id', 'story_id', 'until'],
      key: 'chapter_id',
    }),
    personalTable('fandom_follow', {
      person: 'player_id',
      file: 'followed-fandoms',
      columns: ['fandom_id', 'followed_at', 'seen_at'],
      key: 'fandom_id',
    }),
    personalTable('story_seen', { person: 'player_id', file: 'stories-seen', columns: ['story_id', 'seen_at'], key: 'story_id' }),
  ],
  texts: chapterTexts,
  settle: (trx, { playerId }) => shareAllUnpublished(trx, playerId),
  forget: (trx, { playerId }) => passOnUnpublished(trx, playerId),
};

/** Each chapter of a person's fan fiction. */
async function* chapterTexts(executor: Executor, playerId: string): AsyncGenerator<PersonalText> {
  let last: string | undefined;
  for (;;) {
    const all = executor.selectFrom('fanfic_chapter').innerJoin('story', 'story.id', 'fanfic_chapter.story_id');
    const own = all.where(isAuthoredBy(playerId));
    const rows = await (last === undefined ? own : own.where('fanfic_chapter.id', '>', last))
      .select(['fanfic_chapter.id', 'fanfic_chapter.number', 'fanfic_chapter.title', 'fanfic_chapter.body'])
      .select(['fanfic_chapter.note_before', 'fanfic_chapter.note_after'])
      .select(['story.id as story_id', 'story.title as story_title'])
      .orderBy('fanfic_chapter.id')
      .limit(CHAPTERS)
      .execute();
    for (const { number, title, body, story_id: storyId, story_title: storyTitle, note_before: before, note_after: after } of rows) {
      const parts = [title, before, body, after];
      yield { name: `${storyFile(storyTitle, storyId)}/chapter-${number}.txt`, text: `${parts.filter(Boolean).join('\n\n')}\n` };
    }
    last = rows.at(-1)?.id;
    if (rows.length < CHAPTERS) return;
  }
}

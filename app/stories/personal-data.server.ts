import { sql } from 'kysely';
import type { Executor } from '~/platform/database/database.server';
import { type PersonalData, type PersonalText, personalTable } from '~/platform/feature/personal-data';
import { lineOfTags, storyTags } from '~/tags/story-tags/story-tags.server';
import { isAuthoredBy } from './co-authors/authors-of.server';
import { leaveWork, lockJointWorks, lockWrittenStories } from './co-authors/leave-work.server';
import { removeStories } from './own/delete-story.server';
import { promptLabel } from './story';
import { storyFile } from './story-file';
import { writtenBody } from './text/written-text.server';

/** How many stories' texts are read at a time; one may be 200,000 characters long. */
const TEXTS = 10;

/**
 * Data about writers and readers. Published stories stay under 'Anonymous' or are deleted, as the person chooses;
 * drafts and earlier versions, which nobody else sees, are deleted. What was written with co-authors is theirs too and stays. Ratings of others' stories stay without a name.
 * @see docs/decisions/0042-data-of-a-person.md
 */
export const storiesPersonalData: PersonalData = {
  tables: [
    personalTable('story', {
      person: 'author_id',
      file: 'stories',
      columns: [
        'id',
        'arena',
        'status',
        'unlisted',
        'members_only',
        'never_public',
        'never_listed',
        'parent_id',
        'title',
        'summary',
        'note_before',
        'note_after',
        'progress',
        'planned_chapters',
        'language',
        'content_rating',
        'warnings',
        'prompt',
        'starter',
        'body',
        'markdown',
        'word_count',
        'rating_count',
        'rating_sum',
        'created_at',
        'published_at',
        'updated_at',
      ],
      key: 'id',
    }),
    personalTable('co_author', {
      person: 'player_id',
      file: 'stories-with-co-authors',
      columns: ['id', 'story_id', 'pen_id', 'invited_at', 'joined_at', 'agreed_at'],
      key: 'id',
    }),
    personalTable('co_author', {
      person: 'pen_id',
      file: 'stories-under-this-pen-name',
      columns: ['id', 'story_id', 'invited_at', 'joined_at', 'agreed_at'],
      key: 'id',
    }),
    personalTable('co_author', {
      person: 'invited_by',
      file: 'co-authors-invited',
      columns: ['id', 'story_id', 'player_id', 'invited_at', 'joined_at'],
      key: 'id',
      only: 'pen_id is null',
    }),
    // Nobody learns whose pen name they invited.
    personalTable('co_author', {
      person: 'invited_by',
      file: 'pen-names-invited',
      columns: ['id', 'story_id', 'pen_id', 'invited_at', 'joined_at'],
      key: 'id',
      only: 'pen_id is not null',
    }),
    personalTable('story_mention', {
      person: 'player_id',
      file: 'stories-that-name-you',
      columns: ['id', 'story_id', 'kind', 'state', 'named_at'],
      key: 'id',
    }),
    // What became of it is told by the story.
    personalTable('story_mention', {
      person: 'named_by',
      file: 'people-named-on-stories',
      columns: ['id', 'story_id', 'player_id', 'kind', 'named_at'],
      key: 'id',
    }),
    personalTable('story_source', {
      person: 'named_by',
      file: 'sources-of-stories',
      columns: ['id', 'story_id', 'kind', 'source_id', 'address', 'title', 'named_at'],
      key: 'id',
    }),
    personalTable('opened_door', { person: 'player_id', file: 'doors-opened', columns: ['story_id', 'opened_at'], key: 'story_id' }),
    personalTable('story_rating', {
      person: 'player_id',
      file: 'ratings',
      columns: ['id', 'story_id', 'value', 'revision', 'created_at', 'updated_at'],
      key: 'id',
    }),
    // Nobody learns who rated.
    personalTable('rating_xp_sum', {
      person: 'player_id',
      file: 'xp-from-ratings',
      columns: ['id', 'day', 'gained_in_day', 'quarter', 'gained_in_quarter', 'lost'],
      key: 'id',
    }),
    personalTable('rating_xp_sum', {
      person: 'from_id',
      file: 'xp-given-by-ratings',
      columns: ['player_id', 'day', 'gained_in_day', 'quarter', 'gained_in_quarter', 'lost'],
      key: 'player_id',
    }),
    personalTable('reader_offer', { person: 'reader_id', file: 'stories-to-read', columns: ['story_id', 'offered_at'], key: 'story_id' }),
    personalTable('story_like', { person: 'player_id', file: 'liked-stories', columns: ['story_id', 'created_at'], key: 'story_id' }),
    personalTable('reading_history', {
      person: 'player_id',
      file: 'stories-read',
      columns: ['story_id', 'read_at', 'chapter_id', 'share'],
      key: 'story_id',
    }),
    personalTable('story_for_later', {
      person: 'player_id',
      file: 'stories-for-later',
      columns: ['story_id', 'added_at'],
      key: 'story_id',
    }),
    personalTable('story_bookmark', { person: 'player_id', file: 'bookmarks', columns: ['story_id', 'added_at'], key: 'story_id' }),
    personalTable('collection', {
      person: 'owner_id',
      file: 'series-and-lists',
      columns: ['id', 'kind', 'title', 'summary', 'notes', 'complete', 'is_public', 'fandom_id', 'made_at', 'changed_at'],
      key: 'id',
    }),
    personalTable('collection_story', {
      person: 'owner_id',
      file: 'stories-in-series-and-lists',
      columns: ['id', 'collection_id', 'story_id', 'place', 'note', 'own_tags', 'added_at'],
      key: 'id',
    }),
    personalTable('collection_follow', {
      person: 'player_id',
      file: 'series-and-lists-followed',
      columns: ['collection_id', 'followed_at'],
      key: 'collection_id',
    }),
    personalTable('hidden_story', { person: 'player_id', file: 'hidden-stories', columns: ['story_id', 'hidden_at'], key: 'story_id' }),
    personalTable('kept_filters', {
      person: 'player_id',
      file: 'own-filters',
      columns: ['fandom_id', 'filters', 'kept_at'],
      key: 'fandom_id',
    }),
    personalTable('followed_search', {
      person: 'player_id',
      file: 'followed-searches',
      columns: ['query', 'followed_at', 'looked_at'],
      key: 'query',
    }),
    personalTable('text_version', {
      person: 'player_id',
      file: 'earlier-versions',
      columns: ['id', 'text_id', 'story_id', 'title', 'body', 'word_count', 'published', 'saved_at'],
      key: 'id',
    }),
  ],
  texts: storyTexts,
  async forget(trx, { playerId, works, now }) {
    const held = await lockWrittenStories(trx, playerId);
    const joint = await lockJointWorks(trx, playerId);
    const passedOn = new Set<string>();
    for (const storyId of joint) {
      const parted = await leaveWork(trx, { storyId, playerId, named: false });
      if (parted?.hasHeirs) passedOn.add(storyId);
    }
    await sql`delete from rating_origin where rating_id in (select id from story_rating where player_id = ${playerId})`.execute(trx);
    const going = held.filter(({ id, own, status }) => own && !passedOn.has(id) && (works === 'delete' || status === 'draft'));
    await removeStories(
      trx,
      going.map(({ id }) => id),
      now,
    );
  },
};

async function* storyTexts(executor: Executor, playerId: string): AsyncGenerator<PersonalText> {
  let last: string | undefined;
  for (;;) {
    const all = executor.selectFrom('story').where(isAuthoredBy(playerId));
    const rows = await (last === undefined ? all : all.where('id', '>', last))
      .select(['id', 'arena', 'status', 'title', 'summary', 'prompt', 'starter', writtenBody().as('body'), storyTags().as('tags')])
      .select(['note_before', 'note_after'])
      .orderBy('id')
      .limit(TEXTS)
      .execute();
    for (const { id, arena, status, title, summary, prompt, starter, body, tags, note_before: before, note_after: after } of rows) {
      const parts = [
        title,
        prompt && `${promptLabel(arena)}: ${prompt}`,
        lineOfTags(tags),
        summary,
        status === 'draft' ? '(a draft)' : '',
        before,
        starter,
        body,
        after,
      ];
      yield { name: `${storyFile(title, id)}.txt`, text: `${parts.filter(Boolean).join('\n\n')}\n` };
    }
    last = rows.at(-1)?.id;
    if (rows.length < TEXTS) return;
  }
}

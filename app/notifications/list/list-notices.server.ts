import { sql } from 'kysely';
import { fandomAddress } from '~/arenas/fan-fiction/fandoms/fandom-links';
import { fandomById } from '~/arenas/fan-fiction/fandoms/fandom-registry';
import { isSeenBy } from '~/blocks/unseen.server';
import type { Executor } from '~/platform/database/database.server';
import { isRatedFor } from '~/stories/content-rating/listed-for.server';
import { cursorOf, positionOf } from '~/stories/listing/cursor.server';
import { noticeAddress } from './notice-address';
import { type NoticeFacts, noticeText, reasonIn, type TextPiece } from './notice-text';

/** Notices per page. */
const NOTICES_PAGE = 30;

/** A notice as its player sees it. */
export interface ShownNotice {
  id: string;
  kind: NoticeFacts['kind'];
  text: TextPiece[];
  /** Of a decision, why it was made and how to object to it. */
  reason: string | undefined;
  /** Where it leads; undefined when there is nothing to see. */
  to: string | undefined;
  /** When it last grew, as ISO 8601. */
  at: string;
  unread: boolean;
}

export interface NoticePage {
  notices: ShownNotice[];
  /** The cursor of the next page; undefined on the last. */
  next: string | undefined;
}

interface NoticeListOptions {
  playerId: string;
  /** Where an earlier page ended; an invalid one gives the first page. */
  cursor?: string | null;
  limit?: number;
}

/** One page of what a player was told, newest first. @see docs/product/notifications.md */
export async function listNotices(executor: Executor, { playerId, cursor, limit = NOTICES_PAGE }: NoticeListOptions): Promise<NoticePage> {
  const position = positionOf('latest', cursor);
  const all = noticeQuery(executor, playerId);
  const below = position
    ? all.where(sql<boolean>`(notice.changed_at, notice.id) < (${new Date(position.publishedAt)}, ${position.id})`)
    : all;
  const rows = await below
    .orderBy('notice.changed_at', 'desc')
    .orderBy('notice.id', 'desc')
    .limit(limit + 1)
    .execute();
  const shown = rows.slice(0, limit);
  const last = shown.at(-1);
  return {
    notices: shown.map((row) => ({
      id: row.id,
      kind: row.kind,
      text: noticeText(factsOf(row)),
      reason: reasonIn(factsOf(row)),
      to: addressOf(row, playerId),
      at: row.changed_at.toISOString(),
      unread: row.read_at === null,
    })),
    next: last && rows.length > limit ? cursorOf('latest', { publishedAt: last.changed_at.getTime(), id: last.id }) : undefined,
  };
}

type NoticeRow = Awaited<ReturnType<ReturnType<typeof noticeQuery>['execute']>>[number];

/** A player's notices with what they tell of; what the player may not read has no title. */
export function noticeQuery(executor: Executor, playerId: string) {
  return executor
    .selectFrom('notice')
    .leftJoin('story', (join) =>
      join
        .onRef('story.id', '=', 'notice.story_id')
        .on((on) => on.or([on('story.status', '=', 'published'), on('story.author_id', '=', playerId)]))
        .on(isRatedFor(playerId)),
    )
    .leftJoin('story as parent', (join) => join.onRef('parent.id', '=', 'story.parent_id').on('parent.status', '=', 'published'))
    .leftJoin('player as actor', (join) =>
      join.onRef('actor.id', '=', 'notice.actor_id').on('actor.hidden_at', 'is', null).on(isSeenBy(playerId, 'actor.id')),
    )
    .select(['notice.id', 'notice.kind', 'notice.count', 'notice.xp', 'notice.detail', 'notice.changed_at', 'notice.read_at'])
    .select(['story.id as story_id', 'story.title', 'story.arena', 'story.fandom_id', 'story.prompt', 'parent.title as parent_title'])
    .select(['actor.id as actor_id', 'actor.name as actor'])
    .where('notice.player_id', '=', playerId);
}

/** What a notice says of, from its row. */
export function factsOf(row: NoticeRow): NoticeFacts {
  return {
    kind: row.kind,
    count: row.count,
    xp: row.xp,
    actor: row.actor ?? undefined,
    title: row.title ?? undefined,
    parentTitle: row.parent_title ?? undefined,
    fandom: row.fandom_id === null ? undefined : (row.prompt ?? undefined),
    detail: row.detail ?? undefined,
  };
}

function addressOf(row: NoticeRow, playerId: string): string | undefined {
  const genre = row.fandom_id === null ? undefined : fandomById(row.fandom_id)?.genres[0];
  return noticeAddress({
    ...{ kind: row.kind, count: row.count, playerId, actorId: row.actor_id, detail: row.detail },
    story: row.story_id && row.arena ? { id: row.story_id, arena: row.arena } : undefined,
    fandomAddress: genre && row.fandom_id ? fandomAddress(genre, row.fandom_id) : undefined,
  });
}

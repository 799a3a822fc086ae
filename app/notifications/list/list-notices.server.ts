import { sql } from 'kysely';
import { href } from 'react-router';
import { ANONYMOUS } from '~/accounts/anonymous';
import { type Role, roleOf } from '~/accounts/roles/role';
import { isSeenBy } from '~/blocks/unseen.server';
import type { Executor } from '~/platform/database/database.server';
import type { NoticeFacts, NoticeIcon, NoticeKind, TextPiece } from '~/platform/feature/notice-kind';
import { storyArena } from '~/site/arenas';
import { isNameOn } from '~/stories/co-authors/authors-of.server';
import { isWrittenBy } from '~/stories/content-rating/listed-for.server';
import { cursorOf, positionOf } from '~/stories/listing/cursor.server';
import { followedName } from '~/stories/news/followed-name.server';
import { isNamedFor, isReadableBy } from '~/stories/reading/readable-by.server';
import { storyAddress } from '~/stories/sharing/story-address';

/** Notices per page. */
const NOTICES_PAGE = 30;

/** A notice as its player sees it. */
export interface ShownNotice {
  id: string;
  icon: NoticeIcon;
  text: TextPiece[];
  /** What stands below it, such as the reason of a decision and how to object to it. */
  more: string | undefined;
  /** Where it leads; undefined when there is nothing to see. */
  to: string | undefined;
  /** Who did it; without a name where the notice itself leads to them. */
  by: { name: string | undefined; page: string; badge: 'author' | Role | undefined } | undefined;
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

/** One page of what a player was told, newest first. @param kinds of all features. @see docs/product/notifications.md */
export async function listNotices(
  executor: Executor,
  kinds: readonly NoticeKind[],
  { playerId, cursor, limit = NOTICES_PAGE }: NoticeListOptions,
): Promise<NoticePage> {
  const position = positionOf('latest', cursor);
  const all = noticeQuery(executor, kinds, playerId).where(isDeclared(kinds));
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
    notices: shown.flatMap((row) => {
      const kind = kinds.find(({ id }) => id === row.kind);
      if (!kind) return [];
      const facts = factsOf(row);
      const { said, more } = kind.words(facts);
      const { id, changed_at, read_at } = row;
      const to = kind.address(facts);
      const by = personIn(facts, { to, badge: badgeOf(row) });
      return [{ id, icon: kind.icon, text: said, more, to, by, at: changed_at.toISOString(), unread: read_at === null }];
    }),
    next: last && rows.length > limit ? cursorOf('latest', { publishedAt: last.changed_at.getTime(), id: last.id }) : undefined,
  };
}

/** The one person whom a notice is about; undefined where it tells of several. */
function personIn(
  { actor, count }: NoticeFacts,
  { to, badge }: { to: string | undefined; badge: 'author' | Role | undefined },
): ShownNotice['by'] {
  if (!actor || count > 1) return undefined;
  const page = href('/players/:playerId', { playerId: actor.id });
  return { name: page === to ? undefined : actor.name, page, badge };
}

/** What a person is in a notice about another person's doing: the author of its story, or who looks after the site. */
function badgeOf({ actor_role, is_author }: NoticeRow): 'author' | Role | undefined {
  return is_author ? 'author' : roleOf(actor_role);
}

/** Whether a row is of a kind that a feature still declares: others cannot be put into words. */
function isDeclared(kinds: readonly NoticeKind[]) {
  return sql<boolean>`notice.kind = any(${kinds.map(({ id }) => id)}::text[])`;
}

type NoticeRow = Awaited<ReturnType<ReturnType<typeof noticeQuery>['execute']>>[number];

/** A player's notices with what they tell of; what the player may not read has no title. @param kinds of all features. */
export function noticeQuery(executor: Executor, kinds: readonly NoticeKind[], playerId: string) {
  const parentTitle = sql<string | null>`(
    select story.title from story join story as child on child.parent_id = story.id
    where child.id = notice.story_id and ${isNamedFor(playerId)})`;
  return executor
    .selectFrom('notice')
    .leftJoin('story', (join) => join.onRef('story.id', '=', 'notice.story_id').on(isToldOf(kinds, playerId)))
    .leftJoin('player as actor', (join) =>
      join.onRef('actor.id', '=', 'notice.actor_id').on('actor.hidden_at', 'is', null).on(isSeenBy(playerId, 'actor.id')),
    )
    .select(['notice.id', 'notice.player_id', 'notice.kind', 'notice.count', 'notice.xp', 'notice.detail', 'notice.params'])
    .select(['notice.changed_at', 'notice.read_at'])
    .select(['story.id as story_id', 'story.title', 'story.arena', 'story.author_id', 'story.fandom_id', 'story.prompt'])
    .select([parentTitle.as('parent_title'), followedName(playerId).as('followed')])
    .select(['actor.id as actor_id', 'actor.name as actor', 'actor.role as actor_role', isNameOn('actor.id').as('is_author')])
    .where('notice.player_id', '=', playerId);
}

/** Whether a notice names the story of a query's row: an unlisted one only to those who wrote it, and to readers who were there. */
function isToldOf(kinds: readonly NoticeKind[], playerId: string) {
  const ofReaders = kinds.flatMap(({ id, toReaders }) => (toReaders ? [id] : []));
  return sql<boolean>`${isReadableBy(playerId)}
    and (story.status <> 'unlisted' or ${isWrittenBy(playerId)} or notice.kind = any(${ofReaders}::text[]))`;
}

/** What a notice tells of, from its row. */
export function factsOf(row: NoticeRow): NoticeFacts {
  return {
    ...{ playerId: row.player_id, count: row.count, xp: row.xp, params: row.params, detail: row.detail ?? undefined },
    actor: row.actor_id !== null && row.actor !== null ? { id: row.actor_id, name: row.actor } : undefined,
    story: storyIn(row),
    followed: row.followed ?? undefined,
  };
}

function storyIn({ story_id, title, arena, author_id, fandom_id, prompt, parent_title }: NoticeRow): NoticeFacts['story'] {
  if (story_id === null || title === null || arena === null) return undefined;
  return {
    ...{ title, address: storyAddress(arena, story_id), parentTitle: parent_title ?? undefined },
    // What people wrote in a room names each of them.
    unnamed: author_id === null && !storyArena(arena).ofRooms ? ANONYMOUS : undefined,
    // The prompt of fan fiction is the name of its fandom.
    fandom: fandom_id === null ? undefined : { id: fandom_id, name: prompt ?? '' },
  };
}

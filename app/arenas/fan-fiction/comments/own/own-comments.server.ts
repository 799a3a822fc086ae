import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import { ANONYMOUS } from '~/accounts/anonymous';
import type { Viewer } from '~/accounts/viewer/viewer';
import { isSeenBy } from '~/blocks/unseen.server';
import type { Clock } from '~/platform/clock/clock';
import { HOUR_MS } from '~/platform/clock/durations';
import type { Db, Executor } from '~/platform/database/database.server';
import { UUID_FORM } from '~/platform/ids/uuid';
import { dayText } from '~/platform/text/format-dates';
import type { ChapterReader } from '../../chapters/chapter-cache.server';
import { type CommentRule, SHIELD_HOURS } from '../comment-rules';
import { isAmongWorks } from '../deciding.server';
import { passagesOf } from '../passages/passages.server';
import { WAITING_PAGE as PAGE_SIZE } from './own-comments';

/** A comment that waits for the author of its story. */
export interface WaitingComment {
  id: string;
  /** The id of the reply that is written to it now; each has its own, so that one of several is not taken for another. */
  answerId: string;
  author: string;
  /** Undefined when its writer has left, or has no account. */
  authorId: string | undefined;
  /** Whether a visitor without an account wrote it. */
  isVisitors: boolean;
  /** Whether refusing it can block its writer: not below a story whose name a collection holds back, as the block would tell whose it is. */
  mayBlock: boolean;
  /** Such as 'Mar 1, 2026'. */
  date: string;
  text: string;
  /** How the paragraph begins that it is about; undefined where it is about none, or that has changed. */
  quote: string | undefined;
  story: { id: string; title: string };
}

/** What an author has chosen for all their stories. */
interface CommentSettings {
  rule: CommentRule;
  /** Until when everything is held; undefined when nothing is. */
  shieldUntil: Date | undefined;
  /** Words that hold a comment. */
  heldWords: string[];
  /** Whether people without an account may comment. */
  visitors: boolean;
}

export interface OwnComments {
  settingsOf(playerId: string): Promise<CommentSettings>;
  /** Sets whose comments appear under all stories of a player, and under those they publish later. */
  setRule(player: Viewer, rule: CommentRule): Promise<void>;
  /** Lets people without an account comment under all stories of a player, and under those they publish later, or no longer. */
  letVisitors(player: Viewer, allowed: boolean): Promise<void>;
  /** Holds everything that is written under a player's stories for a day from now, or no longer. */
  setShield(player: Viewer, raised: boolean): Promise<void>;
  /** Sets the words that hold a comment under all stories of a player. */
  setHeldWords(player: Viewer, words: string[]): Promise<void>;
  /** What waits under any of a player's stories, newest first. @param cursor where an earlier page ended; an invalid one gives the first. */
  waiting(playerId: string, cursor: string | null): Promise<{ comments: WaitingComment[]; next: string | undefined }>;
}

/** @see docs/product/fan-fiction.md */
export function createOwnComments({ db, clock, readChapter }: { db: Db; clock: Clock; readChapter: ChapterReader }): OwnComments {
  return {
    async settingsOf(playerId) {
      const row = await db
        .selectFrom('comment_setting')
        .select(['rule', 'shield_until', 'held_words', 'visitors'])
        .where('player_id', '=', playerId)
        .executeTakeFirst();
      const until = row?.shield_until ?? undefined;
      return {
        ...{ rule: row?.rule ?? 'open', heldWords: row?.held_words ?? [], visitors: row?.visitors ?? false },
        shieldUntil: until && until > clock.now() ? until : undefined,
      };
    },

    setRule: (player, rule) =>
      db.transaction().execute(async (trx) => {
        await trx
          .insertInto('comment_setting')
          .values({ player_id: player.id, rule })
          .onConflict((conflict) => conflict.column('player_id').doUpdateSet({ rule }))
          .execute();
        await trx
          .updateTable('story')
          .set({ comment_rule: rule })
          .where(isAmongNamed(player.id))
          .where('arena', '=', 'fan_fic')
          .where('comment_rule', '<>', rule)
          .execute();
      }),

    letVisitors: (player, visitors) =>
      db.transaction().execute(async (trx) => {
        await trx
          .insertInto('comment_setting')
          .values({ player_id: player.id, visitors })
          .onConflict((conflict) => conflict.column('player_id').doUpdateSet({ visitors }))
          .execute();
        await trx
          .updateTable('story')
          .set({ visitors_comment: visitors })
          .where(isAmongNamed(player.id))
          .where('arena', '=', 'fan_fic')
          .where('visitors_comment', '<>', visitors)
          .execute();
      }),

    async setShield(player, raised) {
      const until = raised ? new Date(clock.now().getTime() + SHIELD_HOURS * HOUR_MS) : null;
      await db
        .insertInto('comment_setting')
        .values({ player_id: player.id, shield_until: until })
        .onConflict((conflict) => conflict.column('player_id').doUpdateSet({ shield_until: until }))
        .execute();
    },

    async setHeldWords(player, words) {
      await db
        .insertInto('comment_setting')
        .values({ player_id: player.id, held_words: words })
        .onConflict((conflict) => conflict.column('player_id').doUpdateSet({ held_words: words }))
        .execute();
    },

    async waiting(playerId, cursor) {
      const position = positionIn(cursor);
      const all = waitingQuery(db, playerId);
      const rest = position ? all.where(sql<boolean>`(comment.created_at, comment.id) < (${position.at}, ${position.id}::uuid)`) : all;
      const rows = await rest
        .orderBy('comment.created_at', 'desc')
        .orderBy('comment.id', 'desc')
        .limit(PAGE_SIZE + 1)
        .execute();
      const shown = rows.slice(0, PAGE_SIZE);
      const last = shown.at(-1);
      const about = await passagesOf({ db, readChapter }, shown);
      return {
        comments: shown.map((row) => ({
          ...{ id: row.id, answerId: randomUUID() },
          author: row.visitor_name ?? row.author ?? ANONYMOUS,
          authorId: row.author_id ?? undefined,
          isVisitors: row.visitor_name !== null,
          mayBlock: row.signed && (row.author_id !== null || row.guest_id !== null),
          date: dayText(row.created_at),
          text: row.body,
          quote: about.get(row.id)?.quote,
          story: { id: row.story_id, title: row.title },
        })),
        next: last && rows.length > PAGE_SIZE ? `${last.created_at.getTime()}.${last.id}` : undefined,
      };
    },
  };
}

/** Whether a person writes the story of a query's row, under any of their names, and readers are told that. */
function isAmongNamed(playerId: string) {
  return sql<boolean>`(${isAmongWorks(playerId)} and story.author_id is not null)`;
}

function waitingQuery(executor: Executor, playerId: string) {
  return executor
    .selectFrom('fanfic_comment as comment')
    .innerJoin('story', 'story.id', 'comment.story_id')
    .leftJoin('player as author', 'author.id', 'comment.author_id')
    .select([
      'comment.id',
      'comment.author_id',
      'comment.created_at',
      'comment.body',
      'comment.story_id',
      'comment.chapter_id',
      'comment.passage',
      'comment.visitor_name',
      'comment.guest_id',
    ])
    .select(['author.name as author', 'story.title', sql<boolean>`story.author_id is not null`.as('signed')])
    .where(isAmongWorks(playerId))
    .where('comment.state', '=', sql.lit('waiting'))
    .where('comment.hidden_at', 'is', null)
    .where('comment.held', '=', false)
    .where(isSeenBy(playerId, 'comment.author_id'));
}

const CURSOR = new RegExp(String.raw`^(\d{1,14})\.(${UUID_FORM})$`);

function positionIn(cursor: string | null): { at: Date; id: string } | undefined {
  const [, at, id] = CURSOR.exec(cursor ?? '') ?? [];
  return at && id ? { at: new Date(Number(at)), id } : undefined;
}

import { sql, type Transaction } from 'kysely';
import type { NameRegister } from '~/accounts/names/name-register.server';
import { MAX_NAME, nameFault, tidyName } from '~/accounts/sign-up/display-name';
import type { Viewer } from '~/accounts/viewer/viewer';
import type { Clock } from '~/platform/clock/clock';
import type { Db, Tables } from '~/platform/database/database.server';
import { removeRows } from '~/platform/database/sweep.server';
import { Refusal } from '~/platform/forms/refusal';
import { isUuid } from '~/platform/ids/uuid';
import type { RateLimiter } from '~/platform/limits/rate-limit.server';
import { createKeyedHash } from '~/platform/sealing/seal.server';
import { authorNames } from '~/stories/co-authors/authors-of.server';
import type { ChapterReader } from '../../chapters/chapter-cache.server';
import { lockStoryForVisitor } from '../../stories/locked-story.server';
import { formTexts } from '../../texts';
import { removeComment } from '../deciding.server';
import { lockStoryOfComment } from '../locked-comment.server';
import { notifyAuthors } from '../notify-of-comment.server';
import { passageToKeep } from '../passages/passages.server';
import { type NewComment, requireChapterOf } from '../post-comment.server';
import { type BlockedVisitor, blockedVisitors, isByNameOf, isVisitorBlocked } from './block-visitor.server';
import { visitorTexts as texts } from './texts';
import { ADDRESS_KEPT_MS, BROWSER_KEPT_MS, MOST_WAITING, NEW_GUESTS, OF_ADDRESS, OF_BROWSER, OF_STORY } from './visitor-rules';

/** A visitor who writes. */
interface WritingVisitor {
  guestId: string;
  clientAddress: string;
}

type VisitorsComment = Omit<NewComment, 'answers'> & { name: string };

export interface Visitors {
  /**
   * Keeps a visitor's comment, which waits for the story's author.
   * @throws {Refusal} a name that cannot be theirs, a story that takes none of visitors, or none of this one, a limit that is used up.
   */
  post(visitor: WritingVisitor, comment: VisitorsComment): Promise<void>;
  /** Removes a visitor's own comment. @throws {Refusal} for one that is missing or was not written with this browser (403). */
  remove(guestId: string, commentId: string): Promise<void>;
  /** The visitors whom an author blocks. */
  blocked(playerId: string): Promise<BlockedVisitor[]>;
  /** Takes a block back. */
  unblock(player: Viewer, id: string): Promise<void>;
  /** Counts a browser that comments for the first time. @throws {RateLimited} */
  countGuest(clientAddress: string): Promise<void>;
  /** Forgets from where visitors wrote, once that may no longer be known. */
  forgetOld(): Promise<void>;
}

interface VisitorsDependencies {
  db: Db;
  clock: Clock;
  secret: string;
  limiter: RateLimiter;
  /** Who has which name. */
  names: Pick<NameRegister, 'require'>;
  readChapter: ChapterReader;
}

/** Comments of people without an account, where an author allows them. @see docs/product/fan-fiction.md */
export function createVisitors({ db, clock, secret, limiter, names, readChapter }: VisitorsDependencies): Visitors {
  const markOf = createKeyedHash(secret, 'addresses of commenting visitors');
  const ago = (ms: number) => new Date(clock.now().getTime() - ms);
  return {
    async post({ guestId, clientAddress }, { id, storyId, chapterId, passage, text, ...comment }) {
      const name = visitorName(comment.name);
      await names.require(db, name);
      await limiter.use(`visitor-comment:${guestId}`, OF_BROWSER);
      await limiter.use(`visitor-comment-address:${clientAddress}`, OF_ADDRESS);
      await limiter.use(`visitor-comment-story:${storyId}`, OF_STORY);
      await db.transaction().execute(async (trx) => {
        const now = clock.now();
        const story = await lockStoryForVisitor(trx, storyId);
        const visitor = { guestId, addressMark: markOf(clientAddress) };
        // A pen name blocks by itself, and a story without a name not at all: a refusal there would say whose it is.
        const authors = story.authorId === null ? [] : await authorNames(trx, story.id);
        if (await isVisitorBlocked(trx, authors, visitor)) throw new Refusal(texts.closed, { status: 403 });
        if ((await countWaiting(trx, story.id)) >= MOST_WAITING) throw new Refusal(texts.full, { status: 409 });
        if (chapterId !== undefined) await requireChapterOf(trx, story.id, chapterId);
        const isAbout = chapterId !== undefined && passage !== undefined;
        const about = isAbout ? await passageToKeep(trx, readChapter, chapterId, passage) : undefined;
        const added = await trx
          .insertInto('fanfic_comment')
          .values({
            ...{ id, story_id: story.id, chapter_id: chapterId ?? null, author_id: null, state: 'waiting', body: text },
            ...{ visitor_name: name, guest_id: guestId, address_mark: visitor.addressMark },
            ...{ passage: about ? JSON.stringify(about) : null, created_at: now, updated_at: now },
          })
          .onConflict((conflict) => conflict.column('id').doNothing())
          .returning('id')
          .executeTakeFirst();
        if (!added) return requireSame(trx, guestId, { id, storyId: story.id, text });
        const told = { id, storyId: story.id, chapterId: chapterId ?? null, answersId: null, authorId: null };
        await notifyAuthors(trx, { ...told, isVisitors: true, state: 'waiting' }, now);
      });
    },

    remove: (guestId, commentId) =>
      db.transaction().execute(async (trx) => {
        if (!isUuid(commentId)) throw new Refusal(formTexts.commentMissing, { status: 403 });
        await lockStoryOfComment(trx, commentId);
        const comment = await requireOwn(trx, guestId, commentId);
        await removeComment(trx, comment);
      }),

    blocked: (playerId) => blockedVisitors(db, playerId),

    async unblock(player, id) {
      await db.deleteFrom('blocked_visitor').where('id', '=', id).where(isByNameOf(player.id)).execute();
    },

    countGuest: (clientAddress) => limiter.use(`visitor-comment-guest:${clientAddress}`, NEW_GUESTS),

    async forgetOld() {
      const [address, browser] = [ago(ADDRESS_KEPT_MS), ago(BROWSER_KEPT_MS)];
      const comments = db.updateTable('fanfic_comment');
      await comments.set({ address_mark: null }).where('address_mark', 'is not', null).where('created_at', '<', address).execute();
      await comments.set({ guest_id: null }).where('guest_id', 'is not', null).where('created_at', '<', browser).execute();
      await db.updateTable('blocked_visitor').set({ address_mark: null }).where('blocked_at', '<', address).execute();
      await removeRows(db, 'blocked_visitor', sql`blocked_at < ${browser}`);
    },
  };
}

/** A name in its stored form. @throws {Refusal} for one that nobody may have. */
function visitorName(typed: string): string {
  const name = tidyName(typed);
  if (name === '') throw new Refusal(texts.nameMissing, { status: 422 });
  const fault = nameFault(name);
  if (fault) throw new Refusal(fault, { status: 422 });
  return [...name].slice(0, MAX_NAME).join('');
}

async function countWaiting(trx: Transaction<Tables>, storyId: string): Promise<number> {
  const { count } = await trx
    .selectFrom('fanfic_comment')
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .where('story_id', '=', storyId)
    .where('state', '=', sql.lit('waiting'))
    .where('visitor_name', 'is not', null)
    .executeTakeFirstOrThrow();
  return count;
}

/** The same form sent twice is one comment. Other words under its id are refused, because they would be lost. @throws {Refusal} */
async function requireSame(
  trx: Transaction<Tables>,
  guestId: string,
  { id, storyId, text }: Pick<VisitorsComment, 'id' | 'storyId' | 'text'>,
): Promise<void> {
  const there = await requireOwn(trx, guestId, id);
  if (there.story.id !== storyId || there.text !== text) throw new Refusal(formTexts.commentFailed, { status: 409 });
}

/** A comment that was written with a browser. @throws {Refusal} for any other one. */
async function requireOwn(trx: Transaction<Tables>, guestId: string, commentId: string) {
  const row = await trx
    .selectFrom('fanfic_comment')
    .select(['id', 'story_id', 'answers_id', 'state', 'body'])
    .where('id', '=', commentId)
    .where('guest_id', '=', guestId)
    .where('hidden_at', 'is', null)
    .executeTakeFirst();
  if (!row || row.state === 'removed') throw new Refusal(formTexts.commentMissing, { status: 403 });
  return { id: row.id, state: row.state, answersId: row.answers_id, text: row.body, isVisitors: true, story: { id: row.story_id } };
}

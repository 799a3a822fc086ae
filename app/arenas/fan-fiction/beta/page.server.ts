import { sql } from 'kysely';
import { namesOf as namesOfPerson, type OwnPenName, usablePenNames } from '~/accounts/pen-names/pen-names-of.server';
import type { Viewer } from '~/accounts/viewer/viewer';
import { isBlockedAmong } from '~/blocks/unseen.server';
import type { Executor } from '~/platform/database/database.server';
import { isToken } from '~/platform/ids/token.server';
import type { Block } from '~/stories/reading/text/chapter-text.contract';
import { linksFrom, withTrustedLinks } from '~/stories/reading/text/trusted-links';
import { currentWords } from '~/stories/text/current-words';
import type { ChapterLoader } from '../chapters/chapter-cache.server';
import { quoteOf } from '../comments/passages/passage';
import { paragraphTexts } from '../comments/passages/passages.server';
import { placeOf } from '../drafts/list-drafts.server';
import { storyViewAddress } from '../stories/story-links';
import { accessTo, type BetaAccess, type ReadingName } from './access.server';
import { MAX_WORDING } from './notes/note-rules';
import type { Notes, NotesAsked } from './notes/notes';
import { noteThreads, openNotes } from './notes/read-notes.server';
import { sourceOfText } from './notes/source-of-text.server';
import { paragraphAt } from './notes/source-paragraphs';
import { type BetaChapter, type BetaWork, findWork, wordsOf } from './work.server';

/** What a player looks for. */
export interface PageAsked {
  workId: string;
  /** The chapter to read. */
  chapterId: string | undefined;
  /** The paragraph whose notes are open. */
  passage?: NotesAsked | undefined;
  /** What the link holds by which they come. */
  link: string | undefined;
}

/** Something that an author shares, as they see it. */
export interface OwnShare {
  id: string;
  /** The title of the chapter; undefined: the whole work. */
  chapter: string | undefined;
  /** Undefined: with one person. */
  link: string | undefined;
  /** ISO 8601. */
  end: string;
  hidden: boolean;
  readers: { id: string; name: string }[];
}

interface PageOfWork {
  work: Pick<BetaWork, 'id' | 'title' | 'owner' | 'ownerId' | 'isStory'>;
}

/** The author's: who reads along. */
export interface OwnPage extends PageOfWork {
  view: 'own';
  /** Each with the number of notes that are not resolved. */
  chapters: (BetaChapter & { open: number })[];
  shares: OwnShare[];
  /** The pen name under which the reader writes it; undefined for their own name. */
  pen: string | undefined;
  /** Other names of the reader's that are asked to read it along, too. */
  ownAsked: readonly ReadingName[];
  /** The page on which it is written. */
  back: string;
}

/** A chapter to read. */
export interface ReadPage extends PageOfWork {
  view: 'read';
  own: boolean;
  /** Those that they may read, numbered from 1. */
  chapters: { id: string; number: number; title: string }[];
  chapter: { id: string; number: number; title: string; blocks: Block[]; noteBefore: string; noteAfter: string };
  notes: Omit<Notes, 'newId'>;
  /** Until when they may read, as ISO 8601; undefined for its author. */
  end: string | undefined;
  /** The names of theirs that read it along, the one that others see first. Empty for its author. */
  names: readonly ReadingName[];
}

/** For a player who comes by a link. */
export interface InvitedPage extends PageOfWork {
  view: 'invited';
  link: string;
  /** The pen names under which they can come instead. */
  pens: readonly OwnPenName[];
}

/** The rating of a story keeps it from a player. */
interface RatedPage {
  view: 'rated';
}

export type BetaPage = OwnPage | ReadPage | InvitedPage | RatedPage;

interface BetaSource {
  db: Executor;
  loadChapter: ChapterLoader;
}

/** What a page about a work shows to a player; undefined where it is nothing. */
export async function betaPage(source: BetaSource, player: Viewer, asked: PageAsked, now: Date): Promise<BetaPage | undefined> {
  const work = await findWork(source.db, asked.workId, player.id);
  if (!work) return undefined;
  const isOwn = work.authorIds.includes(player.id);
  const access = await accessTo(source.db, work, { playerId: player.id, now });
  if (isOwn && asked.chapterId === undefined) return ownPage(source.db, work, { playerId: player.id, ...access }, now);
  if (access.chapters.length === 0) return asked.link === undefined ? undefined : invitedPage(source.db, work, player, asked.link, now);
  if (!work.rated) return { view: 'rated' };
  return readPage(source, { work, access }, player, asked, now);
}

const namesOf = ({ id, title, owner, ownerId, isStory }: BetaWork) => ({ id, title, owner, ownerId, isStory });

async function ownPage(
  db: Executor,
  work: BetaWork,
  { playerId, nameId, names }: BetaAccess & { playerId: string },
  now: Date,
): Promise<OwnPage> {
  const { rows } = await sql<{
    id: string;
    chapter_id: string | null;
    link: string | null;
    ends_at: Date;
    hidden: boolean;
    readers: OwnShare['readers'];
  }>`
    select share.id, share.chapter_id, share.link, share.ends_at, share.hidden_at is not null as hidden,
      coalesce((
        select jsonb_agg(jsonb_build_object('id', player.id, 'name', player.name) order by reader.since)
        from beta_reader as reader join player on player.id = reader.player_id
        where reader.share_id = share.id and reader.removed_at is null), '[]') as readers
    from beta_share as share
    where share.owner_id = ${work.ownerId} and share.work_id = ${work.id} and (share.ends_at > ${now} or share.hidden_at is not null)
    order by share.created_at, share.id`.execute(db);
  const open = await openNotes(db, { ownerId: work.ownerId, playerId }, work.id);
  const titles = new Map(work.chapters.map(({ id, title }) => [id, title]));
  return {
    view: 'own',
    work: namesOf(work),
    chapters: work.chapters.map((chapter) => ({ ...chapter, open: open[chapter.id] ?? 0 })),
    shares: rows.map(({ id, chapter_id: chapterId, link, ends_at: ends, hidden, readers }) => ({
      ...{ id, hidden, readers, link: link ?? undefined, end: ends.toISOString() },
      chapter: chapterId === null ? undefined : titles.get(chapterId),
    })),
    pen: await penOf(db, nameId, playerId),
    ownAsked: names,
    back: work.isStory ? storyViewAddress(work.id) : await draftAddress(db, work.id),
  };
}

async function penOf(db: Executor, nameId: string, playerId: string): Promise<string | undefined> {
  if (nameId === playerId) return undefined;
  return (await db.selectFrom('player').select('name').where('id', '=', nameId).executeTakeFirst())?.name;
}

async function draftAddress(db: Executor, draftId: string): Promise<string> {
  const draft = await db.selectFrom('chapter_draft').select('fandom_id').where('id', '=', draftId).executeTakeFirst();
  return placeOf({ id: draftId, story_id: null, story_title: null, fandom_id: draft?.fandom_id ?? null, number: null }).address;
}

async function readPage(
  { db, loadChapter }: BetaSource,
  { work, access: { chapters, nameId, names: readingNames } }: { work: BetaWork; access: BetaAccess },
  player: Viewer,
  { chapterId, passage }: PageAsked,
  now: Date,
): Promise<ReadPage | undefined> {
  const names = chapters.map(({ id, title }, at) => ({ id, title, number: at + 1 }));
  const name = chapterId === undefined ? names[0] : names.find(({ id }) => id === chapterId);
  const words = name && (await wordsOf(db, name.id));
  if (!words) return undefined;
  const { noteBefore, noteAfter, ...text } = words;
  const own = work.authorIds.includes(player.id);
  const typed = await loadChapter(text, player.id);
  const blocks = withTrustedLinks(typed, linksFrom(work.ownerJoinedAt), now);
  const texts = paragraphTexts(typed);
  const { body } = currentWords(words);
  const threads = await noteThreads(db, { chapterId: name.id, texts, body }, { work, playerId: player.id, nameId });
  const source = typeof passage === 'number' ? await sourceToReword(body, passage, player.id) : undefined;
  const quote = typeof passage === 'number' && texts[passage] ? quoteOf(texts[passage]) : undefined;
  return {
    ...{ view: 'read', work: namesOf(work), own, chapters: names },
    chapter: { ...name, blocks, noteBefore, noteAfter },
    notes: { threads, asked: passage, quote, source, playerId: player.id },
    ...(own ? { end: undefined, names: [] } : { end: await endFor(db, work, player.id, now), names: readingNames }),
  };
}

/** A paragraph as it is stored, for which another wording can be proposed. */
async function sourceToReword(body: string, at: number, playerId: string): Promise<string | undefined> {
  await sourceOfText.prepare(body, playerId);
  const text = paragraphAt(sourceOfText.result(body), at)?.text;
  return text !== undefined && text.length <= MAX_WORDING ? text : undefined;
}

async function endFor(db: Executor, work: BetaWork, playerId: string, now: Date): Promise<string | undefined> {
  const { rows } = await sql<{ end: Date | null }>`
    select max(share.ends_at) as end from beta_share as share join beta_reader as reader on reader.share_id = share.id
    where share.work_id = ${work.id} and share.owner_id = ${work.ownerId} and share.ends_at > ${now} and share.hidden_at is null
      and reader.player_id = any(${namesOfPerson(playerId)}) and reader.removed_at is null`.execute(db);
  return rows[0]?.end?.toISOString();
}

async function invitedPage(db: Executor, work: BetaWork, player: Viewer, link: string, now: Date): Promise<InvitedPage | undefined> {
  if (!isToken(link) || work.ownerHidden || (await isBlockedAmong(db, player.id, work.authorIds))) return undefined;
  const share = await db
    .selectFrom('beta_share')
    .select('id')
    .where('link', '=', link)
    .where('work_id', '=', work.id)
    .where('owner_id', '=', work.ownerId)
    .where('ends_at', '>', now)
    .where('hidden_at', 'is', null)
    .where((is) =>
      is.not(
        is.exists(
          is
            .selectFrom('beta_reader')
            .select('share_id')
            .whereRef('share_id', '=', 'beta_share.id')
            .where(sql<boolean>`player_id = any(${namesOfPerson(player.id)})`)
            .where('removed_at', 'is not', null),
        ),
      ),
    )
    .executeTakeFirst();
  return share && { view: 'invited', work: namesOf(work), link, pens: await usablePenNames(db, player.id) };
}

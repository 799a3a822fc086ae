import { type RawBuilder, sql } from 'kysely';
import { ANONYMOUS } from '~/accounts/anonymous';
import type { Executor } from '~/platform/database/database.server';
import { isUuid } from '~/platform/ids/uuid';
import { previewOf } from '~/stories/listing/preview';
import { storyAddress } from '~/stories/sharing/story-address';
import type { StoryStatus } from '~/stories/story';
import { storyWriters, writersIn } from '~/stories/writers/story-writers.server';
import { bylineOf } from '~/stories/writers/writers';
import { partNamed, type Thing, type ThingKind, type ThingName } from './thing';

/** How much of a thing's words is shown, in characters. */
const EXCERPT = 400;
/** The same for moderators. */
const LONG_EXCERPT = 6_000;
/** The same where one is chosen from many. */
const BEGINNING = 120;

type Found = Omit<Thing, keyof ThingName>;

/** Who looks: moderators also see what is hidden, and the words of Mature stories. */
type Reader = 'anybody' | 'moderator';
type Finder = (executor: Executor, id: string, reader: Reader) => Promise<Found | undefined>;

/** The states of stories that a reader sees. */
const SEEN: Record<Reader, readonly StoryStatus[]> = { anybody: ['published'], moderator: ['published', 'hidden'] };

const finders: Record<ThingKind, Finder> = {
  story: foundStory,
  title: async (executor, id, reader) => {
    const story = await foundStory(executor, id, reader);
    return story && { ...story, excerpt: story.label };
  },
  chapter: foundChapter,
  comment: foundComment,
  passage: foundPassage,
  player: foundPlayer,
};

/** A thing that everybody may see; undefined for what is not there, hidden, or not published. */
export async function findThing(executor: Executor, { kind, id }: ThingName): Promise<Thing | undefined> {
  const found = await finders[kind](executor, id, 'anybody');
  return found && { kind, id, ...found, excerpt: shortened(found.excerpt) };
}

/** A thing as moderators see it, hidden or not, with more of its words; undefined for what is gone or not published. */
export async function findForModerators(executor: Executor, { kind, id }: ThingName): Promise<Thing | undefined> {
  const found = await finders[kind](executor, id, 'moderator');
  return found && { kind, id, ...found, excerpt: shortened(found.excerpt, LONG_EXCERPT) };
}

function shortened(text: string, most = EXCERPT): string {
  const characters = [...text.trim()];
  return characters.length > most ? `${characters.slice(0, most).join('').trimEnd()}…` : characters.join('');
}

/** The words of a story's row, unless it is a Mature one and anybody can open the page. */
function quotable(words: RawBuilder<unknown>, reader: Reader) {
  if (reader === 'moderator') return sql<string>`${words}`;
  return sql<string>`case when story.content_rating = 'mature' then '' else ${words} end`;
}

async function foundStory(executor: Executor, id: string, reader: Reader): Promise<Found | undefined> {
  if (!isUuid(id)) return undefined;
  const row = await executor
    .selectFrom('story')
    .leftJoin('player as author', 'author.id', 'story.author_id')
    .select([
      'story.arena',
      'story.title',
      // Everybody sees the beginning; moderators see what there is.
      quotable(reader === 'moderator' ? sql`left(story.body, ${LONG_EXCERPT + 1})` : sql.ref('story.preview'), reader).as('preview'),
      'story.author_id',
      'author.name as author',
      storyWriters().as('writers'),
    ])
    .where('story.id', '=', id)
    .where('story.status', 'in', SEEN[reader])
    .executeTakeFirst();
  if (!row) return undefined;
  return {
    label: row.title,
    author: bylineOf(row.author, writersIn(row.writers)),
    ownerId: row.author_id,
    excerpt: reader === 'moderator' ? row.preview : previewOf(row.preview),
    address: storyAddress(row.arena, id),
    storyId: id,
  };
}

async function foundChapter(executor: Executor, id: string, reader: Reader): Promise<Found | undefined> {
  if (!isUuid(id)) return undefined;
  const row = await executor
    .selectFrom('fanfic_chapter as chapter')
    .innerJoin('story', 'story.id', 'chapter.story_id')
    .leftJoin('player as author', 'author.id', 'story.author_id')
    .select([
      'chapter.number',
      'chapter.title',
      quotable(sql.ref('chapter.body'), reader).as('body'),
      'story.id',
      'story.title as story',
      'story.author_id',
      'author.name as author',
    ])
    .where('chapter.id', '=', id)
    .where('story.status', 'in', SEEN[reader])
    .executeTakeFirst();
  if (!row) return undefined;
  return {
    label: `${row.title}, chapter ${row.number} of ${row.story}`,
    author: row.author ?? ANONYMOUS,
    ownerId: row.author_id,
    excerpt: row.body,
    address: `${storyAddress('fan_fic', row.id)}?chapter=${row.number}`,
    storyId: row.id,
  };
}

async function foundComment(executor: Executor, id: string, reader: Reader): Promise<Found | undefined> {
  if (!isUuid(id)) return undefined;
  // Only its writer and the story's author read a comment that waits for the author's yes; both can report it.
  const words = reader === 'moderator' ? sql.ref('comment.body') : sql`case when comment.state = 'shown' then comment.body else '' end`;
  const row = await executor
    .selectFrom('fanfic_comment as comment')
    .innerJoin('story', 'story.id', 'comment.story_id')
    .leftJoin('player as author', 'author.id', 'comment.author_id')
    .select([quotable(words, reader).as('body'), 'comment.author_id', 'author.name as author', 'story.id', 'story.title'])
    .where('comment.id', '=', id)
    .$if(reader === 'anybody', (query) => query.where('comment.hidden_at', 'is', null).where('comment.state', '<>', 'removed'))
    .where('story.status', 'in', SEEN[reader])
    .executeTakeFirst();
  if (!row) return undefined;
  return {
    label: `comment on ${row.title}`,
    author: row.author ?? ANONYMOUS,
    ownerId: row.author_id,
    excerpt: row.body,
    address: `${storyAddress('fan_fic', row.id)}?comments=1`,
    storyId: row.id,
  };
}

/** How many passages of a room can be chosen from: more than any room has. */
const MAX_PASSAGES = 200;

/** The passages of a room that can be reported, with the beginning of each; undefined when there is no such room, or nothing in it. */
export async function passagesOf(executor: Executor, roomId: string): Promise<Pick<Thing, 'id' | 'author' | 'excerpt'>[] | undefined> {
  if (!isUuid(roomId)) return undefined;
  const rows = await executor
    .selectFrom('weave_turn as turn')
    .innerJoin('weave_room as room', 'room.id', 'turn.room_id')
    .leftJoin('player as writer', 'writer.id', 'turn.player_id')
    .leftJoin('story', 'story.id', 'room.story_id')
    .select([
      'turn.number',
      'turn.ai_writer_id',
      'writer.name',
      'writer.hidden_at',
      sql<string>`left(turn.text, ${BEGINNING + 1})`.as('text'),
    ])
    .where('turn.room_id', '=', roomId)
    .where('turn.ended_at', 'is not', null)
    .where('turn.text', '<>', '')
    .where('turn.withheld_at', 'is', null)
    .where(sql<boolean>`story.status is distinct from 'hidden'`)
    .orderBy('turn.number')
    .limit(MAX_PASSAGES)
    .execute();
  if (rows.length === 0) return undefined;
  return rows.map((row) => ({ id: `${roomId}.${row.number}`, author: writerOf(row), excerpt: shortened(row.text, BEGINNING) }));
}

/** The room in which a story was woven; undefined for other stories. */
export async function roomOfStory(executor: Executor, storyId: string): Promise<string | undefined> {
  const row = await executor.selectFrom('weave_room').select('id').where('story_id', '=', storyId).executeTakeFirst();
  return row?.id;
}

function writerOf(row: { ai_writer_id: string | null; name: string | null; hidden_at: Date | null }): string {
  if (row.ai_writer_id) return 'an AI writer';
  return (row.hidden_at ? null : row.name) ?? ANONYMOUS;
}

async function foundPassage(executor: Executor, id: string, reader: Reader): Promise<Found | undefined> {
  const part = partNamed(id);
  if (!part) return undefined;
  const row = await executor
    .selectFrom('weave_turn as turn')
    .innerJoin('weave_room as room', 'room.id', 'turn.room_id')
    .leftJoin('player as writer', 'writer.id', 'turn.player_id')
    .leftJoin('story', 'story.id', 'room.story_id')
    .select(['turn.text', 'turn.player_id', 'turn.ai_writer_id', 'writer.name', 'writer.hidden_at', 'story.id as story_id'])
    .select(['story.title', 'story.status', 'turn.withheld_at'])
    .where('turn.room_id', '=', part.roomId)
    .where('turn.number', '=', part.number)
    .where('turn.ended_at', 'is not', null)
    .where('turn.text', '<>', '')
    .executeTakeFirst();
  const isHidden = row?.status === 'hidden' || row?.withheld_at != null;
  if (!row || (isHidden && reader === 'anybody')) return undefined;
  return {
    label: row.title === null ? 'passage in a room' : `passage of ${row.title}`,
    author: writerOf(row),
    ownerId: row.player_id,
    excerpt: row.text,
    address: row.story_id === null ? `/storyweave/${part.roomId}` : storyAddress('story_weave', row.story_id),
    storyId: row.story_id,
  };
}

async function foundPlayer(executor: Executor, id: string, reader: Reader): Promise<Found | undefined> {
  if (!isUuid(id)) return undefined;
  const row = await executor
    .selectFrom('player')
    .select(['name', 'bio'])
    .where('id', '=', id)
    .where('email_verified', '=', true)
    .$if(reader === 'anybody', (query) => query.where('hidden_at', 'is', null))
    .executeTakeFirst();
  return row && { label: row.name, author: row.name, ownerId: id, excerpt: row.bio, address: `/players/${id}`, storyId: null };
}

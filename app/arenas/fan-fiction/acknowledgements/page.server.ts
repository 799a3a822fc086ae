import { sql } from 'kysely';
import { namesOf } from '~/accounts/pen-names/pen-names-of.server';
import type { Viewer } from '~/accounts/viewer/viewer';
import { isSeenBy } from '~/blocks/unseen.server';
import type { Executor } from '~/platform/database/database.server';
import { isUuid } from '~/platform/ids/uuid';
import type { ConsentState, MentionKind } from '~/stories/acknowledgements/acknowledgement.tables';
import { coAuthorIds } from '~/stories/co-authors/authors-of.server';
import { writesStory } from '~/stories/policy';
import { isReadableBy } from '~/stories/reading/readable-by.server';
import { storyWriters, writersIn } from '~/stories/writers/story-writers.server';
import { bylineOf } from '~/stories/writers/writers';
import { storyViewAddress } from '../stories/story-links';
import { type BetaPerson, betasToThank } from './betas.server';
import { type SourceRow, sourcesOf } from './source-rows.server';

/** A person whom a story names, or asks. Those who have declined are not listed. */
interface NamedPerson {
  id: string;
  name: string;
  kind: MentionKind;
  state: Exclude<ConsentState, 'declined'>;
}

/** The page on which authors name others on their story. */
export interface AcknowledgementsPage {
  story: { id: string; title: string };
  people: NamedPerson[];
  /** What it comes from; those whose author has declined are left out. */
  sources: SourceRow[];
  /** Who read along and has not been asked. */
  betas: BetaPerson[];
}

/** What the authors of a story are shown; undefined for everybody else, and for what was never published. */
export async function acknowledgementsPage(db: Executor, player: Viewer, storyId: string): Promise<AcknowledgementsPage | undefined> {
  if (!isUuid(storyId)) return undefined;
  const row = await db
    .selectFrom('story')
    .select(['id', 'title', 'author_id', 'published_at', coAuthorIds().as('co_author_ids')])
    .where('id', '=', storyId)
    .where('arena', '=', 'fan_fic')
    .executeTakeFirst();
  if (!row?.published_at || !writesStory(player.id, { authorId: row.author_id, coAuthorIds: row.co_author_ids })) return undefined;
  const { rows: people } = await sql<NamedPerson>`
    select player.id, player.name, mention.kind, mention.state from story_mention as mention join player on player.id = mention.player_id
    where mention.story_id = ${storyId} and mention.state <> 'declined' and player.hidden_at is null
    order by mention.named_at, player.name_key`.execute(db);
  const [sources, betas] = await Promise.all([sourcesOf(db, storyId, player.id), betasToThank(db, storyId)]);
  const open = sources.filter(({ state }) => state !== 'declined');
  return { story: { id: row.id, title: row.title }, people, sources: open, betas };
}

/** The most that one page lists of what names a player, newest first. */
export const LISTED = 100;

/** A story that names a player, as they may see it. */
export interface Naming {
  id: string;
  kind: MentionKind;
  state: ConsentState;
  /** The pen name that it names; undefined for their own name. */
  pen: string | undefined;
  /** Undefined where they may not read it. */
  story: { title: string; author: string; address: string } | undefined;
}

/** Everything that names a player or asks whether it may; authors whom they do not see ask in vain. */
export async function namingsOf(db: Executor, player: Viewer): Promise<Naming[]> {
  const rows = await db
    .selectFrom('story_mention as mention')
    .innerJoin('story', 'story.id', 'mention.story_id')
    .leftJoin('player as author', 'author.id', 'story.author_id')
    .innerJoin('player as named', 'named.id', 'mention.player_id')
    .select([
      'named.name',
      'named.pen_of',
      'mention.id',
      'mention.kind',
      'mention.state',
      'story.id as story_id',
      'story.title',
      'author.name as author',
    ])
    .select([storyWriters().as('writers'), isReadableBy(player.id).as('readable')])
    .where(sql<boolean>`mention.player_id = any(${namesOf(player.id)})`)
    .where(sql<boolean>`(mention.state <> 'asked' or ${isSeenBy(player.id, 'story.author_id')})`)
    .orderBy('mention.named_at', 'desc')
    .orderBy('mention.id')
    .limit(LISTED)
    .execute();
  return rows.map(({ id, kind, state, name, pen_of: penOf, story_id: storyId, title, author, writers, readable }) => ({
    ...{ id, kind, state, pen: penOf === null ? undefined : name },
    story: readable ? { title, author: bylineOf(author, writersIn(writers)), address: storyViewAddress(storyId) } : undefined,
  }));
}

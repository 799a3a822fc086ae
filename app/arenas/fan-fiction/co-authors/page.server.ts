import { sql } from 'kysely';
import type { Viewer } from '~/accounts/viewer/viewer';
import { isBlockedAmong } from '~/blocks/unseen.server';
import type { Executor } from '~/platform/database/database.server';
import { isUuid } from '~/platform/ids/uuid';
import { coAuthorIds } from '~/stories/co-authors/authors-of.server';
import { isRatedFor } from '~/stories/content-rating/listed-for.server';
import { isUnderPenName, writesStory } from '~/stories/policy';
import { isReadableBy } from '~/stories/reading/readable-by.server';

interface Person {
  id: string;
  name: string;
}

/** The page of those who write a story. */
export interface OwnPage {
  view: 'own';
  story: { id: string; title: string };
  playerId: string;
  /** In the order in which they came; one alone where nobody writes with them. */
  authors: (Person & { agreed: boolean })[];
  invited: Person[];
}

/** The page of somebody who is asked to write it, too. */
export interface InvitedPage {
  view: 'invited';
  story: { id: string; title: string };
  /** Who asks; undefined when they have left. */
  asker: string | undefined;
  authors: Person[];
  /** Whether they can read it now. */
  readable: boolean;
}

/** The rating of a story keeps it from somebody who is invited. */
interface RatedPage {
  view: 'rated';
}

export type CoAuthorsPage = OwnPage | InvitedPage | RatedPage;

/** What somebody is shown of who writes a story; undefined where it is nothing. */
export async function coAuthorsPage(db: Executor, player: Viewer, storyId: string): Promise<CoAuthorsPage | undefined> {
  if (!isUuid(storyId)) return undefined;
  const row = await db
    .selectFrom('story')
    .select(['id', 'title', 'author_id', 'published_at', coAuthorIds().as('co_author_ids')])
    .select([isRatedFor(player.id).as('rated'), isReadableBy(player.id).as('readable')])
    .where('id', '=', storyId)
    .where('arena', '=', 'fan_fic')
    .executeTakeFirst();
  if (!row?.published_at || row.author_id === null) return undefined;
  const story = { id: row.id, title: row.title };
  const facts = { authorId: row.author_id, coAuthorIds: row.co_author_ids };
  const all = await peopleOf(db, { storyId, authorId: row.author_id });
  // Of a story under a pen name, that alone is named.
  const people = isUnderPenName(facts) ? all.filter(({ id }) => id === row.author_id) : all;
  const authors = people.filter(({ joined }) => joined).map(({ id, name, agreed }) => ({ id, name, agreed }));
  if (writesStory(player.id, facts)) {
    const invited = people.filter(({ joined }) => !joined).map(({ id, name }) => ({ id, name }));
    return { view: 'own', story, playerId: player.id, authors, invited };
  }
  const own = people.find(({ id }) => id === player.id);
  const isShown =
    own &&
    !(await isBlockedAmong(
      db,
      player.id,
      authors.map(({ id }) => id),
    ));
  if (!isShown) return undefined;
  if (!row.rated) return { view: 'rated' };
  const named = authors.map(({ id, name }) => ({ id, name }));
  return { view: 'invited', story, asker: own.asker ?? undefined, authors: named, readable: row.readable };
}

interface PersonRow extends Person {
  joined: boolean;
  agreed: boolean;
  asker: string | null;
}

/** Everybody who writes a story or is asked to; its author, where that is all. */
async function peopleOf(db: Executor, { storyId, authorId }: { storyId: string; authorId: string }): Promise<PersonRow[]> {
  const { rows } = await sql<PersonRow>`
    select player.id, player.name, person.joined_at is not null as joined, person.agreed_at is not null as agreed, asker.name as asker
    from (
      select player_id, invited_by, invited_at, joined_at, agreed_at from co_author where story_id = ${storyId}
      union all
      select ${authorId}::uuid, null, '-infinity', '-infinity', null
      where not exists (select from co_author where story_id = ${storyId} and player_id = ${authorId}::uuid)
    ) as person
    join player on player.id = person.player_id
    left join player as asker on asker.id = person.invited_by and asker.hidden_at is null
    order by person.joined_at nulls last, person.invited_at, player.id`.execute(db);
  return rows;
}

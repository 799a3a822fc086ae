import { sql } from 'kysely';
import { ANONYMOUS } from '~/accounts/anonymous';
import type { Viewer } from '~/accounts/viewer/viewer';
import { isBlockedAmong } from '~/blocks/unseen.server';
import type { Executor } from '~/platform/database/database.server';
import { isUuid } from '~/platform/ids/uuid';
import { coAuthorIds, coAuthorNames } from '~/stories/co-authors/authors-of.server';
import { isRatedFor } from '~/stories/content-rating/listed-for.server';
import { knownAs, writesStory } from '~/stories/policy';
import { isReadableBy } from '~/stories/reading/readable-by.server';
import type { Credit } from '~/stories/writers/writers';

interface Person {
  id: string;
  name: string;
}

/** The page of those who write a story. */
export interface OwnPage {
  view: 'own';
  story: { id: string; title: string };
  /** The id of the name under which the reader writes it. */
  nameId: string;
  /** That name, where it is a pen name. */
  pen: string | undefined;
  /** In the order in which they came; one alone where nobody writes with them. */
  authors: (Person & { agreed: boolean })[];
  invited: Person[];
  /** Other names of the reader's that are invited, which only they are told. */
  ownInvited: Person[];
}

/** The page of a player who is asked to write it, too. */
export interface InvitedPage {
  view: 'invited';
  story: { id: string; title: string };
  /** The name of theirs that is asked; `pen` where it is a pen name. */
  asked: { nameId: string; pen: string | undefined };
  /** Who asks; undefined when they have left. */
  asker: string | undefined;
  /** 'Anonymous' stands for those whom moderators hide. */
  authors: Credit[];
  /** Whether they can read it now. */
  readable: boolean;
}

/** The rating of a story keeps it from a player who is invited. */
interface RatedPage {
  view: 'rated';
}

export type CoAuthorsPage = OwnPage | InvitedPage | RatedPage;

/** What a player is shown of who writes a story; undefined where it is nothing. */
export async function coAuthorsPage(db: Executor, player: Viewer, storyId: string): Promise<CoAuthorsPage | undefined> {
  if (!isUuid(storyId)) return undefined;
  const row = await db
    .selectFrom('story')
    .select(['id', 'title', 'author_id', coAuthorIds().as('co_author_ids'), coAuthorNames().as('name_ids')])
    .select([isRatedFor(player.id).as('rated'), isReadableBy(player.id).as('readable')])
    .where('id', '=', storyId)
    .where('arena', '=', 'fan_fic')
    .executeTakeFirst();
  if (!row || row.author_id === null) return undefined;
  const story = { id: row.id, title: row.title };
  const facts = { authorId: row.author_id, coAuthorIds: row.co_author_ids, nameIds: row.name_ids };
  const people = await peopleOf(db, { storyId, authorId: row.author_id, playerId: player.id });
  const joined = people.filter((one) => one.joined);
  if (writesStory(player.id, facts)) {
    const authors = joined.map(({ id, name, agreed }) => ({ id, name, agreed }));
    const named = (those: typeof people) => those.map(({ id, name }) => ({ id, name }));
    const nameId = knownAs(player.id, facts);
    return {
      ...{ view: 'own', story, nameId, pen: people.find(({ id, isPen }) => id === nameId && isPen)?.name, authors },
      invited: named(people.filter((one) => !one.joined)),
      ownInvited: named(people.filter((one) => !one.joined && one.own)),
    };
  }
  const own = people.find((one) => one.own);
  const names = joined.map(({ id }) => id);
  if (!own || (await isBlockedAmong(db, player.id, names))) return undefined;
  if (!row.rated) return { view: 'rated' };
  const authors = joined.map(({ id, name, hidden }) => ({ name: hidden ? ANONYMOUS : name, playerId: hidden ? null : id, isAi: false }));
  const asked = { nameId: own.id, pen: own.isPen ? own.name : undefined };
  return { view: 'invited', story, asked, asker: own.asker ?? undefined, authors, readable: row.readable };
}

interface PersonRow extends Person {
  /** Whether it is a name of the reader's. */
  own: boolean;
  isPen: boolean;
  /** Whether moderators hide them. */
  hidden: boolean;
  joined: boolean;
  agreed: boolean;
  asker: string | null;
}

/** Everybody who writes a story or is asked to; its author, where that is all. */
async function peopleOf(
  db: Executor,
  { storyId, authorId, playerId }: { storyId: string; authorId: string; playerId: string },
): Promise<PersonRow[]> {
  const { rows } = await sql<PersonRow>`
    select player.id, player.name, player.pen_of is not null as "isPen", player.hidden_at is not null as hidden, person.account_id = ${playerId} as own,
      person.joined_at is not null as joined, person.agreed_at is not null as agreed, asker.name as asker
    from (
      select coalesce(pen_id, player_id) as name_id, player_id as account_id, invited_by, invited_at, joined_at, agreed_at from co_author where story_id = ${storyId}
      union all
      select ${authorId}::uuid, ${authorId}::uuid, null, '-infinity', '-infinity', null
      where not exists (select from co_author where story_id = ${storyId} and joined_at is not null)
    ) as person
    join player on player.id = person.name_id
    left join player as asker on asker.id = person.invited_by and asker.hidden_at is null
    order by person.joined_at nulls last, person.invited_at, player.id`.execute(db);
  return rows;
}

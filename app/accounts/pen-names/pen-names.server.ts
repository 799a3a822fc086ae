import { randomUUID } from 'node:crypto';
import { sql, type Transaction } from 'kysely';
import type { Tables } from '~/platform/database/database.server';
import { isUniqueViolation } from '~/platform/database/unique-violation';
import { Refusal } from '~/platform/forms/refusal';
import type { AccountDependencies } from '../dependencies';
import { erasePenName } from '../leaving/erase-account.server';
import type { LeavingDependencies } from '../leaving/leaving.server';
import { limits } from '../limits';
import type { NameRegister } from '../names/name-register.server';
import type { Profiles } from '../profile/profiles.server';
import { nameKey } from '../sign-up/display-name';
import { texts } from '../texts';
import { type OwnPenName, usablePenNames } from './pen-names-of.server';
import { MOST_PEN_NAMES, penNameTexts } from './texts';

/** A pen name with what its owner is shown of it. */
export interface ListedPenName extends OwnPenName {
  bio: string;
  takesInvitations: boolean;
  retired: boolean;
  stories: number;
  series: number;
  followers: number;
}

interface PenNameFields {
  name: string;
  bio: string;
  /** Whether authors who do not know it may ask it to write with them; no without it. */
  takesInvitations?: boolean;
}

export interface PenNames {
  /** All pen names of a person, in the order in which they were made. */
  list(playerId: string): Promise<ListedPenName[]>;
  /** Those under which they can publish. */
  usable(playerId: string): Promise<OwnPenName[]>;
  /** Makes a pen name. @throws {Refusal} for a name that is taken or not allowed, or one too many. {RateLimited} */
  make(playerId: string, fields: PenNameFields): Promise<void>;
  /** Changes its name and what it says of itself. @throws {Refusal} as `make`, or when it is not theirs. {RateLimited} */
  save(playerId: string, penId: string, fields: PenNameFields): Promise<void>;
  /** Ends publishing under it; one that has neither stories nor series is deleted. @returns what became of it. @throws {Refusal} when it is not theirs. */
  retire(playerId: string, penId: string): Promise<'retired' | 'deleted'>;
  /** Lets them publish under it again. @throws {Refusal} when it is not theirs. */
  restore(playerId: string, penId: string): Promise<void>;
}

interface PenNameDependencies
  extends Pick<AccountDependencies, 'db' | 'clock' | 'limiter'>,
    Pick<LeavingDependencies, 'personalData' | 'barred'> {
  names: Pick<NameRegister, 'take' | 'leave'>;
  profiles: Pick<Profiles, 'save'>;
}

/** @see docs/product/pen-names.md */
export function createPenNames({ db, clock, limiter, names, profiles, personalData, barred }: PenNameDependencies): PenNames {
  return {
    list: async (playerId) => {
      const rows = await db
        .selectFrom('player as pen')
        .select(['pen.id', 'pen.name', 'pen.bio', 'pen.pen_retired_at', 'pen.takes_invitations'])
        .select([
          sql<number>`(select count(*)::integer from story where story.author_id = pen.id
            or story.id in (select story_id from co_author where co_author.pen_id = pen.id and joined_at is not null))`.as('stories'),
          sql<number>`(select count(*)::integer from collection where collection.owner_id = pen.id)`.as('series'),
          sql<number>`(select count(*)::integer from player_follow where followed_id = pen.id)`.as('followers'),
        ])
        .where('pen.pen_of', '=', playerId)
        .orderBy('pen.created_at')
        .orderBy('pen.id')
        .execute();
      return rows.map(({ pen_retired_at: retiredAt, takes_invitations: takesInvitations, ...pen }) => ({
        ...{ ...pen, takesInvitations, retired: retiredAt !== null },
      }));
    },

    usable: (playerId) => usablePenNames(db, playerId),

    async make(playerId, fields) {
      await limiter.use(`pen-name:${playerId}`, limits.penNamesOfPlayer);
      try {
        await db.transaction().execute(async (trx) => {
          await requireRoom(trx, playerId);
          const id = randomUUID();
          await insertPenName(trx, { id, playerId, ...fields, now: clock.now() });
          await names.take(trx, id, fields.name);
        });
      } catch (error) {
        if (isUniqueViolation(error)) throw new Refusal(texts.nameTaken, { field: 'name', status: 409 });
        throw error;
      }
    },

    async save(playerId, penId, { takesInvitations = false, ...fields }) {
      const own = db.selectFrom('player').select('id').where('id', '=', penId).where('pen_of', '=', playerId);
      if (!(await own.executeTakeFirst())) throw notTheirs();
      await profiles.save(penId, fields);
      await db.updateTable('player').set({ takes_invitations: takesInvitations }).where('id', '=', penId).execute();
    },

    retire: (playerId, penId) =>
      db.transaction().execute(async (trx) => {
        // Locked for good, unlike where a story is published: what is published meanwhile is waited for.
        const own = trx.selectFrom('player').select('id').where('id', '=', penId).where('pen_of', '=', playerId);
        if (!(await own.forUpdate().executeTakeFirst())) throw notTheirs();
        if (!(await signsAnything(trx, penId))) {
          await erasePenName(trx, { playerId: penId, works: 'keep', now: clock.now() }, { personalData, barred, names });
          return 'deleted';
        }
        const used = trx.updateTable('player').set({ pen_retired_at: clock.now() }).where('id', '=', penId);
        await used.where('pen_retired_at', 'is', null).execute();
        return 'retired';
      }),

    async restore(playerId, penId) {
      const own = db.updateTable('player').set({ pen_retired_at: null }).where('id', '=', penId).where('pen_of', '=', playerId);
      if (!(await own.returning('id').executeTakeFirst())) throw notTheirs();
    },
  };
}

async function signsAnything(trx: Transaction<Tables>, penId: string): Promise<boolean> {
  const { rows } = await sql<{ signs: boolean }>`
    select exists (select from story where author_id = ${penId}) or exists (select from collection where owner_id = ${penId})
      or exists (select from shared_work where player_id = ${penId})
      or exists (select from co_author where pen_id = ${penId} and joined_at is not null)
      or exists (select from story_writer where player_id = ${penId}) as signs`.execute(trx);
  return rows[0]?.signs ?? false;
}

/** Locks the person's own row, so that two tabs cannot exceed the limit. */
async function requireRoom(trx: Transaction<Tables>, playerId: string): Promise<void> {
  const account = await trx.selectFrom('player').select('hidden_at').where('id', '=', playerId).forNoKeyUpdate().executeTakeFirstOrThrow();
  if (account.hidden_at) throw new Refusal(penNameTexts.hidden, { status: 403 });
  const { count } = await trx
    .selectFrom('player')
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .where('pen_of', '=', playerId)
    .executeTakeFirstOrThrow();
  if (count >= MOST_PEN_NAMES) throw new Refusal(penNameTexts.tooMany, { status: 409 });
}

interface NewPenName extends PenNameFields {
  id: string;
  playerId: string;
  now: Date;
}

/** A row that nobody can sign in as: it has no password, and its address leads nowhere. */
async function insertPenName(trx: Transaction<Tables>, { id, playerId, name, bio, takesInvitations, now }: NewPenName): Promise<void> {
  const nobody = { email: `${id}@pen.invalid`, email_verified: true, image: null, current_session_id: null };
  await trx
    .insertInto('player')
    .values({
      id,
      name,
      name_key: nameKey(name),
      bio,
      pen_of: playerId,
      takes_invitations: takesInvitations,
      ...nobody,
      created_at: now,
      updated_at: now,
    })
    .execute();
}

function notTheirs(): Refusal {
  return new Refusal(penNameTexts.notYours, { status: 404 });
}

import { randomUUID } from 'node:crypto';
import { expect } from 'vitest';
import type { Viewer } from '~/accounts/viewer/viewer';
import { createRateLimiter } from '~/platform/limits/rate-limit.server';
import type { TestDatabaseFixture } from '~/platform/testing/database/test-database';
import { makePenName, makePlayer } from '~/platform/testing/make-player';
import { FANDOM, type FanFixture, onFanFixture } from './fan-fixture';

/** Mara writes as Juniper Vale, too, and Lena as Wren; Ivo under his own name alone. Who knows whom is said in each test. */
interface PenNamePeople {
  context: TestDatabaseFixture;
  fixture: FanFixture;
  mara: Viewer;
  ivo: Viewer;
  lena: Viewer;
  juniper: Viewer;
  wren: Viewer;
}

/**
 * Makes the people before every test of a file.
 * @returns what they do about the story that `about` names last, and what they are told.
 */
export function onPenNamePeople(setUp: (made: PenNamePeople) => void) {
  let made: PenNamePeople;
  let storyId = '';
  onFanFixture(async ({ fixture, mara, ivo, ...context }) => {
    const { database, clock } = context;
    const lena = await makePlayer(database, clock, 'Lena');
    const juniper = await makePenName(database, clock, mara.id, 'Juniper Vale');
    made = { context, fixture, mara, ivo, lena, juniper, wren: await makePenName(database, clock, lena.id, 'Wren') };
    setUp(made);
  });

  const db = () => made.context.database.db;
  const coAuthors = () => made.fixture.service.coAuthors;

  return {
    db,
    coAuthors,
    about: (id: string) => {
      storyId = id;
      return id;
    },
    limiter: () => createRateLimiter(db(), made.context.clock, 'secret'),
    follow: (who: Viewer, whom: Viewer) =>
      db()
        .insertInto('player_follow')
        .values({ follower_id: who.id, followed_id: whom.id, created_at: made.context.clock.now() })
        .execute(),
    takesInvitations: (pen: Viewer) => db().updateTable('player').set({ takes_invitations: true }).where('id', '=', pen.id).execute(),
    publish: async (by: Viewer, pen?: string) => {
      const words = { title: 'A Harbour', content: 'Empty.' };
      return (await made.fixture.service.stories.create(by, { id: randomUUID(), fandom: FANDOM, ...words, pen })).storyId;
    },
    page: (who: Viewer) => coAuthors().page(who, storyId),
    invite: (by: Viewer, name: string) => coAuthors().invite(by, storyId, name),
    answer: (who: Viewer, nameId: string, accepts = true) => {
      made.context.clock.advance(1000);
      return coAuthors().answer(who, storyId, { nameId, accepts });
    },
    read: (viewer?: Viewer) => made.fixture.service.reading.page({ storyId, chapterNumber: 1, viewerId: viewer?.id }),
    /** What a player was told about writing together: by whom, and with what. */
    told: async (who: Viewer) => {
      const rows = await db()
        .selectFrom('notice')
        .leftJoin('player', 'player.id', 'notice.actor_id')
        .select(['notice.kind', 'player.name as actor', 'notice.params'])
        .where('notice.player_id', '=', who.id)
        .where('notice.kind', 'like', 'co-author%')
        .orderBy('notice.changed_at')
        .execute();
      return rows.map(({ kind, actor, params }) => [kind, actor, params]);
    },
  };
}

/** Nothing of it names an account, by its name or its id. */
export function expectWithout(shown: unknown, ...accounts: Viewer[]): void {
  const text = JSON.stringify(shown);
  for (const { id, name } of accounts) {
    expect(text).not.toContain(id);
    expect(text).not.toContain(name);
  }
}

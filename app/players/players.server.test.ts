import { randomUUID } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import type { OpenDatabase } from '~/platform/database/database.server';
import { createRateLimiter } from '~/platform/limits/rate-limit.server';
import { onTestDatabase } from '~/platform/testing/database/test-database';
import { makePenName, makePlayer } from '~/platform/testing/make-player';
import type { TestClock } from '~/platform/testing/test-clock';
import { createProgressService } from '~/progress/progress.server';
import { makeStory } from '~/stories/testing/make-story';
import { shown } from '../../server/features';
import { createPlayersService, type PlayersService } from './players.server';
import { MAX_FOLLOWED, playerTexts } from './texts';

let database: OpenDatabase;
let clock: TestClock;
let players: PlayersService;
/** By person: the name by which others met them. */
const met = new Map<string, string>();

onTestDatabase((fixture) => {
  met.clear();
  ({ database, clock } = fixture);
  const { db } = database;
  players = createPlayersService({
    db,
    clock,
    limiter: createRateLimiter(db, clock, 'secret'),
    progress: createProgressService({ db, clock }),
    counters: shown('counters'),
    badges: shown('badges'),
    meetings: [async (_db, personId) => met.get(personId)],
  });
});

const pageOf = (playerId: string, viewerId?: string, after?: string) =>
  players.publicPlayer(playerId, { viewerId, list: { cursor: after } });

describe('the names of a viewer who looks at a player', () => {
  it('begin with their own, and say which the other has met', async () => {
    const [mara, ivo] = [await makePlayer(database, clock, 'Mara'), await makePlayer(database, clock, 'Ivo')];
    expect(await players.ownNames(mara, ivo.id), 'with one name').toBeUndefined();
    const pen = await makePenName(database, clock, mara.id, 'Juniper Vale');
    const names = [mara, pen].map(({ id, name }) => ({ id, name }));
    expect(await players.ownNames(mara, ivo.id)).toEqual({ names, met: mara.id });
    met.set(mara.id, pen.id);
    expect(await players.ownNames(mara, ivo.id)).toEqual({ names, met: pen.id });
  });
});

describe('the public page of a player', () => {
  it('behind a door is there for signed-in people alone, who read why', async () => {
    const mara = await makePlayer(database, clock, 'Mara');
    const ivo = await makePlayer(database, clock, 'Ivo');
    await database.execute(`update player set door_about = 'threat' where id = $1`, [mara.id]);
    expect(await pageOf(mara.id)).toBeUndefined();
    expect(await pageOf(mara.id, ivo.id)).toMatchObject({ name: 'Mara', door: 'threat' });
  });

  it('shows public facts and no e-mail address', async () => {
    const mara = await makePlayer(database, clock, 'Mara');
    await database.execute(`update player set bio = 'By hand.' where id = $1`, [mara.id]);
    await database.execute(`insert into player_progress (player_id, xp_sum, games_played, stories_published) values ($1, 3200, 12, 1)`, [
      mara.id,
    ]);
    await database.execute(
      `insert into game_best (player_id, game, best_score, reached_at, runs, total_score) values ($1, 'word-chain', 120, $2, 3, 200)`,
      [mara.id, clock.now()],
    );
    await makeStory(database, clock, { author_id: mara.id, title: 'Public', rating_count: 3, rating_sum: 14 });
    await makeStory(database, clock, { author_id: mara.id, title: 'Draft', status: 'draft' });
    const page = await pageOf(mara.id);
    expect(page).toMatchObject({
      name: 'Mara',
      bio: 'By hand.',
      memberSince: 2026,
      xp: 3200,
      level: { level: 3 },
      counters: expect.arrayContaining([
        { label: 'Story', value: 1 },
        { label: 'Games played', value: 12 },
      ]),
      scores: [{ id: 'word-chain', title: 'Word Chain', best: 120, earlier: false, runs: 3 }],
      follows: { followers: 0, following: 0, followed: false },
    });
    expect(page?.stories.cards.map(({ title }) => title)).toEqual(['Public']);
    expect(page?.badges.filter(({ tier }) => tier).map(({ id }) => id)).toEqual(['risen', 'storyteller', 'crowd-pleaser', 'veteran']);
    expect(JSON.stringify(page)).not.toContain('@');
  });

  it('does not exist for unknown or unverified players', async () => {
    const waiting = await makePlayer(database, clock, 'Waiting');
    await database.execute('update player set email_verified = false');
    for (const id of [randomUUID(), 'mara', waiting.id]) expect(await pageOf(id)).toBeUndefined();
  });

  it('lists stories page by page', async () => {
    const mara = await makePlayer(database, clock, 'Mara');
    for (let number = 0; number < 15; number += 1) await makeStory(database, clock, { author_id: mara.id, title: `Story ${number}` });
    const first = await pageOf(mara.id);
    const second = await pageOf(mara.id, undefined, first?.stories.next);
    const ids = [...(first?.stories.cards ?? []), ...(second?.stories.cards ?? [])].map(({ id }) => id);
    expect([new Set(ids).size, second?.stories.next]).toEqual([15, undefined]);
  });
});

describe('following', () => {
  it('counts once however often it is repeated, and can be undone', async () => {
    const [mara, ivo] = [await makePlayer(database, clock, 'Mara'), await makePlayer(database, clock, 'Ivo')];
    await Promise.all([players.follows.follow(mara, ivo.id), players.follows.follow(mara, ivo.id)]);
    expect(await players.follows.countsOf(ivo.id, mara.id)).toEqual({ followers: 1, following: 0, followed: true });
    expect(await players.follows.countsOf(mara.id, ivo.id)).toEqual({ followers: 0, following: 1, followed: false });
    await players.follows.unfollow(mara, ivo.id);
    await players.follows.unfollow(mara, ivo.id);
    expect(await players.follows.countsOf(ivo.id, mara.id)).toEqual({ followers: 0, following: 0, followed: false });
  });

  it('works only for other, existing players', async () => {
    const [mara, waiting] = [await makePlayer(database, clock, 'Mara'), await makePlayer(database, clock, 'Waiting')];
    await database.execute('update player set email_verified = false where id = $1', [waiting.id]);
    await expect(players.follows.follow(mara, mara.id)).rejects.toThrow(playerTexts.notSelf);
    for (const id of [randomUUID(), waiting.id]) await expect(players.follows.follow(mara, id)).rejects.toThrow(playerTexts.gone);
    await expect(players.follows.follow(mara, 'nobody')).rejects.toThrow(playerTexts.gone);
    await players.follows.unfollow(mara, 'nobody');
  });

  it('is limited in number and in rate', async () => {
    const [mara, ivo] = [await makePlayer(database, clock, 'Mara'), await makePlayer(database, clock, 'Ivo')];
    await database.execute(
      `with crowd as (
        insert into player (id, name, name_key, email, email_verified, created_at, updated_at)
        select gen_random_uuid(), n, n, n || '@example.test', true, $2, $2 from generate_series(1, ${MAX_FOLLOWED}) n returning id)
      insert into player_follow (follower_id, followed_id, created_at) select $1, id, $2 from crowd`,
      [mara.id, clock.now()],
    );
    await expect(players.follows.follow(mara, ivo.id)).rejects.toThrow(playerTexts.tooMany);
    for (let times = 0; times < 60; times += 1) await players.follows.unfollow(ivo, mara.id);
    await expect(players.follows.follow(ivo, mara.id)).rejects.toThrow('Too many attempts.');
    clock.advance(60_000);
    await players.follows.follow(ivo, mara.id);
  });
});

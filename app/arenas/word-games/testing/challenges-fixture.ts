import { randomUUID } from 'node:crypto';
import { beforeEach } from 'vitest';
import { createRateLimiter } from '~/platform/limits/rate-limit.server';
import { makePlayer } from '~/platform/testing/make-player';
import { personOf } from '../challenges/challenge-rows.server';
import { type Challenges, createChallenges } from '../challenges/challenges.server';
import type { Referee } from '../referee/referee.server';
import type { RunOwner, RunView } from '../referee/referee-types';
import { createRunKeys } from '../referee/run-key.server';
import { bee, GAME, openRefereeFixture, type RefereeFixture, SECOND, WORDS } from './referee-fixture';
import { everywhere, spellingLexicon } from './spelling-bee';

const SECRET = 'a secret of some length for tests';

/** Challenges over the spelling bee, with two players. */
export class ChallengesFixture {
  readonly base: RefereeFixture;
  readonly ann: RunOwner & { playerId: string };
  readonly bob: RunOwner & { playerId: string };
  readonly challenges: Challenges;

  constructor(base: RefereeFixture, bobId: string) {
    this.base = base;
    this.ann = { playerId: base.playerId };
    this.bob = { playerId: bobId };
    this.challenges = this.challengesWith(base.referee);
  }

  get limiter() {
    return createRateLimiter(this.base.database.db, this.base.clock, SECRET);
  }

  challengesWith(referee: Referee): Challenges {
    const { database, clock } = this.base;
    const services = { db: database.db, clock, keys: createRunKeys(SECRET), limiter: this.limiter, referee };
    return createChallenges({ ...services, games: everywhere(bee), lexiconOf: () => spellingLexicon(WORDS) });
  }

  async person(name: string): Promise<{ playerId: string }> {
    return { playerId: (await makePlayer(this.base.database, this.base.clock, name)).id };
  }

  /** Spells some words of a run and ends it. */
  async playOut(run: RunView, words: number): Promise<void> {
    for (let number = 1; number <= words; number += 1) await this.base.spell(run, number);
    if (words < 4) await this.base.referee.settle(run.runId);
    this.base.clock.advance(SECOND);
  }

  /** A challenge of one player's run, Ann's unless another sends it. */
  async sent(words = 2, browser: string = randomUUID(), by: RunOwner = this.ann): Promise<string> {
    const run = await this.base.referee.start(GAME, by);
    await this.playOut(run, words);
    return this.challenges.send(run.runId, run.key, browser);
  }

  async answer(id: string, owner: RunOwner, words: number, browser: string = randomUUID()): Promise<RunView> {
    const run = await this.challenges.start(id, owner, browser);
    await this.playOut(run, words);
    return run;
  }

  async block(one: RunOwner, other: RunOwner): Promise<void> {
    const blocked = `insert into player_block (player_id, other_id, kind, created_at) values ($1, $2, 'block', now())`;
    await this.base.database.execute(blocked, [personOf(one), personOf(other)]);
  }

  look(id: string, owner?: RunOwner) {
    return this.challenges.look(id, { owner, guestId: owner && 'guestId' in owner ? owner.guestId : undefined });
  }

  /** Each row: rank or why there is none, name, points. */
  async boardOf(id: string, owner: RunOwner): Promise<string[] | undefined> {
    return (await this.look(id, owner))?.board.map(({ rank, unranked, name, score }) => `${rank ?? unranked} ${name ?? 'guest'} ${score}`);
  }

  /** What a player is told. */
  async toldTo({ playerId }: { playerId: string }) {
    const notices = this.base.database.db.selectFrom('notice').select(['count', 'actor_id', 'detail', 'params']);
    return notices.where('player_id', '=', playerId).execute();
  }
}

/** Creates a new fixture before each test of a file. @returns the fixture of the current test. */
export function openChallengesFixture(): () => ChallengesFixture {
  const base = openRefereeFixture();
  let fixture: ChallengesFixture;
  beforeEach(async () => {
    fixture = new ChallengesFixture(base(), (await makePlayer(base().database, base().clock, 'Bob')).id);
  });
  return () => fixture;
}

import { randomUUID } from 'node:crypto';
import { expect, it } from 'vitest';
import { openReview } from '../../app/arenas/word-games/referee/settling/run-review.server';
import { findCases } from '../../app/moderation/cases/find-cases.server';
import { testDetectors, testTargets } from '../../app/moderation/testing/test-targets';
import type { OpenDatabase } from '../../app/platform/database/database.server';
import { createLog } from '../../app/platform/log/log.server';
import { onTestDatabase } from '../../app/platform/testing/database/test-database';
import { makePlayer } from '../../app/platform/testing/make-player';
import type { TestClock } from '../../app/platform/testing/test-clock';
import { refusedRuns } from './refused-runs';
import { WrongCommand } from './wrong-command';

let database: OpenDatabase;
let clock: TestClock;

onTestDatabase((fixture) => {
  ({ database, clock } = fixture);
});

const command = (line: string) => refusedRuns(database.db, line.split(' '));

it('players whose runs did not count are listed with these runs, until an operator has looked', async () => {
  expect(await command('')).toBe('Nobody had three runs in a week that did not count.');
  const { id } = await makePlayer(database, clock, 'Quick Fox');
  const runs = [randomUUID(), randomUUID(), randomUUID()];
  for (const run of runs) {
    await database.execute(
      `insert into game_run (id, game, player_id, deal, puzzle_keys, score, started_at, ends_at, settled_at, xp, fault)
       values ($1, 'word-chain', $2, '{}', '{}', 900, $3, $3, $3, 0, 'too-fast')`,
      [run, id, clock.now()],
    );
  }
  await openReview(database.db, id, clock.now());
  const [player, ...lines] = (await command('')).split('\n');
  expect(player).toBe(`${id}  2026-03-01T12:00  Quick Fox`);
  expect(lines.sort()).toEqual(runs.map((run) => `  ${run}  2026-03-01T12:00  word-chain, 900 points: too-fast`).sort());
  expect(await command('seen quick fox')).toBe('Seen: Quick Fox, until three further runs do not count.');
  expect(await command(`seen ${id}`)).toBe('Not on the list: Quick Fox.');
  expect(await command('')).toBe('Nobody had three runs in a week that did not count.');
});

it('a case that the site has opened for these runs is closed with them, and one that people reported stays', async () => {
  const { id } = await makePlayer(database, clock, 'Quick Fox');
  const cases = async () => (await database.execute('select closed_at is null as open, upheld from moderation_case')).rows;
  const foundAgain = async () => {
    await database.execute('delete from run_review');
    await database.execute('insert into run_review (player_id, opened_at) values ($1, now())', [id]);
    await findCases({ db: database.db, clock, targets: testTargets, detectors: testDetectors, log: createLog({ level: 'silent' }) });
  };
  await foundAgain();
  expect(await cases()).toEqual([{ open: true, upheld: null }]);
  await command(`seen ${id}`);
  expect(await cases()).toEqual([{ open: false, upheld: false }]);
  await database.execute('delete from moderation_case');
  await foundAgain();
  await database.execute(
    `insert into report (id, case_id, reason, details, created_at) select gen_random_uuid(), id, 'spam', '', now() from moderation_case`,
  );
  await command(`seen ${id}`);
  expect(await cases()).toEqual([{ open: true, upheld: null }]);
});

it('a command that says nothing sensible is answered with how it goes', async () => {
  for (const words of ['drop', 'seen', 'unseen Quick Fox']) await expect(command(words), words).rejects.toThrow(WrongCommand);
  await expect(command('seen nobody')).rejects.toMatchObject({ status: 404 });
});

import { expect, it } from 'vitest';
import { findCases } from '../../app/moderation/cases/find-cases.server';
import { testDetectors, testTargets } from '../../app/moderation/testing/test-targets';
import type { OpenDatabase } from '../../app/platform/database/database.server';
import { createLog } from '../../app/platform/log/log.server';
import { onTestDatabase } from '../../app/platform/testing/database/test-database';
import { makePlayer } from '../../app/platform/testing/make-player';
import type { TestClock } from '../../app/platform/testing/test-clock';
import { createProgressService } from '../../app/progress/progress.server';
import { createRatingsService } from '../../app/stories/ratings/ratings.server';
import { makeStory } from '../../app/stories/testing/make-story';
import { votes } from './votes';
import { WrongCommand } from './wrong-command';

let database: OpenDatabase;
let clock: TestClock;

onTestDatabase((fixture) => {
  ({ database, clock } = fixture);
});

const command = (line: string) => votes(database.db, line.split(' '));

it('votes from one place are listed and released, and that is taken back', async () => {
  expect(await command('')).toBe('No votes came from one place.');
  const { db } = database;
  const ratings = createRatingsService({ db, clock, progress: createProgressService({ db, clock }), secret: 'secret' });
  const storyId = await makeStory(database, clock, { title: 'Read in class' });
  for (const name of ['Anna', 'Ben', 'Cleo']) {
    const { id: playerId } = await makePlayer(database, clock, name);
    await ratings.rateStory({ storyId, playerId, value: 4, source: { clientAddress: 'school', browserPlayers: [] } });
  }
  const line = await command('');
  const [id = ''] = line.split(' ');
  expect(line).toBe(`${id}  2026-03-01T12:00  3 votes, mean 4.0  Read in class`);
  await findCases({ db, clock, targets: testTargets, detectors: testDetectors, log: createLog({ level: 'silent' }) });
  expect(await command(`release ${id}`)).toBe('Released: 3 votes for “Read in class” count one by one.');
  const { rows } = await database.execute('select kind, closed_at is null as open from moderation_case');
  expect(rows, 'the case that the site opened for them is closed').toEqual([{ kind: 'votes', open: false }]);
  expect(await command(`release ${id}`)).toBe('Released already: 3 votes for “Read in class”.');
  expect(await command('')).toContain('mean 4.0, released  Read');
  expect(await command(`release ${id} --back`)).toBe('Taken back: 3 votes for “Read in class” count as one.');
});

it('a command that says nothing sensible is answered with how it goes', async () => {
  for (const words of ['drop', 'release', 'release a b', '--back']) await expect(command(words), words).rejects.toThrow(WrongCommand);
  await expect(command('release nothing')).rejects.toMatchObject({ status: 404 });
});

import { expect, it } from 'vitest';
import { DAY_MS } from '~/platform/clock/durations';
import { openModerationFixture } from '../testing/moderation-fixture';
import { testTargets } from '../testing/test-targets';
import { personHistory } from './person-history.server';

const fixture = openModerationFixture();
const { report, story, decide, object } = fixture;

const historyOf = ({ id }: { id: string }, reader = fixture.ada) =>
  personHistory({ db: fixture.database.db, clock: fixture.clock, targets: testTargets }, { id: reader.id, seesChildren: true }, id);

it('a record shows what was reported and decided about a person, without saying who reported it', async () => {
  expect(await historyOf(fixture.mara)).toEqual({ decisions: [], cases: [], sent: { decided: 0, upheld: 0 } });
  await report(story());
  const before = await historyOf(fixture.mara);
  expect(before?.cases).toMatchObject([
    {
      subject: 'the story “The Ninth Gate”',
      reasons: ['Advertising or spam'],
      state: 'open',
      to: expect.stringMatching(/^\/moderation\/[\w-]{36}$/),
    },
  ]);
  await decide('warn');
  fixture.clock.advance(DAY_MS);
  await object();
  const after = await historyOf(fixture.mara);
  expect(after?.decisions).toMatchObject([
    { said: expect.stringContaining('This is a warning'), reason: expect.stringContaining('rule 3'), objection: { outcome: undefined } },
  ]);
  expect(after?.cases).toMatchObject([
    { state: 'open', reasons: ['An objection'] },
    { state: 'upheld', to: undefined },
  ]);
  expect(JSON.stringify(after)).not.toContain('Ivo');
  expect((await historyOf(fixture.ivo))?.sent).toEqual({ decided: 1, upheld: 1 });
});

it('a record names nothing of harm to children, and administrators read nothing that is reported about themselves', async () => {
  await report(story(), 'children');
  expect(JSON.stringify((await historyOf(fixture.mara))?.cases)).not.toContain('Ninth');
  await report({ kind: 'player', id: fixture.ada.id });
  expect((await historyOf(fixture.ada))?.cases).toEqual([]);
  expect((await historyOf(fixture.ada, fixture.mod))?.cases).toHaveLength(1);
  expect(await historyOf({ id: 'nobody' })).toBeUndefined();
});

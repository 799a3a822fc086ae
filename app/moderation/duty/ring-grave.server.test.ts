import { randomUUID } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import type { Viewer } from '~/accounts/viewer/viewer';
import { HOUR_MS, MINUTE_MS } from '~/platform/clock/durations';
import { minuteOfDayIn, minuteOfDayText } from '~/platform/clock/format-times';
import { makePlayer } from '~/platform/testing/make-player';
import { makeStory } from '~/stories/testing/make-story';
import { openModerationFixture } from '../testing/moderation-fixture';
import { minuteOf } from './duty';
import { passOnGrave } from './ring-grave.server';

const fixture = openModerationFixture();
const { report, story, decide, noticesOf, openCase, rowsOf } = fixture;
const nameless = () => ({ email: undefined, clientAddress: randomUUID() });
const fileNameless = () => fixture.reports.file({ target: story(), reporter: nameless(), reason: 'children', details: '' });
const told = async (person: Viewer) => (await noticesOf(person.id)).length;

describe('a grave report', () => {
  it('of a threat rings at once also where its case counts already, once a case', async () => {
    await report(story(), 'spam');
    expect(await told(fixture.ada)).toBe(0);
    const kit = await makePlayer(fixture.database, fixture.clock, 'Kit');
    await report(story(), 'threat', kit);
    expect((await noticesOf(fixture.ada.id))[0]).toContain('Someone may be in danger');
    await report(story(), 'threat', await makePlayer(fixture.database, fixture.clock, 'Lou'));
    expect(await told(fixture.ada)).toBe(1);
  });

  it.each([
    ['with a name', () => report(story(), 'children')],
    ['without a name', fileNameless],
  ])('of harm to children, %s, on what a moderator has cleared, rings for a case that administrators can open', async (_, file) => {
    await report(story(), 'children', await makePlayer(fixture.database, fixture.clock, 'Kit'));
    await decide('nothing', {}, fixture.ada);
    const before = await told(fixture.ada);
    await file();
    expect(await told(fixture.ada)).toBe(before + 1);
    const caseId = await openCase();
    expect((await fixture.moderation.case(fixture.ada, caseId))?.isUrgent).toBe(true);
    expect(await fixture.moderation.case(fixture.mod, caseId)).toBeUndefined();
    expect(await rowsOf('select status from story')).toEqual([{ status: 'published' }]);
  });

  it('of harm to children rings no administrator whom it accuses', async () => {
    const sol = { ...(await makePlayer(fixture.database, fixture.clock, 'Sol')), role: 'administrator' as const };
    fixture.staff.push(sol);
    await report({ kind: 'player', id: fixture.ada.id }, 'children');
    expect([await told(fixture.ada), await told(sol)]).toEqual([0, 1]);
  });
});

describe('a case that nobody takes', () => {
  const passOn = () => passOnGrave({ db: fixture.database.db, clock: fixture.clock, staff: async () => fixture.staff, log: fixture.log });
  const putOnDuty = (person: Viewer, until: string) =>
    fixture.database.execute('insert into duty_turn (ends_at, player_id) values ($1, $2)', [minuteOfDayIn(until), person.id]);

  it('rings the person on duty alone, after an hour the next and the administrators, and nobody while it is taken', async () => {
    const lee = { ...(await makePlayer(fixture.database, fixture.clock, 'Lee')), role: 'moderator' as const };
    fixture.staff.push(lee);
    const minute = minuteOf(fixture.clock.now());
    await putOnDuty(fixture.mod, minuteOfDayText((minute + 30) % 1440));
    await putOnDuty(lee, minuteOfDayText((minute + 600) % 1440));
    await report(story(), 'threat');
    expect([await told(fixture.mod), await told(lee), await told(fixture.ada)]).toEqual([1, 0, 0]);
    expect((await noticesOf(fixture.mod.id))[0]).toContain(`You are on duty until ${minuteOfDayText((minute + 30) % 1440)} UTC.`);
    fixture.clock.advance(59 * MINUTE_MS);
    expect(await passOn()).toBe(0);
    fixture.clock.advance(MINUTE_MS);
    expect(await passOn()).toBe(1);
    expect([await told(fixture.mod), await told(lee), await told(fixture.ada)]).toEqual([1, 1, 1]);
    expect((await noticesOf(fixture.ada.id))[0]).toContain('Nobody has taken the case for 60 minutes.');
    await fixture.moderation.take(lee, await openCase());
    fixture.clock.advance(HOUR_MS - 1);
    expect(await passOn()).toBe(0);
    // Taken for an hour, and nothing came of it.
    fixture.clock.advance(1);
    expect(await passOn()).toBe(1);
    fixture.clock.advance(HOUR_MS);
    await decide('nothing');
    expect(await passOn()).toBe(0);
  });

  it('rings nobody who is a party to it, and of harm to children only who handles such cases', async () => {
    await putOnDuty(fixture.mod, '12:00');
    await report(story(), 'threat', fixture.mod);
    expect([await told(fixture.mod), await told(fixture.ada)]).toEqual([0, 1]);
    const other = await makeStory(fixture.database, fixture.clock, { author_id: fixture.mara.id, title: 'Another' });
    await report({ kind: 'story', id: other }, 'children');
    expect([await told(fixture.mod), await told(fixture.ada)]).toEqual([0, 2]);
    fixture.staff = [fixture.ada, { ...fixture.mod, handlesChildren: true }] as Viewer[];
    const third = await makeStory(fixture.database, fixture.clock, { author_id: fixture.mara.id, title: 'A third' });
    await report({ kind: 'story', id: third }, 'children');
    expect([await told(fixture.mod), await told(fixture.ada)]).toEqual([1, 3]);
    expect(await fixture.moderation.urgent(fixture.mod)).toHaveLength(2);
  });
});

import { describe, expect, it } from 'vitest';
import { moderationPersonalData } from '../personal-data.server';
import { openModerationFixture } from '../testing/moderation-fixture';

const fixture = openModerationFixture();
const { report, story, decide, rowsOf } = fixture;
const find = (asked: string) => fixture.moderation.findPeople(fixture.mod, asked);

describe('the search for people', () => {
  it('finds them by the beginning of a name and of an earlier one, with what was decided about each and still holds', async () => {
    await report(story());
    await decide('warn');
    await report({ kind: 'player', id: fixture.mara.id }, 'harassment');
    const { decisionId = '' } = await decide('remove-bio');
    await fixture.moderation.undo(fixture.mod, [decisionId]);
    await fixture.database.execute(`update player set name = 'Nora', name_key = 'nora' where id = $1`, [fixture.mara.id]);
    const expected = { id: fixture.mara.id, name: 'Nora', decisions: 1, open: 1, latest: expect.stringContaining('warning') };
    expect(await find('MAR')).toMatchObject({ people: [{ ...expected, was: 'Mara' }] });
    expect(await find('nor')).toMatchObject({ people: [{ ...expected, was: undefined }] });
    expect(await find('ivo')).toMatchObject({ people: [{ name: 'Ivo', decisions: 0, open: 0 }] });
    expect(await rowsOf(`select id from audit_entry where action = 'look-up-address'`)).toEqual([]);
  });

  it('tells moderators of no open case about themselves', async () => {
    await report({ kind: 'player', id: fixture.mod.id }, 'harassment');
    const [own] = (await find(fixture.mod.name)).people;
    expect(own).toMatchObject({ id: fixture.mod.id, open: 0 });
    const [seen] = (await fixture.moderation.findPeople(fixture.ada, fixture.mod.name)).people;
    expect(seen).toMatchObject({ id: fixture.mod.id, open: 1 });
  });

  it('finds whose address it is, which stands in the log, and shows none', async () => {
    const found = await find(`${fixture.mara.id}@EXAMPLE.test`);
    expect(found).toMatchObject({ people: [{ name: 'Mara' }], left: undefined });
    expect(JSON.stringify(found)).not.toContain('@');
    expect(await rowsOf(`select id from audit_entry where action = 'look-up-address'`)).toHaveLength(1);
    expect(await find('%_@example.test')).toEqual({ people: [], left: undefined });
  });

  it('finds by an address what is left of a player who deleted their account', async () => {
    await report({ kind: 'player', id: fixture.mara.id }, 'harassment');
    await fixture.database.db.transaction().execute(async (trx) => {
      const leaving = {
        playerId: fixture.mara.id,
        works: 'delete' as const,
        now: fixture.clock.now(),
        addressHash: 'hash of gone@example.test',
      };
      await moderationPersonalData.forget?.(trx, leaving);
      await trx.deleteFrom('player').where('id', '=', fixture.mara.id).execute();
    });
    expect(await find('Gone@example.test')).toMatchObject({
      people: [],
      left: { barredUntil: undefined, cases: [{ subject: expect.any(String) }] },
    });
    await decide('ban');
    expect(await find('gone@example.test')).toMatchObject({ left: { barredUntil: null, cases: [] } });
  });

  it('shows a record without what was reported as harm to children, but to those who handle it', async () => {
    await report(story(), 'children');
    const record = (by = fixture.mod, id = fixture.mara.id) => fixture.moderation.person(by, id);
    expect(await record()).toMatchObject({ name: 'Mara', history: { cases: [] } });
    expect(await record(fixture.ada)).toMatchObject({ history: { cases: [{ state: 'open' }] } });
    expect(await record(fixture.mod, 'nobody')).toBeUndefined();
    // Nor when it is decided, and its case deleted.
    await decide('warn', {}, fixture.ada);
    await fixture.database.execute('delete from moderation_case');
    expect(await record()).toMatchObject({ history: { decisions: [] } });
    expect(await record(fixture.ada)).toMatchObject({ history: { decisions: [{ said: expect.stringContaining('warning') }] } });
    expect(await find('mara')).toMatchObject({ people: [{ decisions: 0, latest: undefined }] });
    expect(await fixture.moderation.findPeople(fixture.ada, 'mara')).toMatchObject({ people: [{ decisions: 1 }] });
    expect(await fixture.moderation.decisionsAbout(fixture.mara.id)).toHaveLength(1);
    await report({ kind: 'title', id: fixture.storyId });
    const inCase = async (by = fixture.mod) => (await fixture.moderation.case(by, await fixture.openCase()))?.owner?.decisions;
    expect(await inCase()).toEqual([]);
    expect(await inCase(fixture.ada)).toHaveLength(1);
  });
});

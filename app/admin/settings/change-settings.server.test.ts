import { afterAll, beforeAll, beforeEach, describe, expect, it, onTestFinished, vi } from 'vitest';
import { listAudit } from '~/accounts/audit/audit-log.server';
import type { Viewer } from '~/accounts/viewer/viewer';
import { createBus } from '~/platform/bus/bus.server';
import type { OpenDatabase } from '~/platform/database/database.server';
import { DatabaseAway } from '~/platform/database/database-away';
import { dropChangedPages } from '~/platform/page-cache/page-changes.server';
import { emptyTables, openTestDatabase } from '~/platform/testing/database/test-database';
import { makePlayer } from '~/platform/testing/make-player';
import { createTestClock } from '~/platform/testing/test-clock';
import { createSettings } from '~/settings/settings.server';
import { createChangeSettings } from './change-settings.server';
import { settingsTexts } from './texts';

const NOTHING = { operator: undefined, hidingsPerHour: undefined, duelReadings: undefined, tableHours: undefined };

let database: OpenDatabase;
let ada: Viewer;
const clock = createTestClock();

beforeAll(async () => {
  database = await openTestDatabase();
});
beforeEach(async () => {
  await emptyTables(database);
  ada = { ...(await makePlayer(database, clock, 'Ada')), role: 'administrator' };
});
afterAll(() => database.close());

/** A process of the site. */
function started(config: Partial<Parameters<typeof createSettings>[0]['config']> = {}) {
  const settings = createSettings({ db: database.db, config: { ...NOTHING, ...config } });
  return { settings, desk: createChangeSettings({ db: database.db, clock, settings }) };
}

describe('a setting', () => {
  it('that an administrator changes is in force, with its reason on the page and in the log', async () => {
    const { settings, desk } = started();
    expect(await desk.change(ada, { signUps: 'closed', roomsPerHour: 12 }, 'A wave of puppets.')).toBe(1);
    expect((await settings.current()).signUps).toBe('closed');
    expect((await desk.look()).changed).toEqual([{ name: 'signUps', reason: 'A wave of puppets.', at: clock.now().toISOString() }]);
    const { entries } = await listAudit(database.db, { limit: 5 });
    expect(entries).toMatchObject([
      { action: 'change-setting', actor: 'Ada', thing: 'setting:signUps = "closed"', reason: 'A wave of puppets.' },
    ]);
  });

  it('of who runs the site is in the log with what was changed, and without the facts themselves', async () => {
    const { desk } = started();
    await desk.change(
      ada,
      { operator: { ...(await desk.look()).inForce.operator, name: 'Ada Quill', law: 'the law of Ireland' } },
      'A move.',
    );
    const { entries } = await listAudit(database.db, { limit: 5 });
    expect(entries).toMatchObject([{ thing: 'setting:operator (name, law)', reason: 'A move.' }]);
  });

  it('is the same for every process once it has heard of the change, and until then what it was', async () => {
    const [here, there] = [started(), started()];
    const bus = createBus(database, { warn: () => undefined });
    onTestFinished(() => bus.stop());
    dropChangedPages(bus, database, [there.settings.cache]);
    await bus.start();
    // Once it hears of changes, it keeps what it has read.
    await vi.waitFor(async () => expect(await there.settings.current()).toBe(await there.settings.current()));
    expect((await there.settings.current()).importMegabytes).toBe(5);
    await here.desk.change(ada, { importMegabytes: 20 }, 'Long novels.');
    await vi.waitFor(async () => expect((await there.settings.current()).importMegabytes).toBe(20));
  });

  it('is shown and compared as it was last saved, also by a process that has not heard of the change yet', async () => {
    const [here, there] = [started(), started()];
    // Never told of a change: it remembers what it has read.
    there.settings.cache.listening(true);
    expect((await there.settings.current()).importMegabytes).toBe(5);
    await here.desk.change(ada, { importMegabytes: 20 }, 'Long novels.');
    expect((await there.settings.current()).importMegabytes).toBe(5);

    const shown = await there.desk.look();
    expect(shown.inForce.importMegabytes).toBe(20);
    const seen = shown.changed[0]?.at;
    expect(await there.desk.change(ada, { importMegabytes: 20 }, 'The same.', seen)).toBe(0);
    expect(await there.desk.change(ada, { importMegabytes: 5 }, 'Short novels.', seen)).toBe(1);
    expect((await here.desk.look()).inForce.importMegabytes).toBe(5);
  });

  it('is what it was while the database is away', async () => {
    let isAway = false;
    const db = database.db.withPlugin({
      transformQuery({ node }) {
        if (isAway) throw new DatabaseAway();
        return node;
      },
      transformResult: async ({ result }) => result,
    });
    const settings = createSettings({ db, config: NOTHING });
    await started().desk.change(ada, { signUps: 'invitation' }, 'A small beginning.');
    expect((await settings.current()).signUps).toBe('invitation');
    isAway = true;
    expect((await settings.current()).signUps).toBe('invitation');
  });

  it('that the process was started with wins, and is not changed', async () => {
    await started().desk.change(ada, { hidingsPerHour: 9 }, 'We sleep.');
    const { settings, desk } = started({ hidingsPerHour: 2 });
    expect((await settings.current()).hidingsPerHour).toBe(2);
    expect((await desk.look()).given).toEqual(['hidingsPerHour']);
    await expect(desk.change(ada, { hidingsPerHour: 9, signUps: 'closed' }, 'We sleep.')).rejects.toThrow(settingsTexts.givenAtStart);
    expect((await settings.current()).signUps).toBe('open');
  });

  it('that another administrator has changed meanwhile is not overwritten unseen, whatever else is changed with it', async () => {
    const { settings, desk } = started();
    await desk.change(ada, { roomsPerHour: 20 }, 'A festival.');
    await expect(desk.change(ada, { importMegabytes: 20, roomsPerHour: 12 }, 'Long novels.')).rejects.toThrow(
      settingsTexts.changedMeanwhile,
    );
    expect(await settings.current()).toMatchObject({ importMegabytes: 5, roomsPerHour: 20 });
    const seen = (await desk.look()).changed[0]?.at;
    clock.advance(1);
    expect(await desk.change(ada, { importMegabytes: 20, roomsPerHour: 12 }, 'Long novels.', seen)).toBe(2);
  });

  it('is changed by administrators alone, and not logged where it is the same', async () => {
    const { desk } = started();
    await expect(desk.change({ ...ada, role: 'moderator' }, { signUps: 'closed' }, 'Mine.')).rejects.toMatchObject({ status: 403 });
    expect(await desk.change(ada, { signUps: 'open', operator: { minimumAge: 16 }, tableHours: null }, 'The same.')).toBe(0);
    expect((await listAudit(database.db, { limit: 5 })).entries).toEqual([]);
  });

  it('of several facts is the same in whichever order they come, and whether empty ones are named', async () => {
    const { desk } = started();
    const facts = { responsible: 'Ida Quay', name: 'Ink Ltd', address: ['1 Quay', 'Cork'], minimumAge: 16 };
    expect(await desk.change(ada, { operator: facts }, 'First evening.')).toBe(1);
    const seen = (await desk.look()).changed[0]?.at;
    const sent = { name: 'Ink Ltd', phone: undefined, address: ['1 Quay', 'Cork'], responsible: 'Ida Quay', minimumAge: 16 };
    expect(await desk.change(ada, { operator: sent }, 'The same.', seen)).toBe(0);
    expect(await desk.change(ada, { operator: { ...sent, name: 'Ink and Co' } }, 'A new name.', seen)).toBe(1);
  });
});

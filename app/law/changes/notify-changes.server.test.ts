import { describe, expect, it } from 'vitest';
import { listNotices } from '~/notifications/list/list-notices.server';
import { DAY_MS } from '~/platform/clock/durations';
import type { OpenDatabase } from '~/platform/database/database.server';
import { plainText } from '~/platform/feature/notice-kind';
import { createLog } from '~/platform/log/log.server';
import { onTestDatabase } from '~/platform/testing/database/test-database';
import { makePlayer } from '~/platform/testing/make-player';
import type { TestClock } from '~/platform/testing/test-clock';
import { longDayText } from '~/platform/text/format-dates';
import { changeNotice } from './change-notice';
import { lawChanges } from './law-changes';
import { noteChanges, notifyOfChanges } from './notify-changes.server';

let database: OpenDatabase;
let clock: TestClock;
onTestDatabase(async (fixture) => {
  ({ database, clock } = fixture);
});
const tools = () => ({ db: database.db, clock, log: createLog({ level: 'silent' }) });
const toldTo = async (playerId: string) =>
  (await listNotices(database.db, [changeNotice], { playerId })).notices.map(({ text, more }) => `${plainText(text)}. ${more ?? ''}`);

describe('a change of the pages of law', () => {
  it('is told to everybody who was there, once, thirty days ahead and with what changes', async () => {
    const mara = await makePlayer(database, clock, 'Mara');
    clock.advance(1);
    await noteChanges(tools());
    clock.advance(1);
    const ivo = await makePlayer(database, clock, 'Ivo');
    const from = longDayText(new Date(clock.now().getTime() + 30 * DAY_MS));
    expect(await notifyOfChanges(tools())).toBe(lawChanges.length);
    const told = await toldTo(mara.id);
    expect(told).toHaveLength(lawChanges.length);
    for (const text of told) expect(text).toContain(`These pages change on ${from}: `);
    // Told at once, they are in no order.
    for (const { says } of lawChanges) expect(told.join()).toContain(says[0]);
    expect(await toldTo(ivo.id), 'anybody who joins later agreed to the new texts').toEqual([]);
    await noteChanges(tools());
    expect(await notifyOfChanges(tools())).toBe(0);
    expect((await database.execute('select mail_due from notice')).rows).toEqual(lawChanges.map(() => ({ mail_due: true })));
  });

  it('reaches all of many accounts, and none of the demo world', async () => {
    await database.execute(
      `insert into player (id, name, name_key, email, email_verified, created_at, updated_at)
       select gen_random_uuid(), 'Reader ' || n, 'reader ' || n, n || case when n > 450 then '@demo.invalid' else '@crowd.test' end, true, $1, $1
       from generate_series(1, 460) n`,
      [clock.now()],
    );
    clock.advance(1);
    await noteChanges(tools());
    expect(await notifyOfChanges(tools())).toBe(450 * lawChanges.length);
  });

  it('is told to nobody on a site without accounts', async () => {
    await noteChanges(tools());
    await makePlayer(database, clock, 'Mara');
    expect(await notifyOfChanges(tools())).toBe(0);
  });
});

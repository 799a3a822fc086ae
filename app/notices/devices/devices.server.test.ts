import { randomUUID } from 'node:crypto';
import { expect, it } from 'vitest';
import type { OpenDatabase } from '~/platform/database/database.server';
import { onTestDatabase } from '~/platform/testing/database/test-database';
import { makePlayer } from '~/platform/testing/make-player';
import { browserKeys } from '~/platform/testing/servers/push-service';
import type { TestClock } from '~/platform/testing/test-clock';
import { createDevices, type Devices, pushTargets } from './devices.server';
import { fingerprintOf } from './fingerprint';
import { deviceTexts, MOST_DEVICES } from './texts';

let database: OpenDatabase;
let clock: TestClock;
let devices: Devices;
let mara: { id: string };
let ivo: { id: string };

onTestDatabase(async (context) => {
  ({ database, clock } = context);
  devices = createDevices({ db: database.db, clock, publicKey: async () => 'key of the site' });
  mara = await makePlayer(database, clock, 'Mara');
  ivo = await makePlayer(database, clock, 'Ivo');
});

const endpointOf = (name: string) => `https://push.example/${name}`;
const add = (player: { id: string }, name: string) =>
  devices.add(player, { endpoint: endpointOf(name), ...browserKeys(), name: `${name} on Linux` });
const namesOf = async ({ id }: { id: string }) => (await devices.of(id)).devices.map(({ name }) => name);
const idOf = async (name: string) =>
  (await database.db.selectFrom('push_device').select('id').where('endpoint', '=', endpointOf(name)).executeTakeFirstOrThrow()).id;

it('a device is listed once however often it is turned on, and its browser recognizes it', async () => {
  await Promise.all([add(mara, 'Firefox'), add(mara, 'Firefox')]);
  const { devices: listed, publicKey } = await devices.of(mara.id);
  expect(listed).toMatchObject([{ name: 'Firefox on Linux', fingerprint: await fingerprintOf(endpointOf('Firefox')) }]);
  expect(publicKey).toBe('key of the site');
});

it('is its latest owner’s alone', async () => {
  await add(mara, 'Shared');
  await add(ivo, 'Shared');
  expect([await namesOf(mara), await namesOf(ivo)]).toEqual([[], ['Shared on Linux']]);
});

it('is removed by its owner alone', async () => {
  await add(mara, 'Firefox');
  await devices.remove(ivo, await idOf('Firefox'));
  await devices.remove(mara, randomUUID());
  expect(await namesOf(mara)).toHaveLength(1);
  await devices.remove(mara, await idOf('Firefox'));
  expect(await namesOf(mara)).toEqual([]);
});

it('is refused at an address in a private network, and beyond ten', async () => {
  const inside = devices.add(mara, { endpoint: 'https://192.168.0.1/', ...browserKeys(), name: 'X' });
  await expect(inside).rejects.toThrow(deviceTexts.noService);
  for (let number = 0; number < MOST_DEVICES - 1; number += 1) await add(mara, `Device ${number}`);
  const results = await Promise.allSettled([add(mara, 'Tenth'), add(mara, 'Eleventh')]);
  expect(results.filter(({ status }) => status === 'rejected')).toMatchObject([{ reason: { message: deviceTexts.tooMany } }]);
  await add(mara, 'Device 0');
});

it('is removed after twenty messages in a row that did not arrive', async () => {
  await add(mara, 'Firefox');
  const id = await idOf('Firefox');
  const targets = pushTargets(database.db, clock);
  for (let time = 0; time < 19; time += 1) await targets.failed(id);
  await targets.reached(id);
  for (let time = 0; time < 19; time += 1) await targets.failed(id);
  expect(await targets.find(id)).toMatchObject({ endpoint: endpointOf('Firefox'), publicKey: 'key of the site' });
  await targets.failed(id);
  expect(await targets.find(id)).toBeUndefined();
});

import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import type { Clock } from '~/platform/clock/clock';
import type { Db } from '~/platform/database/database.server';
import { Refusal } from '~/platform/forms/refusal';
import { isPushEndpoint } from '~/platform/push/push-endpoint';
import type { PushTarget, PushTargets } from '~/platform/push/pusher.server';
import { fingerprintOf } from './fingerprint';
import { deviceTexts, MOST_DEVICES } from './texts';

/** A device that goes on failing is removed after so many messages. */
const MOST_FAILURES = 20;

/** A device as its owner sees it. */
export interface ShownDevice {
  id: string;
  name: string;
  fingerprint: string;
  /** When it was turned on, as ISO 8601. */
  since: string;
}

/** A device as its browser describes it. */
interface NewDevice extends Omit<PushTarget, 'publicKey'> {
  name: string;
}

export interface Devices {
  /** A player's devices, the newest last, and the key that another one is turned on with. */
  of(playerId: string): Promise<{ devices: ShownDevice[]; publicKey: string }>;
  /**
   * Turns on a device; one that is on already is the player's from then on.
   * @throws {Refusal} for an address that is no push service's, or beyond 10 devices.
   */
  add(player: { id: string }, device: NewDevice): Promise<void>;
  /** Removes one of a player's devices; any other id is not an error. */
  remove(player: { id: string }, deviceId: string): Promise<void>;
}

interface DevicesDependencies {
  db: Db;
  clock: Clock;
  /** The site's public key, which devices are turned on with. */
  publicKey(): Promise<string>;
}

/** @see docs/product/notifications.md */
export function createDevices({ db, clock, publicKey }: DevicesDependencies): Devices {
  return {
    async of(playerId) {
      const rows = await db
        .selectFrom('push_device')
        .select(['id', 'name', 'fingerprint', 'created_at'])
        .where('player_id', '=', playerId)
        .orderBy('created_at')
        .execute();
      const devices = rows.map(({ created_at, ...device }) => ({ ...device, since: created_at.toISOString() }));
      return { devices, publicKey: await publicKey() };
    },

    async add({ id: playerId }, { endpoint, p256dh, auth, name }) {
      if (!isPushEndpoint(endpoint)) throw new Refusal(deviceTexts.noService);
      const fingerprint = await fingerprintOf(endpoint);
      const key = await publicKey();
      await db.transaction().execute(async (trx) => {
        // Two devices at once are counted one after the other.
        await trx.selectFrom('player').select('id').where('id', '=', playerId).forUpdate().execute();
        const { count } = await trx
          .selectFrom('push_device')
          .select(({ fn }) => fn.countAll<number>().as('count'))
          .where('player_id', '=', playerId)
          .where('fingerprint', '<>', fingerprint)
          .executeTakeFirstOrThrow();
        if (count >= MOST_DEVICES) throw new Refusal(deviceTexts.tooMany);
        const device = { player_id: playerId, endpoint, p256dh, auth, public_key: key, name, created_at: clock.now(), failures: 0 };
        await trx
          .insertInto('push_device')
          .values({ id: randomUUID(), fingerprint, ...device })
          .onConflict((conflict) => conflict.column('fingerprint').doUpdateSet(device))
          .execute();
      });
    },

    async remove({ id }, deviceId) {
      await db.deleteFrom('push_device').where('id', '=', deviceId).where('player_id', '=', id).execute();
    },
  };
}

/** The same devices as the pusher needs them. */
export function pushTargets(db: Db, clock: Clock): PushTargets {
  const row = (deviceId: string) => db.updateTable('push_device').where('id', '=', deviceId);
  const remove = async (deviceId: string) => void (await db.deleteFrom('push_device').where('id', '=', deviceId).execute());
  return {
    async find(deviceId) {
      return db
        .selectFrom('push_device')
        .select(['endpoint', 'p256dh', 'auth', 'public_key as publicKey'])
        .where('id', '=', deviceId)
        .executeTakeFirst();
    },
    async reached(deviceId) {
      await row(deviceId).set({ pushed_at: clock.now(), failures: 0 }).execute();
    },
    async failed(deviceId) {
      const device = await row(deviceId).set({ failures: sql`failures + 1` }).returning('failures').executeTakeFirst();
      if (device && device.failures >= MOST_FAILURES) await remove(deviceId);
    },
    remove,
  };
}

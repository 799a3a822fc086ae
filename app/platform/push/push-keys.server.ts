import webPush from 'web-push';
import type { Clock } from '../clock/clock';
import type { Db } from '../database/database.server';
import type { Log } from '../log/log.server';
import type { Seal } from '../sealing/seal.server';

/** The site's keys for push services (VAPID), in base64url: devices accept only messages signed with them. */
export interface PushKeys {
  publicKey: string;
  privateKey: string;
}

/** The site's only row of keys. */
interface PushKeyTable {
  only_row: boolean;
  public_key: string;
  sealed_private_key: string;
  created_at: Date;
}

declare module '../database/database.server' {
  interface Tables {
    push_key: PushKeyTable;
  }
}

interface PushKeysDependencies {
  db: Db;
  clock: Clock;
  seal: Seal;
  log: Pick<Log, 'warn'>;
  /** The operator's own; none are made then. */
  given: PushKeys | undefined;
}

/**
 * Finds the site's keys: the operator's, else those that the first process to ask has made and kept, sealed, in the database.
 * Keys that were sealed with another SECRET are replaced, and all devices must be turned on again.
 */
export function createPushKeys({ db, clock, seal, log, given }: PushKeysDependencies): () => Promise<PushKeys> {
  const read = async (): Promise<PushKeys | undefined> => {
    const row = await db.selectFrom('push_key').select(['public_key', 'sealed_private_key']).executeTakeFirst();
    if (!row) return undefined;
    try {
      return { publicKey: row.public_key, privateKey: seal.open(row.sealed_private_key) };
    } catch {
      log.warn('the keys for push messages were sealed with another SECRET; new ones are made, and devices must be turned on again');
      await db.deleteFrom('push_key').where('sealed_private_key', '=', row.sealed_private_key).execute();
      return undefined;
    }
  };

  async function readOrMake(): Promise<PushKeys> {
    const kept = await read();
    if (kept) return kept;
    const { publicKey, privateKey } = webPush.generateVAPIDKeys();
    const row = { only_row: true, public_key: publicKey, sealed_private_key: seal.close(privateKey), created_at: clock.now() };
    await db
      .insertInto('push_key')
      .values(row)
      .onConflict((conflict) => conflict.doNothing())
      .execute();
    // Those of another process, if it was quicker.
    return (await read()) ?? { publicKey, privateKey };
  }

  let keys: Promise<PushKeys> | undefined = given && Promise.resolve(given);
  return () => {
    keys ??= readOrMake().catch((error: unknown) => {
      keys = undefined;
      throw error;
    });
    return keys;
  };
}

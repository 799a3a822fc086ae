import type { Transaction } from 'kysely';
import type { Tables } from '../database/database.server';

/** Ends what two people have with each other or with what is the other's, in the transaction that sets a block between them. */
export type EndBetween = (trx: Transaction<Tables>, oneId: string, otherId: string) => Promise<void>;

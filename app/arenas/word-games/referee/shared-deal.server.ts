import type { Transaction } from 'kysely';
import type { Tables } from '~/platform/database/database.server';
import type { StoredDeal } from './replay/stored-run';

/** A deal that others play too: of a date's daily set, of one whose date is over, or of a challenge. */
export type SharedDeal = StoredDeal &
  (
    | { day: string }
    | { pastOn: string }
    | {
        challengeId: string;
        /** From which browser it is answered, as a hash. */
        browser: string;
      }
  ) & {
    /** Is called in the transaction that has just stored a new run; what it throws undoes that. */
    stored?(trx: Transaction<Tables>, runId: string): Promise<void>;
  };

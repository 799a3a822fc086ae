import { PGlite } from '@electric-sql/pglite';
import { typeParsers } from '../type-parsers';

/**
 * How PGlite is opened: with the site's parsers, knowing that no other process has to hear of changes (see
 * migrations/0082-outbox.ts), and with bounds on the log that a checkpoint leaves for later use.
 * @see docs/decisions/0085-checkpoints.md
 */
export const ENGINE_OPTIONS = {
  parsers: { ...typeParsers },
  startParams: [...PGlite.defaultStartParams, '-c', 'quillarena.one_process=on', '-c', 'max_wal_size=128MB', '-c', 'min_wal_size=32MB'],
};

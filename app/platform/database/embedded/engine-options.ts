import { PGlite } from '@electric-sql/pglite';
import { typeParsers } from '../type-parsers';

/** How PGlite is opened: with the site's parsers, and knowing that no other process has to hear of changes (see migrations/0082-outbox.ts). */
export const ENGINE_OPTIONS = {
  parsers: { ...typeParsers },
  startParams: [...PGlite.defaultStartParams, '-c', 'quillarena.one_process=on'],
};

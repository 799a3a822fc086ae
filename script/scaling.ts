import { readFileSync, writeFileSync } from 'node:fs';
import { SCALING_PAGE, withTables } from '../bench/support/scaling/tables.ts';

writeFileSync(SCALING_PAGE, withTables(readFileSync(SCALING_PAGE, 'utf8')));

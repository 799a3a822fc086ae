// Fills a PostgreSQL database with as many stories, players and ratings as a big site has: stories in three arenas with
// a median of 1,200 characters, five ratings a story, and a ledger, totals and boards that agree with them.
//   script/seed scale [--rows 1000000 | --tenth] [--add]     DATABASE_URL (or TEST_DATABASE_URL) names the database
import { scalePlan } from './seeding/plans.ts';
import { seedFromCommandLine } from './seeding/seed-from-command-line.ts';

await seedFromCommandLine({ rows: 1_000_000, planOf: scalePlan });

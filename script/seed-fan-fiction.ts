// Fills a PostgreSQL database with 200,000 stories of fan fiction, about 600,000 chapters and 2,000,000 comments.
//   script/seed fan-fiction [--rows 200000 | --tenth] [--add]     DATABASE_URL (or TEST_DATABASE_URL) names the database
import { fanFictionPlan } from './seeding/plans.ts';
import { seedFromCommandLine } from './seeding/seed-from-command-line.ts';

await seedFromCommandLine({ rows: 200_000, planOf: fanFictionPlan });

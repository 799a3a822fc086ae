// Prints the queries of each Fan Fiction Colosseum page on a big PostgreSQL database: every query's time, plan and
// index, and the number of queries for each page, compared with a database with few rows.
//   npm run bench:fan-fiction                     on its own server, with 200,000 stories
//   npm run bench:fan-fiction -- --rows 20000     with fewer
//   DATABASE_URL=... npm run bench:fan-fiction    on data from script/seed
import { parseArgs } from 'node:util';
import { fanFictionPlan } from '../../script/seeding/plans.ts';
import { fanFictionPages } from '../support/database/fan-fiction-pages.ts';
import { machineLoad, scaleServer } from '../support/database/scale-database.ts';
import { emptyQuery } from '../support/database/scale-pages.ts';
import { scaleServices } from '../support/database/scale-services.ts';
import { type MeasuredPage, measurePages, quantile, queryRows, rounded } from '../support/measures/page-queries.ts';

const FEW_STORIES = 500;

const { values } = parseArgs({ options: { rows: { type: 'string', default: '200000' } } });
const rows = Number(values.rows);
const server = await scaleServer();
try {
  const big = scaleServices(await server.seeded(fanFictionPlan(rows)), 1);
  const small = scaleServices(await server.fresh(fanFictionPlan(FEW_STORIES)), 1);
  await big.fanFiction.fandoms.popularity.refresh();
  await small.fanFiction.fandoms.popularity.refresh();
  console.log(`${rows.toLocaleString('en-US')} stories of fan fiction, ${machineLoad()}`);
  const pages = await measurePages([emptyQuery(big), ...(await fanFictionPages(big))]);
  const few = await measurePages([emptyQuery(small), ...(await fanFictionPages(small))]);
  console.log('\nEach query of each page');
  console.table(queryRows(pages));
  console.log('\nWhole pages, their queries one after the other');
  console.table(pages.map((page, index) => countRow(page, few[index])));
  console.log(machineLoad());
  await small.meter.close();
  await big.meter.close();
} finally {
  await server.close();
}

function countRow({ page, whole, count }: MeasuredPage, few: MeasuredPage | undefined) {
  return {
    page,
    queries: count,
    'with few rows': few?.count ?? '',
    'does it grow': count > (few?.count ?? count) ? 'GROWS' : 'no',
    'p50 ms': rounded(quantile(whole, 0.5)),
    'p95 ms': rounded(quantile(whole, 0.95)),
  };
}

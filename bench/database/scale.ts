// Prints the queries of pages on a big PostgreSQL database: each query's time, plan and index, lists compared with a
// database of 1,000 rows, the cost of ratings, alone and twenty at once, and of pairing and dealing duels.
//   npm run bench:scale                     on its own server, with 1,000,000 rows
//   npm run bench:scale -- --rows 100000    with fewer
//   npm run bench:scale -- --only duels     pairing and dealing alone, on the embedded database too
//   DATABASE_URL=... npm run bench:scale    on data from script/seed; rates some of its stories
import { parseArgs } from 'node:util';
import { scalePlan } from '../../script/seeding/plans.ts';
import { pairAndDeal, pairAndDealAlone } from '../support/clients/duel-load.ts';
import { rateStories } from '../support/clients/rating-load.ts';
import { machineLoad, scaleServer } from '../support/database/scale-database.ts';
import {
  boardPages,
  deepPages,
  emptyQuery,
  filteredPages,
  firstPages,
  readingPages,
  searchPages,
} from '../support/database/scale-pages.ts';
import { scaleServices } from '../support/database/scale-services.ts';
import { type MeasuredPage, measurePages, quantile, queryRows, rounded, verdict } from '../support/measures/page-queries.ts';

const FEW_ROWS = 1_000;
const MAX_RATIO = 1.5;
const RATERS = 20;

const { values } = parseArgs({ options: { rows: { type: 'string', default: '1000000' }, only: { type: 'string' } } });
const rows = Number(values.rows);
const server = await scaleServer();
try {
  if (values.only === 'duels') console.table(await pairAndDealAlone(await server.empty(0)));
  else await measureAll();
} finally {
  await server.close();
}

async function measureAll(): Promise<void> {
  const [bigUrl, smallUrl] = [await server.seeded(scalePlan(rows)), await server.fresh(scalePlan(FEW_ROWS))];
  const big = scaleServices(bigUrl, 1);
  const small = scaleServices(smallUrl, 1);
  console.log(`${rows.toLocaleString('en-US')} rows, ${machineLoad()}`);

  const [bigFirst, smallFirst] = [firstPages(big), firstPages(small)];
  const lists = await measurePages(bigFirst.flatMap((page, index) => [page, smallFirst[index] ?? page]));
  console.log(`\nFirst pages of lists, small those of ${FEW_ROWS.toLocaleString('en-US')} rows`);
  console.table(comparisons(lists));

  const pages = await measurePages([
    emptyQuery(big),
    ...(await deepPages(big)),
    ...filteredPages(big),
    ...(await readingPages(big)),
    ...(await boardPages(big, rows)),
    ...(await searchPages(big)),
  ]);
  console.log('\nEach query of each page');
  console.table(queryRows([...lists.filter((_, index) => index % 2 === 0), ...pages]));
  console.log('\nWhole pages, their queries one after the other');
  console.table(pages.map(wholeRow));
  await small.meter.close();
  await big.meter.close();

  const crowd = scaleServices(bigUrl, RATERS);
  console.log('\nRatings, each with average, XP and boards');
  console.table(await rateStories(crowd));
  console.log('\nDuels, beside 200,000 that are decided');
  console.table(await pairAndDeal(crowd));
  await crowd.meter.close();
  console.log(machineLoad());
}

/** Compares each page on the big database with the same page on the small one. */
function comparisons(measured: readonly MeasuredPage[]) {
  return measured.flatMap((page, index) => {
    const small = measured[index + 1];
    if (index % 2 === 1 || !small) return [];
    const [many, few] = [quantile(page.whole, 0.5), quantile(small.whole, 0.5)];
    const limit = verdict(rounded(many / few), MAX_RATIO, 'times');
    return [{ page: page.page, 'p50 ms': rounded(many), 'with few rows': rounded(few), times: rounded(many / few), limit }];
  });
}

function wholeRow({ page, whole, count, wholeLimitMs }: MeasuredPage) {
  const p95 = quantile(whole, 0.95);
  return {
    page,
    queries: count,
    'p50 ms': rounded(quantile(whole, 0.5)),
    'p95 ms': rounded(p95),
    limit: wholeLimitMs === undefined ? '' : verdict(p95, wholeLimitMs),
  };
}

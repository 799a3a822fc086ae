import { data, redirect } from 'react-router';
import { requirePlayer } from '~/accounts/viewer/viewer.server';
import { statisticsAddress } from '~/stories/own/statistics-address';
import { periodOf } from '../rules/periods';
import { statisticsContext } from '../statistics.server';
import type { Route } from './+types/csv.route';
import { csvOf } from './csv';
import { tableNames, tableOf } from './tables';

/** A table of one's own figures as a file: `story` and `by` as on the page, `table` for another one than the figures. */
export async function loader({ context, url }: Route.LoaderArgs) {
  const query = url.searchParams;
  const storyId = query.get('story') ?? undefined;
  const asked = { playerId: requirePlayer(context, url).id, storyId, period: periodOf(query) };
  const statistics = await context.get(statisticsContext).of(asked);
  if (!statistics && storyId === undefined) return redirect(statisticsAddress());
  const name = tableNames.find((one) => one === query.get('table')) ?? 'figures';
  const table = statistics && tableOf(name, statistics);
  if (!table) throw data(null, { status: 404 });
  return new Response(csvOf(table), {
    headers: {
      'Content-Type': 'text/csv; charset=utf-8',
      'Content-Disposition': `attachment; filename="quillarena-${name}.csv"`,
      'Cache-Control': 'no-store',
    },
  });
}

import { renderToStaticMarkup } from 'react-dom/server';
import { createMemoryRouter, RouterProvider } from 'react-router';
import { expect, it } from 'vitest';
import type { Period } from '~/arenas/word-games/boards/period';
import { PeriodTabs } from './period-tabs';

function shown(period: Period): string {
  const page = <PeriodTabs period={period} addressOf={(each) => `/${each}`} />;
  return renderToStaticMarkup(<RouterProvider router={createMemoryRouter([{ path: '/', element: page }])} />);
}

it('says of today and of this month that they are those of UTC', () => {
  const note = 'Days and months are counted in UTC.';
  expect(shown('day')).toContain(note);
  expect(shown('month')).toContain(note);
  expect(shown('always')).not.toContain(note);
});

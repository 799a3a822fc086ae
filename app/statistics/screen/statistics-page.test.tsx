import { renderToStaticMarkup } from 'react-dom/server';
import { createRoutesStub, RouterContextProvider } from 'react-router';
import { expect, it } from 'vitest';
import type { Viewer } from '~/accounts/viewer/viewer';
import { viewerContext } from '~/accounts/viewer/viewer.server';
import { type Statistics, statisticsContext } from '../statistics.server';
import { statisticsTexts as texts } from '../texts';
import { loader } from './csv.route';
import { statisticsData } from './statistics-data.server';
import { StatisticsPage } from './statistics-page';

const none = { readers: 0, kudos: 0, comments: 0, bookmarks: 0, follows: 0 };
const statistics: Statistics = {
  ...{ period: 'day', words: 1200, stories: undefined },
  story: { id: '1', title: 'The Ninth Gate', arena: 'fan_fic' },
  steps: [
    { ...none, step: '2026-03-01', readers: 6, kudos: 2 },
    { ...none, step: '2026-03-02', readers: 1200 },
  ],
  reading: {
    origins: { told: { search: 1000, inside: 0 }, merged: 7 },
    chapters: {
      days: { from: '2026-02-23', to: '2026-03-01' },
      titles: ['=The Gate', 'The "Lamp", lit', 'Dawn'],
      steps: [
        { first: 1, last: 1, came: 1500, wentOn: 300, stopped: 1200 },
        { first: 2, last: 3, came: 300, wentOn: 0, stopped: 300 },
      ],
    },
  },
};

function shown(of: Statistics): string {
  const Stub = createRoutesStub([{ path: '/', Component: () => <StatisticsPage data={statisticsData(of)} /> }]);
  return renderToStaticMarkup(<Stub />).replaceAll(/<!-- -->/g, '');
}

/** The words of the cells of the table with a caption, row by row; undefined where there is no such table. */
function cellsOf(html: string, caption: string): string[][] | undefined {
  const table = html.split('<table').find((one) => one.includes(`>${caption}</caption>`));
  const rows = table?.split('</table>')[0]?.split('<tr').slice(1);
  return rows?.map((row) => [...row.matchAll(/<t[hd][^>]*>([^<]*)<\/t[hd]>/g)].map(([, cell = '']) => cell));
}

it('shows the figures of each chart as a table beneath it, with the table as a file', () => {
  const html = shown(statistics);
  expect(cellsOf(html, texts.byStep.day)).toEqual([
    ['Day', 'Readers', 'Kudos', 'Comments', 'Bookmarks', 'Follows'],
    ['Mar 2, 2026', '1,200', '0', '0', '0', '0'],
    ['Mar 1, 2026', '6', '2', '0', '0', '0'],
  ]);
  expect(cellsOf(html, texts.origins.title)).toEqual([
    [...texts.origins.head],
    [texts.origins.names.search, '1,000'],
    [texts.origins.names.inside, '0'],
    [texts.origins.merged, '7'],
  ]);
  expect(cellsOf(html, texts.chapters.title)).toEqual([
    [...texts.chapters.head],
    ['1. =The Gate', '1,500', '300', '20', '1,200'],
    ['2 to 3, too few to tell apart', '300', '0', '0', '300'],
  ]);
  const charts = html.split('<section').slice(1);
  for (const [place, table] of (['figures', 'origins', 'chapters'] as const).entries()) {
    const file = `/profile/statistics.csv?story=1&amp;by=day&amp;table=${table}`;
    expect(charts[place]).toMatch(/aria-hidden="true".*<table.*<\/table>/s);
    expect(charts[place]).toContain(`href="${file}"`);
  }
});

it('shows no table, and says why, where there are too few readers to tell of', () => {
  const html = shown({ ...statistics, reading: { origins: { told: {}, merged: 0 }, chapters: 'too few' } });
  for (const { title, none: why } of [texts.origins, texts.chapters]) {
    expect(cellsOf(html, title)).toBeUndefined();
    expect(html).toContain(why);
  }
});

/** What an author is given who asks for a file, with its name. */
async function fileOf(query: string, of = statistics): Promise<{ name: string | null; text: string }> {
  const context = new RouterContextProvider();
  context.set(viewerContext, { viewer: { id: 'ada' } as Viewer, databaseAway: false, looksOnly: true });
  context.set(statisticsContext, { of: async () => of });
  const url = new URL(`https://example.test/profile/statistics.csv?${query}`);
  const response = await loader({ context, url, request: new Request(url), params: {}, pattern: '/profile/statistics.csv' });
  return { name: response.headers.get('content-disposition'), text: await response.text() };
}

it('gives the table beneath each chart as a file, with plain numbers', async () => {
  expect(await fileOf('story=1&by=day&table=origins')).toEqual({
    name: 'attachment; filename="quillarena-origins.csv"',
    text: 'From,New readers\r\nA search engine,1000\r\nPages of this site,0\r\nToo few to tell apart,7\r\n',
  });
  expect(await fileOf('story=1&by=day&table=chapters')).toEqual({
    name: 'attachment; filename="quillarena-chapters.csv"',
    text: [
      'Chapter,Came this far,Went on,"Went on, in %",Stopped here',
      '1. =The Gate,1500,300,20,1200',
      '"2 to 3, too few to tell apart",300,0,0,300',
      '',
    ].join('\r\n'),
  });
});

it('has no such file of all stories together', async () => {
  const ofAll: Statistics = { ...statistics, story: undefined, reading: undefined, stories: [] };
  for (const table of ['origins', 'chapters']) {
    await expect(fileOf(`table=${table}`, ofAll)).rejects.toMatchObject({ init: { status: 404 } });
  }
});

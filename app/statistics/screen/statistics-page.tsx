import type { ReactNode } from 'react';
import { numberText } from '~/platform/text/format';
import { lawAddress } from '~/site/law-pages';
import { statisticsAddress } from '~/stories/own/statistics-address';
import { ButtonLink } from '~/ui/actions/button-link';
import { TextLink } from '~/ui/actions/text-link';
import { Bars } from '~/ui/charts/bars';
import { ChartTable } from '~/ui/charts/chart-table';
import { BackLink } from '~/ui/layout/back-link';
import { Card } from '~/ui/layout/card';
import { LinkTabs } from '~/ui/layout/link-tabs';
import { EmptyState } from '~/ui/states/empty-state';
import { periods } from '../rules/periods';
import { statisticsTexts as texts } from '../texts';
import { ChapterSteps } from './chapter-steps';
import { Parts } from './parts';
import type { StatisticsData } from './statistics-data.server';
import type { Table, TableName } from './tables';

/** How one's stories are read; without data, that none is published yet. @see docs/product/statistics.md */
export function StatisticsPage({ data }: { data: StatisticsData | null }) {
  if (!data) {
    const action = <ButtonLink to="/profile?tab=stories">{texts.write}</ButtonLink>;
    return (
      <EmptyState title={texts.noStories} action={action}>
        {texts.noStoriesText}
      </EmptyState>
    );
  }
  const { period, story, totals, chart, figures, origins, chapters, none } = data;
  const download = (table: TableName) =>
    `/profile/statistics.csv?${new URLSearchParams({ ...(story && { story: story.id }), by: period, table })}`;
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-6">
      <div>
        {story && (
          <p className="mb-3">
            <BackLink to={statisticsAddress(undefined, period)}>{texts.allStories}</BackLink>
          </p>
        )}
        <h2 className="display text-2xl wrap-anywhere">{story ? texts.ofStory(story.title) : texts.title}</h2>
        <p className="mt-1 text-muted">
          {texts.intro} {story && <TextLink to={story.address}>{texts.toStory}</TextLink>}
        </p>
      </div>
      <LinkTabs
        label={texts.periods}
        items={periods.map((by) => ({
          to: statisticsAddress(story?.id, by),
          label: texts.periodNames[by],
          current: by === period,
        }))}
      />
      <Section id="readers" title={texts.readers}>
        <p className="mt-1 text-muted">{none ?? texts.readersWithin(totals.readers, texts.within[period])}</p>
        {chart && <Bars chart={chart} />}
        <Totals totals={totals} />
        {figures && <TableWithFile table={figures} file={download('figures')} />}
      </Section>
      {story && (
        <Section id="origins" title={texts.origins.title}>
          {origins ? (
            <>
              <Parts table={origins} />
              <TableWithFile table={origins} file={download('origins')} />
            </>
          ) : (
            <p className="mt-3 text-muted">{texts.origins.none}</p>
          )}
        </Section>
      )}
      {chapters && (
        <Section id="chapters" title={texts.chapters.title}>
          {chapters.table && chapters.days ? (
            <>
              <p className="mt-1 text-muted">{texts.chapters.intro(chapters.days.from, chapters.days.to)}</p>
              <ChapterSteps steps={chapters.steps} />
              <TableWithFile table={chapters.table} file={download('chapters')} />
            </>
          ) : (
            <p className="mt-3 text-muted">{texts.chapters.none}</p>
          )}
        </Section>
      )}
      {data.stories && data.storyTable && (
        <Section id="stories" title={texts.stories.title}>
          <p className="mt-1 text-muted">{texts.stories.intro(texts.within[period])}</p>
          <StoryList data={data} />
          <p className="mt-3">
            <FileLink to={download('stories')} table={data.storyTable} />
          </p>
        </Section>
      )}
      <p className="text-sm text-muted">
        {texts.fine} <TextLink to={lawAddress('privacy')}>{texts.privacy}</TextLink>
      </p>
    </div>
  );
}

function Section({ id, title, children }: { id: string; title: string; children: ReactNode }) {
  return (
    <Card as="section" aria-labelledby={id}>
      <h3 id={id} className="display text-xl">
        {title}
      </h3>
      {children}
    </Card>
  );
}

function Totals({ totals }: { totals: StatisticsData['totals'] }) {
  const figures = ['readers', 'kudos', 'comments', 'bookmarks', 'follows', 'words'] as const;
  return (
    <dl className="mt-6 mb-5 grid grid-cols-2 gap-x-4 gap-y-4 border-t border-line pt-5 sm:grid-cols-3">
      {figures.map((figure) => (
        <div key={figure}>
          <dt className="text-sm text-muted">{texts.figures[figure]}</dt>
          <dd className="tabular text-xl font-semibold">{numberText(totals[figure])}</dd>
        </div>
      ))}
    </dl>
  );
}

function TableWithFile({ table, file }: { table: Table; file: string }) {
  const rows = table.rows.map(({ key, cells }) => ({ key, cells: cells.map(cellText) }));
  return (
    <>
      <ChartTable caption={table.caption} head={table.head} rows={rows} />
      <p className="mt-2">
        <FileLink to={file} table={table} />
      </p>
    </>
  );
}

/** A file is no page: the browser asks for it itself. */
function FileLink({ to, table }: { to: string; table: Table }) {
  return (
    <TextLink to={to} reloadDocument className="inline-flex min-h-11 items-center text-sm">
      {texts.download}
      <span className="sr-only">: {table.caption}</span>
    </TextLink>
  );
}

function StoryList({ data: { stories = [], period } }: { data: StatisticsData }) {
  return (
    <ul className="mt-3 divide-y divide-line">
      {stories.map(({ id, title, ...counts }) => (
        <li key={id} className="flex flex-wrap items-baseline justify-between gap-x-4 py-2">
          <TextLink to={statisticsAddress(id, period)} className="inline-flex min-h-11 items-center wrap-anywhere">
            <bdi>{title}</bdi>
          </TextLink>
          <span className="tabular text-sm text-muted">{texts.stories.counts(counts)}</span>
        </li>
      ))}
    </ul>
  );
}

function cellText(cell: string | number): string {
  return typeof cell === 'number' ? numberText(cell) : cell;
}

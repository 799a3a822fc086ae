import { numberText } from '~/platform/text/format';
import { statisticsTexts as texts } from '../texts';
import { ShareBar } from './share-bar';
import type { StatisticsData } from './statistics-data.server';

type Steps = NonNullable<StatisticsData['chapters']>['steps'];

/** How many came to each chapter and went on, as bars. */
export function ChapterSteps({ steps }: { steps: Steps }) {
  const all = steps[0]?.came ?? 0;
  return (
    <ol className="mt-4 mb-5 grid gap-3">
      {steps.map(({ first, name, came, share, isEnd }) => (
        <li key={first}>
          <p className="mb-1 flex flex-wrap justify-between gap-x-4 text-sm">
            <span className="wrap-anywhere">
              <bdi>{name}</bdi>
            </span>
            <span className="tabular text-muted">
              {isEnd ? texts.chapters.end(numberText(came)) : texts.chapters.wentOn(numberText(came), share)}
            </span>
          </p>
          <ShareBar percent={all === 0 ? 0 : (100 * came) / all} />
        </li>
      ))}
    </ol>
  );
}

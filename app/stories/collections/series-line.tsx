import { TextLink } from '~/ui/actions/text-link';
import { seriesLineTexts as texts } from './series-line-texts';
import type { StorySeries } from './series-parts.server';

/** Which part of its series a story is, with the ways to the parts beside it. @see docs/product/series.md */
export function SeriesLine({ series }: { series: readonly StorySeries[] }) {
  return (
    <ul className="grid gap-1">
      {series.map(({ to, text, previous, next }) => (
        <li key={to} className="flex flex-wrap items-center gap-x-5">
          <TextLink to={to} className="inline-flex min-h-11 items-center wrap-anywhere">
            <bdi>{text}</bdi>
          </TextLink>
          {previous && (
            <TextLink to={previous} className="inline-flex min-h-11 items-center">
              {texts.previous}
            </TextLink>
          )}
          {next && (
            <TextLink to={next} className="inline-flex min-h-11 items-center">
              {texts.next}
            </TextLink>
          )}
        </li>
      ))}
    </ul>
  );
}

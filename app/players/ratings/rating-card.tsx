import { Card } from '~/ui/layout/card';
import { Collapsible } from '~/ui/layout/collapsible';
import { CURVE, type RatingCurve, type RatingView } from './rating-view';
import { ratingTexts as texts } from './texts';

/** A player's ratings with their doubt, and how they are computed. */
export function RatingCard({ ratings }: { ratings: readonly RatingView[] }) {
  if (ratings.length === 0) return null;
  return (
    <Card as="section" aria-labelledby="ratings">
      <h2 id="ratings" className="display text-2xl">
        {texts.title}
      </h2>
      {ratings.map(({ title, rating, known, contests, curve }) => (
        <div key={title} className="mt-3">
          <div className="flex flex-wrap items-baseline justify-between gap-x-4">
            <h3 className="font-semibold">{title}</h3>
            <p className="tabular">
              <span className={known ? 'font-semibold text-gold' : 'text-muted'}>{rating}</span>
            </p>
          </div>
          <p className="text-sm text-muted">{contests}</p>
          {curve && <Curve title={title} curve={curve} />}
        </div>
      ))}
      <div className="mt-4">
        <Collapsible title={texts.how}>
          <div className="grid gap-3 text-sm text-muted">
            {texts.explained.map((paragraph) => (
              <p key={paragraph}>{paragraph}</p>
            ))}
            {ratings.map(({ title, last }) => last && <p key={title}>{last}</p>)}
          </div>
        </Collapsible>
      </div>
    </Card>
  );
}

/** The rating over the last contests, and between which points it surely was. */
function Curve({ title, curve: { line, band, top, bottom, points } }: { title: string; curve: RatingCurve }) {
  return (
    <>
      <div aria-hidden="true" className="mt-3 flex gap-2">
        <svg
          aria-hidden="true"
          viewBox={`0 0 ${CURVE.width} ${CURVE.height}`}
          preserveAspectRatio="none"
          className="h-20 w-full min-w-0 overflow-visible"
        >
          <path d={band} className="fill-bronze/25" />
          <path d={line} className="fill-none stroke-bronze stroke-2" vectorEffect="non-scaling-stroke" />
        </svg>
        <p className="tabular flex flex-col justify-between text-xs text-muted">
          <span>{top}</span>
          <span>{bottom}</span>
        </p>
      </div>
      <div className="mt-2">
        <Collapsible title={texts.asTable}>
          <table className="w-full text-sm">
            <caption className="sr-only">
              {title}: {texts.curve}
            </caption>
            <thead>
              <tr className="text-start text-muted">
                {texts.head.map((label) => (
                  <th key={label} scope="col" className="py-1 text-start font-medium">
                    {label}
                  </th>
                ))}
              </tr>
            </thead>
            <tbody>
              {points.map(({ key, day, rating }) => (
                <tr key={key}>
                  <td className="py-0.5">{day}</td>
                  <td className="tabular py-0.5">{rating}</td>
                </tr>
              ))}
            </tbody>
          </table>
        </Collapsible>
      </div>
    </>
  );
}

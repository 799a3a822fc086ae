import { countText, numberText } from '~/platform/text/format';
import { dayText } from '~/platform/text/format-dates';
import type { LadderStanding } from '~/progress/ratings/ratings.server';
import { SHOWN_FROM } from '~/progress/ratings/skill';
import { ratingTexts } from './texts';

/** Size of a drawn curve, in its own units. */
export const CURVE = { width: 240, height: 80 } as const;

/** A curve with the band of its doubt, as paths. */
export interface RatingCurve {
  line: string;
  band: string;
  /** The highest and the lowest points of the band. */
  top: string;
  bottom: string;
  points: { key: string; day: string; rating: string }[];
}

/** A rating, as a player's page shows it. */
export interface RatingView {
  title: string;
  /** Such as '1,480 ± 60', or 'after 3 of 10'. */
  rating: string;
  known: boolean;
  contests: string;
  curve: RatingCurve | undefined;
  /** For its owner: what the latest contest did, in words. */
  last: string | undefined;
}

export function ratingView({ ladder, contests, skill, curve, last }: LadderStanding): RatingView {
  const texts = ratingTexts.ladders[ladder];
  return {
    title: texts.title,
    rating: skill ? ratingText(skill) : ratingTexts.unknown(contests, SHOWN_FROM),
    known: skill !== undefined,
    contests: countText(contests, texts.contests),
    curve: curve.length > 1 ? curveOf(curve) : undefined,
    last:
      last &&
      ratingTexts.last({
        ...last,
        before: pointsOf(last.before),
        after: pointsOf(last.after),
        day: dayText(last.at),
        contest: texts.latest,
      }),
  };
}

/** A rating with its doubt, in whole points. */
function ratingText(skill: { mean: number; deviation: number }): string {
  const { mean, doubt } = pointsOf(skill);
  return `${mean} ± ${doubt}`;
}

function pointsOf({ mean, deviation }: { mean: number; deviation: number }): { mean: string; doubt: string } {
  return { mean: numberText(Math.round(mean)), doubt: numberText(Math.round(deviation)) };
}

/** The paths of a curve: contests at equal distances, points upwards. */
function curveOf(curve: LadderStanding['curve']): RatingCurve {
  const top = Math.max(...curve.map(({ mean, deviation }) => mean + deviation));
  const bottom = Math.min(...curve.map(({ mean, deviation }) => mean - deviation));
  const x = (index: number) => ((index / (curve.length - 1)) * CURVE.width).toFixed(1);
  const y = (points: number) => (((top - points) / (top - bottom)) * CURVE.height).toFixed(1);
  const above = curve.map(({ mean, deviation }, index) => `${x(index)} ${y(mean + deviation)}`);
  const below = curve.map(({ mean, deviation }, index) => `${x(index)} ${y(mean - deviation)}`).reverse();
  return {
    line: `M${curve.map(({ mean }, index) => `${x(index)} ${y(mean)}`).join('L')}`,
    band: `M${[...above, ...below].join('L')}Z`,
    top: numberText(Math.round(top)),
    bottom: numberText(Math.round(bottom)),
    points: curve.map((point, index) => ({ key: String(index), day: dayText(point.at), rating: ratingText(point) })),
  };
}

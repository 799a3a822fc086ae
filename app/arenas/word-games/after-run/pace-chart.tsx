import { numberText } from '~/platform/text/format';
import { percentText } from '~/platform/text/format-numbers';
import type { RunSummary } from './run-summary.contract';
import { afterRunTexts } from './texts';

const WIDTH = 600;
const HEIGHT = 160;
/** The top of the scale is a multiple of this, in words a minute. */
const STEP = 20;

/** How a player typed: words a minute over time as a line, accuracy and consistency as figures. */
export function PaceChart({ speeds, seconds, accuracy, consistency }: NonNullable<RunSummary['typing']>) {
  return (
    <section aria-labelledby="pace">
      <h3 id="pace" className="display text-xl">
        {afterRunTexts.howYouTyped}
      </h3>
      <dl className="tabular mt-3 flex flex-wrap gap-x-10 gap-y-3">
        <Figure label={afterRunTexts.accuracy}>{percentText(accuracy)}</Figure>
        <Figure label={afterRunTexts.consistency}>{consistency === undefined ? '–' : percentText(consistency)}</Figure>
        {speeds.length > 0 && <Figure label={afterRunTexts.fastest(seconds)}>{afterRunTexts.topSpeed(Math.max(...speeds))}</Figure>}
      </dl>
      {speeds.length > 1 ? (
        <Line speeds={speeds} seconds={seconds} />
      ) : (
        <p className="mt-3 text-muted">{afterRunTexts.typedTooShort(2 * seconds)}</p>
      )}
    </section>
  );
}

function Figure({ label, children }: { label: string; children: React.ReactNode }) {
  return (
    <div>
      <dt className="text-sm text-muted">{label}</dt>
      <dd className="text-lg font-semibold">{children}</dd>
    </div>
  );
}

function Line({ speeds, seconds }: { speeds: readonly number[]; seconds: number }) {
  const top = Math.max(STEP, Math.ceil(Math.max(...speeds) / STEP) * STEP);
  const x = (index: number) => (index / (speeds.length - 1)) * WIDTH;
  const y = (speed: number) => HEIGHT - (speed / top) * HEIGHT;
  const line = speeds.map((speed, index) => `${index === 0 ? 'M' : 'L'}${x(index).toFixed(1)} ${y(speed).toFixed(1)}`).join('');
  return (
    <div className="tabular mt-4 grid grid-cols-[auto_1fr] gap-x-2 text-sm text-muted">
      <p aria-hidden="true" className="flex flex-col justify-between text-right leading-none">
        <span>{top}</span>
        <span>{top / 2}</span>
        <span>{numberText(0)}</span>
      </p>
      <svg
        role="img"
        aria-label={afterRunTexts.speedInWords(seconds, speeds.join(', '))}
        viewBox={`0 0 ${WIDTH} ${HEIGHT}`}
        preserveAspectRatio="none"
        className="h-36 w-full overflow-visible sm:h-44"
      >
        {[0, 0.5, 1].map((share) => (
          <line
            key={share}
            x2={WIDTH}
            y1={share * HEIGHT}
            y2={share * HEIGHT}
            vectorEffect="non-scaling-stroke"
            className={share === 1 ? 'stroke-edge' : 'stroke-line'}
          />
        ))}
        <path d={line} vectorEffect="non-scaling-stroke" strokeWidth="2" strokeLinejoin="round" className="fill-none stroke-gold" />
      </svg>
      <p aria-hidden="true" className="col-start-2 mt-2 flex justify-between gap-2">
        <span>{afterRunTexts.firstKeystroke}</span>
        <span>{afterRunTexts.speedUnit}</span>
        <span>{afterRunTexts.seconds(speeds.length * seconds)}</span>
      </p>
    </div>
  );
}

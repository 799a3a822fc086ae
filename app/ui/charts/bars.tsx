import type { BarChart } from './bar-chart';

/** A chart of bars. The drawing stretches with the page, so labels are placed outside it and keep their size. */
export function Bars({ chart: { bars, yTicks, xLabels } }: { chart: BarChart }) {
  return (
    <div aria-hidden="true" className="tabular mt-5 mb-4 grid grid-cols-[auto_minmax(0,1fr)] gap-x-3 text-sm text-muted">
      {/* All labels share one cell, so that the longest one sets its width. */}
      <div className="grid h-44 justify-items-end *:col-start-1 *:row-start-1">
        {yTicks.map(({ label, y }) => (
          <span key={label} style={{ top: `${y}%` }} className="relative self-start leading-none whitespace-nowrap">
            <span className="block -translate-y-1/2">{label}</span>
          </span>
        ))}
      </div>
      <div className="relative h-44">
        <svg aria-hidden="true" viewBox="0 0 100 100" preserveAspectRatio="none" className="absolute inset-0 size-full overflow-visible">
          {yTicks.map(({ label, y, zero }) => (
            <line
              key={label}
              x2="100"
              y1={y}
              y2={y}
              vectorEffect="non-scaling-stroke"
              className={zero ? 'stroke-edge' : 'stroke-line'}
              strokeWidth="1"
            />
          ))}
          {bars.map(({ key, x, y, width, height, loss }) => (
            <rect key={key} x={x} y={y} width={width} height={height} className={loss ? 'fill-vermilion' : 'fill-gold'} />
          ))}
        </svg>
      </div>
      <p className="col-start-2 mt-3 flex justify-between">
        {xLabels.map((label) => (
          <span key={label}>{label}</span>
        ))}
      </p>
    </div>
  );
}

import { ArchDrawing } from '~/ui/art/arch-frame';
import { cx } from '~/ui/cx';

/** How much higher the gate is in a high panel, in units of the drawing. */
const RISE = 200;

export interface GateArchProps {
  /** Whether it stands in a panel about twice as high as wide; otherwise the panel is a quarter higher than wide. */
  tall?: boolean;
  className?: string;
}

/** The gate of the arena, ajar: light falls through it onto the steps, and rows of seats rise behind. It fills its panel. */
export function GateArch({ tall = false, className }: GateArchProps) {
  const rise = tall ? RISE : 0;
  return (
    <svg
      viewBox={`0 0 240 ${300 + rise}`}
      preserveAspectRatio="xMidYMax slice"
      aria-hidden="true"
      className={cx('block h-full w-full', className)}
    >
      <ArchDrawing ground={300 + rise}>
        <path d={`M20 20h200v${280 + rise}H20z`} fill="#1a140d" />
        <g transform={`translate(0 ${rise})`}>
          <circle cx="120" cy="170" r="118" fill="#e0ae4f" opacity="0.1" />
          <circle cx="120" cy="176" r="76" fill="#e0ae4f" opacity="0.16" />
          <g fill="none" stroke="#c98b4e" strokeLinecap="round">
            <ellipse cx="120" cy="214" rx="26" ry="9" strokeWidth="2" strokeDasharray="9 4 14 4 5 4" />
            <ellipse cx="120" cy="204" rx="46" ry="20" strokeWidth="2" strokeDasharray="14 5 7 5 20 5" opacity="0.85" />
            <ellipse cx="120" cy="192" rx="68" ry="34" strokeWidth="1.8" strokeDasharray="20 6 9 6 13 6" opacity="0.65" />
            <ellipse cx="120" cy="180" rx="92" ry="50" strokeWidth="1.6" strokeDasharray="12 6 24 6 8 6" opacity="0.45" />
          </g>
          <path d="M120 216c-3-10-13-20-13-34 0-9 4-14 5-22h16c1 8 5 13 5 22 0 14-10 24-13 34z" fill="#e0ae4f" />
          <path d="M120 186v28" stroke="#5f3914" strokeWidth="2" />
          <path d="M113 100h14l1 56h-16z" fill="#5b3722" />
          <path d="M96 226h48l40 50H56z" fill="#e0ae4f" opacity="0.28" />
        </g>
        <path d={`M20 20h62v${214 + rise}l-62 40z`} fill="#4a2e1c" />
        <path d={`M220 20h-62v${214 + rise}l62 40z`} fill="#4a2e1c" />
        <path
          d={`M41 20v${240 + rise}M62 20v${228 + rise}M199 20v${240 + rise}M178 20v${228 + rise}M20 96h62M220 96h-62M20 ${176 + rise}l62-8M220 ${176 + rise}l-62-8`}
          stroke="#2b1a0f"
          strokeWidth="2.5"
        />
        {tall && <path d="M20 236h62M220 236h-62" stroke="#2b1a0f" strokeWidth="2.5" />}
        <path d={`M82 20v${214 + rise}M158 20v${214 + rise}`} stroke="#e0ae4f" strokeWidth="2" opacity="0.8" />
        <g fill="#c98b4e" transform={`translate(0 ${rise / 2})`}>
          <circle cx="73" cy="150" r="5" />
          <circle cx="167" cy="150" r="5" />
        </g>
        <g transform={`translate(0 ${rise})`}>
          <path d="M20 274h200v26H20z" fill="#2f271d" />
          <path d="M20 274h200M36 286h168" stroke="#c98b4e" strokeOpacity="0.5" strokeWidth="2" />
        </g>
      </ArchDrawing>
    </svg>
  );
}

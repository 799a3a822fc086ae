import { cx } from '~/ui/cx';
import { KEYSTONES } from '../keystones';

/** The stone at the top of an arch, 28 x 29 units. */
export const KEYSTONE_PATH = 'M0 0h28l-5 29H5z';

const SET_EVERY_MS = 140;

export interface KeystoneRowProps {
  keystones: number;
  /** Whether they are set one by one as the row appears. */
  setting?: boolean;
  className?: string;
}

/** A game's keystones out of five, for the eye alone: the text beside them says how many. */
export function KeystoneRow({ keystones, setting = false, className }: KeystoneRowProps) {
  return (
    <svg viewBox="-2 -2 184 33" aria-hidden="true" className={cx('h-4 w-auto', className)}>
      {Array.from({ length: KEYSTONES }, (_, stone) => (
        <g key={stone} transform={`translate(${stone * 38} 0)`}>
          <path
            d={KEYSTONE_PATH}
            strokeWidth="2.5"
            style={setting ? { animationDelay: `${stone * SET_EVERY_MS}ms` } : undefined}
            className={cx(stone < keystones ? 'fill-gold stroke-gold' : 'fill-transparent stroke-edge', setting && 'animate-drop')}
          />
        </g>
      ))}
    </svg>
  );
}

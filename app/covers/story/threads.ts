import type { ScenePath } from '../scene/shape';
import { inks } from '../scene/shape';
import { fill, line } from './drawing';

/** The colours of the four seats of a room. */
const SEATS = [inks.gold, inks.laurel, inks.sky, inks.lilac];
/** The braid: its axis, how far threads swing, and the length of half a swing, in units of the arch. */
const [AXIS, SWING, HALF] = [262, 19, 40];

/**
 * The threads of a collaborative story, braided along the ground: one for each writer, in the colour of their seat.
 * A thread that rises passes before the others, one that falls behind them.
 */
export function braid(writers: number, ground: string): ScenePath[] {
  const threads = SEATS.slice(0, writers).map((colour, seat) => ({ colour, ...halves((seat * 2 * HALF) / writers) }));
  return [
    fill(ground, 'M20 232q100-16 200 0v70H20z'),
    ...threads.map(({ colour, falling }) => line(colour, 8, falling, 0.75)),
    ...threads.flatMap(({ colour, rising }) => [line(ground, 13, rising), line(colour, 8, rising)]),
  ];
}

function halves(shift: number): { rising: string; falling: string } {
  const half = (index: number) => {
    const down = index % 2 === 0;
    const [from, to] = down ? [-SWING, SWING] : [SWING, -SWING];
    return `M${Math.round(shift) - 80 + index * HALF} ${AXIS + from}c${HALF / 2} 0 ${HALF / 2} ${to - from} ${HALF} ${to - from}`;
  };
  const all = Array.from({ length: 9 }, (_, index) => half(index));
  const some = (odd: number) => all.filter((_, index) => index % 2 === odd).join('');
  return { rising: some(1), falling: some(0) };
}

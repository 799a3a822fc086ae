import { normalise } from '../text-tools';
import { everyMoment } from '../wording/moments';

const stock = new Set(everyMoment.flatMap(({ lines }) => lines.map(({ plain }) => plain)));

/** Whether a part is one line of the built-in writer's. */
export function isOfStock(part: string): boolean {
  return stock.has(normalise(part));
}

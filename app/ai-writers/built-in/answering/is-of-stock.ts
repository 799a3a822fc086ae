import { normalise } from '../text-tools';
import { everyMoment } from '../wording/moments';

/** Characters by which a name and a verb may make a line longer. */
const ATTRIBUTED = 40;

const everyLine = everyMoment.flatMap(({ lines }) => lines);

/** Whether a part is one line of the built-in writer's, in any wording. */
export function isOfStock(part: string): boolean {
  const plain = normalise(part);
  return everyLine.some(({ source, wording }) => part.length <= source.length + ATTRIBUTED && wording.test(plain));
}

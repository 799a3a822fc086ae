import { normalise } from '../text-tools';
import { everyMoment } from '../wording/moments';

/** Characters by which who says a line may make it longer. */
const WORDED = 80;

const everyLine = everyMoment.flatMap(({ lines }) => lines);

/** Whether a part is one line of the built-in writer's, in any wording. */
export function isOfStock(part: string): boolean {
  const plain = normalise(part);
  return everyLine.some(({ words, rest, wording }) => part.length <= words.length + rest.length + WORDED && wording.test(plain));
}

import { everyMoment } from '../wording/moments';
import { usedLinesIn } from './used-lines';

/** Characters by which the names and verbs of a line may make it longer. */
const WORDED = 80;

const everyLine = everyMoment.flatMap(({ lines }) => lines);

/** Whether a part is one line of the built-in writer's, in any wording. */
export function isOfStock(part: string): boolean {
  const used = usedLinesIn(part);
  return everyLine.some((line) => part.length <= line.source.length + WORDED && used.has(line));
}

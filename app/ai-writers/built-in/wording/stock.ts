import type { ReplyGroup } from '~content/story-writer/replies/reply-group';
import { stock } from '~content/story-writer/replies/stock';
import { knownLines } from './known-lines';
import { parseGroup, type ReplyLine } from './reply-line';

type Writer = ReplyGroup['writer'];

/** All lines by the writer and the kind of fact or moment that they are for. */
export const everyGroup: readonly ReplyGroup[] = [...stock, ...knownLines];

const byWriter = new Map<string, ReplyLine[]>();
for (const group of everyGroup) {
  const lines = parseGroup(group);
  for (const answers of group.answers.split(' ')) {
    const key = `${group.writer} ${answers}`;
    byWriter.set(key, [...(byWriter.get(key) ?? []), ...lines]);
  }
}

/** The lines with which a writer answers one kind of fact. */
export function linesFor(writer: Writer, answers: string): readonly ReplyLine[] {
  return byWriter.get(`${writer} ${answers}`) ?? [];
}

/** Every line, for tests and benchmarks of the whole stock. */
export function everyLine(): readonly ReplyLine[] {
  return [...new Set([...byWriter.values()].flat())];
}

import { hashOf, normalise } from '../text-tools';

export type Writer = 'Emma' | 'Noah' | 'Olivia' | 'Liam';

export const writers: readonly Writer[] = ['Emma', 'Noah', 'Olivia', 'Liam'];

/** A line of the stock. content/story-writer/README.md says how it is written. */
export interface Line {
  /** Stable while its words stay the same. */
  id: number;
  /** In whose manner it is. Others say it where they have none of their own. */
  writer: Writer | undefined;
  isJoke: boolean;
  /** Whether it leaves a question to be answered. */
  asks: boolean;
  /** Words between quotation marks, which cannot be wrong about who says them; or a sentence of narration. */
  text: string;
  /** The same, normalised. */
  plain: string;
}

const shape = /^([*ENOL]) (\{joke\} )?(.+)$/;
const writerOf: Readonly<Record<string, Writer>> = { E: 'Emma', N: 'Noah', O: 'Olivia', L: 'Liam' };

/** Reads a line. @throws with the line when it cannot be read. */
export function parseLine(source: string): Line {
  const [, letter = '', joke, text = ''] = shape.exec(source) ?? [];
  if (text === '' || (text.startsWith('"') && !/^"[^"]+"$/.test(text))) throw new Error(`No line: ${source}`);
  return {
    ...{ id: hashOf(text), writer: writerOf[letter], isJoke: joke !== undefined },
    ...{ asks: text.endsWith('?"'), text, plain: normalise(text) },
  };
}

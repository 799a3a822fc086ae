/** Words within a paragraph; '\n' in a string is a line break. */
export type ProseWords =
  | string
  | { kind: 'em' | 'strong' | 's' | 'u'; words: ProseWords[] }
  | { kind: 'a' /** A whole address of http or https. */; to: string; words: ProseWords[] };

/** One block of a text, shown below the one before. */
export type ProseBlock =
  | { kind: 'paragraph'; words: ProseWords[] }
  | { kind: 'break' }
  | { kind: 'quote'; blocks: ProseBlock[] }
  | { kind: 'list' /** The number of its first item; null where it has no numbers. */; start: number | null; items: ProseBlock[][] };

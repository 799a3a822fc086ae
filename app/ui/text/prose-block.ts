/** Words within a paragraph; '\n' in a string is a line break. */
export type ProseWords = string | { kind: 'em' | 'strong'; words: ProseWords[] };

/** One block of a text, shown below the one before. */
export type ProseBlock = { kind: 'paragraph'; words: ProseWords[] } | { kind: 'break' } | { kind: 'quote'; blocks: ProseBlock[] };

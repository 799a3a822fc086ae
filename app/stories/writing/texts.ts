/** Texts of the buttons beside a writing box. */
export const toolsTexts = {
  tools: 'Style of the text',
  em: 'Italics',
  strong: 'Bold',
  u: 'Underline',
  s: 'Strikethrough',
  link: 'Link',
  bullets: 'List',
  numbers: 'Numbered list',
  quote: 'Quote',
  break: 'Scene break',
  undo: 'Undo',
  redo: 'Redo',
} as const;

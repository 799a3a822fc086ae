import { type Node, Schema } from 'prosemirror-model';

/**
 * A text in the writing box: its lines, each with its Markdown as it is stored. What is emphasised is only shown so,
 * which is why every text comes out as it went in.
 */
const schema = new Schema({
  nodes: {
    doc: { content: 'line+' },
    line: {
      content: 'text*',
      whitespace: 'pre',
      parseDOM: [
        { tag: 'p', preserveWhitespace: 'full' },
        { tag: 'div', preserveWhitespace: 'full' },
      ],
      // How high a line of a long text is reckoned to be until it has been shown: desk.css.
      toDOM: ({ content }) => ['p', { dir: 'auto', style: `--characters: ${content.size}` }, 0],
    },
    text: {},
  },
});

/** The lines of a text whose line ends are \n. */
export function docOf(text: string): Node {
  return schema.node('doc', null, text.split('\n').map(lineOf));
}

/** One line of the box. */
export function lineOf(text: string): Node {
  return schema.node('line', null, text === '' ? [] : [schema.text(text)]);
}

/** The text of a box, or of some of its lines. */
export function textOf(lines: { forEach(each: (line: Node) => void): void }): string {
  const texts: string[] = [];
  lines.forEach(({ textContent }) => {
    texts.push(textContent);
  });
  return texts.join('\n');
}

/** The length of a box's text, without reading it: each line has two positions besides its characters, and one line end but for the last. */
export function lengthOf({ content, childCount }: Node): number {
  return content.size - childCount - 1;
}

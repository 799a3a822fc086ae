import type { Node } from 'prosemirror-model';
import { type Command, TextSelection } from 'prosemirror-state';
import { lineOf } from './lines';
import { spansIn } from './marks';

/** A line of the selection: its text, where it begins in the box, and which part of it is selected. */
interface SelectedLine {
  text: string;
  at: number;
  from: number;
  to: number;
}

/** Emphasises what is selected, or takes the emphasis away; without a selection the next keys stand between its marks. */
export function emphasise(look: 'em' | 'strong'): Command {
  const sign = look === 'em' ? '*' : '**';
  return ({ doc, selection, tr }, dispatch) => {
    if (selection.empty) {
      const transaction = tr.insertText(sign + sign, selection.from);
      dispatch?.(transaction.setSelection(TextSelection.create(transaction.doc, selection.from + sign.length)).scrollIntoView());
      return true;
    }
    for (const line of selectedLines(doc, selection.from, selection.to).reverse()) {
      const inner = trimmed(line);
      if (inner.from >= inner.to) continue;
      const there = spansIn(line.text).find(
        (span) => span.look === look && span.from - sign.length <= inner.from && inner.to <= span.to + sign.length,
      );
      if (there) {
        tr.delete(line.at + there.to, line.at + there.to + sign.length);
        tr.delete(line.at + there.from - sign.length, line.at + there.from);
      } else {
        tr.insertText(sign, line.at + inner.to);
        tr.insertText(sign, line.at + inner.from);
      }
    }
    if (!tr.docChanged) return false;
    dispatch?.(tr.scrollIntoView());
    return true;
  };
}

/** Makes a quote of the selected lines, or ordinary lines of a quote. */
export const quote: Command = ({ doc, selection, tr }, dispatch) => {
  const lines = selectedLines(doc, selection.from, selection.to);
  const isQuote = lines.every(({ text }) => /^ {0,3}>/.test(text));
  for (const { text, at } of lines.reverse()) {
    if (isQuote) tr.delete(at, at + (text.match(/^ {0,3}> ?/)?.[0].length ?? 0));
    else tr.insertText('> ', at);
  }
  dispatch?.(tr.scrollIntoView());
  return true;
};

/** Sets a scene break below the caret's line, and the caret on a new line below it. */
export const sceneBreak: Command = ({ selection, tr }, dispatch) => {
  const line = selection.$to.node(1);
  const end = selection.$to.after(1);
  const above = line.textContent.trim() === '' ? [] : [lineOf('')];
  tr.insert(end, [...above, lineOf('***'), lineOf(''), lineOf('')]);
  const caret = end + above.length * 2 + 5 + 2 + 1;
  dispatch?.(tr.setSelection(TextSelection.create(tr.doc, caret)).scrollIntoView());
  return true;
};

function selectedLines(doc: Node, from: number, to: number): SelectedLine[] {
  const lines: SelectedLine[] = [];
  doc.nodesBetween(from, to, (node, position) => {
    const at = position + 1;
    const text = node.textContent;
    lines.push({ text, at, from: Math.max(0, from - at), to: Math.min(text.length, to - at) });
    return false;
  });
  return lines;
}

/** The selected part without the spaces around it, which marks must not touch. */
function trimmed({ text, from, to }: SelectedLine): { from: number; to: number } {
  const selected = text.slice(from, to);
  return { from: from + selected.length - selected.trimStart().length, to: to - (selected.length - selected.trimEnd().length) };
}

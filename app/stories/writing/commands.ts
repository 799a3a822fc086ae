import type { Node } from 'prosemirror-model';
import { type Command, TextSelection } from 'prosemirror-state';
import { isWholeAddress } from '~/platform/text/whole-address';
import { lineOf } from './lines';
import { spansIn } from './marks';

/** A line of the selection: its text, where it begins in the box, and which part of it is selected. */
interface SelectedLine {
  text: string;
  at: number;
  from: number;
  to: number;
}

const SIGNS = { em: '*', strong: '**', s: '~~', u: '++' } as const;
const AN_ADDRESS = 'https://';

/**
 * Emphasises what is selected, or takes the emphasis away; without a selection the next keys stand between its marks, and behind
 * them once it is asked for again.
 */
export function emphasise(look: keyof typeof SIGNS): Command {
  const sign = SIGNS[look];
  return ({ doc, selection, tr }, dispatch) => {
    if (selection.empty) {
      const [line] = selectedLines(doc, selection.from, selection.to);
      const isBeforeMark = line !== undefined && markAt(line.text.slice(line.from)) === sign;
      if (!isBeforeMark) tr.insertText(sign + sign, selection.from);
      dispatch?.(tr.setSelection(TextSelection.create(tr.doc, selection.from + sign.length)).scrollIntoView());
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

/** The mark that a text begins with. */
const markAt = (text: string): string | undefined => /^(?:\*{1,2}|~~|\+\+)/.exec(text)?.[0];

/** Makes a link of what is selected, with the caret where its address or its words are missing; of a link, words again. */
export const link: Command = ({ doc, selection, tr }, dispatch) => {
  const [line] = selectedLines(doc, selection.from, selection.to);
  if (!line) return false;
  const spans = spansIn(line.text);
  const there = spans.find(({ look, from, to }) => look === 'link' && from <= line.from && line.to <= to);
  const address = there && spans.find(({ look, from }) => look === 'mark' && from === there.to);
  if (there && address) {
    tr.delete(line.at + address.from, line.at + address.to).delete(line.at + there.from - 1, line.at + there.from);
  } else {
    const { from, to } = trimmed(line);
    const words = line.text.slice(from, to);
    const isAddress = isWholeAddress(words);
    const label = isAddress ? '' : words.replaceAll(/[[\]]/g, String.raw`\$&`);
    tr.insertText(`[${label}](${isAddress ? words : AN_ADDRESS})`, line.at + from, line.at + Math.max(from, to));
    const caret = label === '' ? 1 : `[${label}](${AN_ADDRESS}`.length;
    tr.setSelection(TextSelection.create(tr.doc, line.at + from + caret));
  }
  dispatch?.(tr.scrollIntoView());
  return true;
};

/** Makes a link of the selected words of one line. @returns nothing where no words are selected, or several lines are. */
export function linkTo(address: string): Command {
  return ({ doc, selection, tr }, dispatch) => {
    const [line, ...others] = selectedLines(doc, selection.from, selection.to);
    if (!line || others.length > 0) return false;
    const { from, to } = trimmed(line);
    if (from >= to) return false;
    const label = line.text.slice(from, to).replaceAll(/[[\]]/g, String.raw`\$&`);
    const target = address.replaceAll('(', '%28').replaceAll(')', '%29');
    dispatch?.(tr.insertText(`[${label}](${target})`, line.at + from, line.at + to).scrollIntoView());
    return true;
  };
}

/** What an item of a list begins with: its indent, its sign, and its number where it has one. */
const ITEM = /^([ \t]*)(\*|(\d{1,3})([.)]))[ \t]+/;

/** Makes items of a list of the selected lines, or ordinary lines of items. */
export function list(kind: 'bullets' | 'numbers'): Command {
  return ({ doc, selection, tr }, dispatch) => {
    const lines = selectedLines(doc, selection.from, selection.to);
    const items = lines.map(({ text }) => ITEM.exec(text));
    const isList = items.every((item) => item && (item[3] === undefined) === (kind === 'bullets'));
    const last = lines.at(-1);
    const below = last && doc.resolve(last.at + last.text.length + 1);
    if (!isList && last && below?.nodeAfter && below.nodeAfter.textContent.trim() !== '' && !ITEM.test(below.nodeAfter.textContent)) {
      tr.insert(below.pos, lineOf(''));
    }
    for (const [index, { text, at }] of [...lines.entries()].reverse()) {
      const sign = isList ? '' : kind === 'bullets' ? '* ' : `${index + 1}. `;
      const indent = /^[ \t]*/.exec(text)?.[0].length ?? 0;
      tr.insertText(sign, at + indent, at + (items[index]?.[0].length ?? indent));
    }
    dispatch?.(tr.scrollIntoView());
    return true;
  };
}

/** Begins the next item below one; below an item without words, the list ends. */
export const nextItem: Command = ({ doc, selection, tr }, dispatch) => {
  if (!selection.empty) return false;
  const [line] = selectedLines(doc, selection.from, selection.to);
  const item = line && ITEM.exec(line.text);
  if (!line || !item || line.from < item[0].length) return false;
  if (item[0].length === line.text.length) tr.delete(line.at, line.at + line.text.length);
  else {
    const sign = item[3] === undefined ? '*' : `${Number(item[3]) + 1}${item[4]}`;
    tr.split(selection.from).insertText(`${item[1]}${sign} `);
  }
  dispatch?.(tr.scrollIntoView());
  return true;
};

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

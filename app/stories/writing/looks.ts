import type { Node } from 'prosemirror-model';
import { type EditorState, Plugin, PluginKey, type Transaction } from 'prosemirror-state';
import { Decoration, type DecorationAttrs, DecorationSet } from 'prosemirror-view';
import { type Look, spansIn } from './marks';

const key = new PluginKey<DecorationSet>('looks');

/** Shows a text's emphasis, links, quotes, lists and scene breaks, reading again only the paragraphs that changed. */
export const looks = new Plugin<DecorationSet>({
  key,
  state: {
    init: (_config, { doc }) => DecorationSet.create(doc, looksBetween(doc, 0, doc.childCount)),
    apply: (transaction, set) => (transaction.docChanged ? looksAfter(transaction, set) : set),
  },
  props: { decorations: (state) => key.getState(state) },
});

/** Marks the lines with the caret or the selection: there the signs of the Markdown are seen. */
export const activeLines = new Plugin({
  props: {
    decorations({ doc, selection: { $from, $to } }: EditorState) {
      const active: Decoration[] = [];
      doc.nodesBetween($from.before(1), $to.after(1), (node, position) => {
        active.push(Decoration.node(position, position + node.nodeSize, { class: 'is-active' }));
        return false;
      });
      return DecorationSet.create(doc, active);
    },
  },
});

function looksAfter(transaction: Transaction, set: DecorationSet): DecorationSet {
  const { doc, mapping } = transaction;
  let from = doc.content.size;
  let to = 0;
  for (const [index, map] of mapping.maps.entries()) {
    const later = mapping.slice(index + 1);
    map.forEach((_oldFrom, _oldTo, newFrom, newTo) => {
      from = Math.min(from, later.map(newFrom, -1));
      to = Math.max(to, later.map(newTo, 1));
    });
  }
  if (from > to) return set.map(mapping, doc);
  const [first, last] = paragraphsAround(doc, from, to);
  const start = startOf(doc, first);
  const end = startOf(doc, last);
  const mapped = set.map(mapping, doc);
  return mapped.remove(mapped.find(start, end)).add(doc, looksBetween(doc, first, last));
}

/** The lines from the blank one before a position to the blank one behind another: `[first, behind the last]`. */
function paragraphsAround(doc: Node, from: number, to: number): [number, number] {
  let first = doc.resolve(from).index(0);
  let last = Math.min(doc.resolve(to).index(0) + 1, doc.childCount);
  while (first > 0 && !isBlank(doc, first - 1)) first -= 1;
  while (last < doc.childCount && !isBlank(doc, last)) last += 1;
  return [Math.min(first, doc.childCount), last];
}

function isBlank(doc: Node, line: number): boolean {
  return doc.child(line).textContent.trim() === '';
}

function startOf(doc: Node, line: number): number {
  let position = 0;
  for (let index = 0; index < line; index += 1) position += doc.child(index).nodeSize;
  return position;
}

function looksBetween(doc: Node, first: number, last: number): Decoration[] {
  const decorations: Decoration[] = [];
  let position = startOf(doc, first);
  let paragraph: { text: string; at: number }[] = [];
  const show = () => {
    if (paragraph.length > 0) decorate(paragraph, decorations);
    paragraph = [];
  };
  for (let index = first; index < last; index += 1) {
    const line = doc.child(index);
    if (isBlank(doc, index)) show();
    else paragraph.push({ text: line.textContent, at: position + 1 });
    position += line.nodeSize;
  }
  show();
  return decorations;
}

/** How whole lines look, and how stretches within them do. */
const LINES: ReadonlySet<Look> = new Set(['quote', 'break', 'item']);
const STRETCHES: Partial<Record<Look, DecorationAttrs>> = {
  em: { nodeName: 'em' },
  strong: { nodeName: 'strong' },
  s: { nodeName: 's' },
  u: { nodeName: 'u' },
};

/** A stretch may run over several lines; each line gets its part of it. */
function decorate(lines: readonly { text: string; at: number }[], decorations: Decoration[]): void {
  const spans = spansIn(lines.map(({ text }) => text).join('\n'));
  if (spans.length === 0) return;
  let offset = 0;
  for (const { text, at } of lines) {
    for (const { from, to, look } of spans) {
      const start = Math.max(from, offset);
      const end = Math.min(to, offset + text.length);
      if (start >= end) continue;
      if (LINES.has(look)) decorations.push(Decoration.node(at - 1, at + text.length + 1, { class: `is-${look}` }));
      else decorations.push(Decoration.inline(at + start - offset, at + end - offset, STRETCHES[look] ?? { class: `is-${look}` }));
    }
    offset += text.length + 1;
  }
}

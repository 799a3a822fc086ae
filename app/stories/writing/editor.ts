import { baseKeymap } from 'prosemirror-commands';
import { closeHistory, history, redo, undo } from 'prosemirror-history';
import { keymap } from 'prosemirror-keymap';
import { Fragment, Slice } from 'prosemirror-model';
import { type Command, EditorState, TextSelection, type Transaction } from 'prosemirror-state';
import { EditorView } from 'prosemirror-view';
import { isWholeAddress } from '~/platform/text/whole-address';
import { inertPage } from '../text/inert-page';
import { emphasise, link, linkTo, list, nextItem, quote, sceneBreak } from './commands';
import { isLong } from './late-changes';
import { docOf, lengthOf, lineOf, textOf } from './lines';
import { activeLines, looks } from './looks';
import { markdownOf, setApart } from './pasted';

export interface EditorOptions {
  text: string;
  /** Attributes of the box for people and their devices: label, description, class. */
  attributes: Record<string, string>;
  /** Called after each change with the length of the text in characters, and whether it was pasted or dropped. */
  onChange(length: number, pasted: boolean): void;
  /** Called before something that was pasted or dropped is in the text. */
  beforePaste(): void;
}

/** How much of the window a desk's edge and tools cover on a phone, in px: the caret's line stays between them. */
const COVERED = { top: 88, bottom: 64, left: 0, right: 0 };

/** A command that 'undo' takes back without the words typed just before it. */
const undoneAlone =
  (command: Command): Command =>
  (state, dispatch, view) =>
    command(state, dispatch && ((transaction) => dispatch(closeHistory(transaction))), view);

/** What the buttons beside the box do. */
const commands = {
  em: undoneAlone(emphasise('em')),
  strong: undoneAlone(emphasise('strong')),
  s: undoneAlone(emphasise('s')),
  u: undoneAlone(emphasise('u')),
  link: undoneAlone(link),
  bullets: undoneAlone(list('bullets')),
  numbers: undoneAlone(list('numbers')),
  quote: undoneAlone(quote),
  break: undoneAlone(sceneBreak),
  undo,
  redo,
} satisfies Record<string, Command>;

/** The writing box as its page uses it. */
export interface Editor {
  /** The text as it is now. */
  text(): string;
  /** Replaces the text, as when a stored one is brought back; the caret stays where it was as far as it can. */
  setText(text: string): void;
  setReadOnly(readOnly: boolean): void;
  setAttributes(attributes: Record<string, string>): void;
  /** Selects a stretch of the text, in characters, and moves the focus into the box. */
  focus(from?: number, to?: number): void;
  run(command: keyof typeof commands): void;
  destroy(): void;
}

/**
 * Makes an element a writing box. Markdown is understood as it is typed; pasted and dropped HTML becomes Markdown.
 * @see docs/decisions/0084-writing-box.md
 */
export function createEditor(place: HTMLElement, { text, attributes, onChange, beforePaste }: EditorOptions): Editor {
  let readOnly = false;
  let shownAttributes = attributes;
  const plugins = [
    history(),
    keymap({ 'Mod-z': undo, 'Mod-y': redo, 'Shift-Mod-z': redo, 'Mod-b': commands.strong, 'Mod-i': commands.em }),
    keymap({ 'Mod-u': commands.u, 'Mod-Shift-x': commands.s, 'Mod-k': commands.link, Enter: nextItem }),
    keymap({ 'Mod-Shift-8': commands.bullets, 'Mod-Shift-7': commands.numbers }),
    keymap(baseKeymap),
    looks,
    activeLines,
  ];
  const stateOf = (stored: string) => EditorState.create({ doc: docOf(stored), plugins });
  const view = new EditorView(place, {
    state: stateOf(text),
    editable: () => !readOnly,
    attributes: ({ doc }) => ({
      role: 'textbox',
      'aria-multiline': 'true',
      'aria-readonly': String(readOnly),
      spellcheck: 'true',
      autocapitalize: 'sentences',
      ...(doc.childCount === 1 && doc.firstChild?.childCount === 0 && { 'data-empty': '' }),
      ...(isLong(lengthOf(doc)) && { 'data-long': '' }),
      ...shownAttributes,
    }),
    clipboardTextParser: (pasted) => sliceOf(pasted),
    clipboardTextSerializer: (slice) => textOf(slice.content),
    transformPastedHTML: readablePaste,
    handlePaste: pasteAddress,
    handleDOMEvents: { beforeinput: insertLines },
    scrollMargin: COVERED,
    scrollThreshold: COVERED,
    dispatchTransaction(transaction) {
      const isTyped = transaction.docChanged && !transaction.getMeta('stored');
      const pasted = isTyped && isPaste(transaction);
      if (pasted) beforePaste();
      view.updateState(view.state.apply(transaction));
      if (isTyped) onChange(lengthOf(view.state.doc), pasted);
    },
  });
  const inSight = keepCaretInSight(view);

  return {
    text: () => textOf(view.state.doc),
    setText(stored) {
      const { doc, selection, tr } = view.state;
      const [from, to, lines] = difference(textOf(doc).split('\n'), stored.split('\n'));
      const start = positionOfLine(view, from);
      tr.replaceWith(start, positionOfLine(view, to), Fragment.from(lines.map(lineOf)));
      tr.setSelection(TextSelection.near(tr.doc.resolve(Math.min(selection.head, tr.doc.content.size))));
      view.dispatch(tr.setMeta('stored', true).setMeta('addToHistory', false));
    },
    setReadOnly(now) {
      readOnly = now;
      view.setProps({});
    },
    setAttributes(now) {
      shownAttributes = now;
      view.setProps({});
    },
    focus(from, to = from) {
      if (from !== undefined && to !== undefined) {
        const { doc, tr } = view.state;
        view.dispatch(tr.setSelection(TextSelection.between(doc.resolve(positionIn(view, from)), doc.resolve(positionIn(view, to)))));
      }
      view.focus();
    },
    run(command) {
      commands[command](view.state, view.dispatch, view);
      view.focus();
    },
    destroy() {
      inSight();
      view.destroy();
    },
  };
}

function isPaste(transaction: Transaction): boolean {
  return ['paste', 'drop'].includes(transaction.getMeta('uiEvent'));
}

/** Lines to insert at the caret: the first and the last go on in the lines around it. */
function sliceOf(text: string): Slice {
  return new Slice(Fragment.from(text.replaceAll(/\r\n?/g, '\n').split('\n').map(lineOf)), 1, 1);
}

/** Several lines that come at once, as from dictation; the browser would make line breaks of them that are not lines. */
function insertLines(view: EditorView, event: InputEvent): boolean {
  if (event.inputType !== 'insertText' || !event.data?.includes('\n')) return false;
  event.preventDefault();
  const { tr } = view.state;
  const [replaced] = event.getTargetRanges();
  if (replaced) {
    // The editor is told of a selection later than the browser knows of it.
    const from = tr.doc.resolve(view.posAtDOM(replaced.startContainer, replaced.startOffset));
    const to = tr.doc.resolve(view.posAtDOM(replaced.endContainer, replaced.endOffset));
    tr.setSelection(TextSelection.between(from, to));
  }
  view.dispatch(tr.replaceSelection(sliceOf(event.data)).scrollIntoView());
  return true;
}

/** HTML from elsewhere as lines of Markdown; a copy from a writing box is that already. */
function readablePaste(html: string, { state: { doc, selection } }: EditorView): string {
  if (html.includes('data-pm-slice')) return html;
  const { $from, $to } = selection;
  const around = {
    before: $from.parent.textContent.slice(0, $from.parentOffset),
    after: $to.parent.textContent.slice($to.parentOffset),
    below: doc.maybeChild($to.index(0) + 1)?.textContent,
  };
  const markdown = setApart(markdownOf(inertPage(html).body), around);
  const box = document.implementation.createHTMLDocument('').body;
  for (const line of markdown.split('\n')) box.appendChild(box.ownerDocument.createElement('p')).textContent = line;
  return box.innerHTML;
}

/** An address that is pasted over words becomes their link. */
function pasteAddress(view: EditorView, event: ClipboardEvent): boolean {
  const pasted = event.clipboardData?.getData('text/plain').trim() ?? '';
  if (!isWholeAddress(pasted)) return false;
  return linkTo(pasted)(view.state, (transaction) => view.dispatch(closeHistory(transaction).setMeta('uiEvent', 'paste')));
}

/** Which lines a new text replaces: those between the same first and the same last ones. */
function difference(old: readonly string[], now: readonly string[]): [from: number, to: number, lines: string[]] {
  let from = 0;
  while (from < old.length && from < now.length && old[from] === now[from]) from += 1;
  let same = 0;
  while (same < old.length - from && same < now.length - from && old[old.length - 1 - same] === now[now.length - 1 - same]) same += 1;
  return [from, old.length - same, now.slice(from, now.length - same)];
}

function positionOfLine({ state: { doc } }: EditorView, line: number): number {
  let position = 0;
  for (let index = 0; index < line; index += 1) position += doc.child(index).nodeSize;
  return position;
}

/** The position of a character: each line has two positions besides its characters, where the text has one line end. */
function positionIn({ state: { doc } }: EditorView, character: number): number {
  let left = character;
  let position = 1;
  for (let index = 0; index < doc.childCount; index += 1) {
    const line = doc.child(index);
    if (left <= line.content.size) return position + left;
    left -= line.content.size + 1;
    position += line.nodeSize;
  }
  return doc.content.size - 1;
}

/** Keeps the caret's line in what a keyboard on the screen leaves of the window. @returns what stops it. */
function keepCaretInSight(view: EditorView): () => void {
  const look = () => {
    if (view.hasFocus()) view.dispatch(view.state.tr.scrollIntoView());
  };
  window.visualViewport?.addEventListener('resize', look);
  window.addEventListener('resize', look);
  return () => {
    window.visualViewport?.removeEventListener('resize', look);
    window.removeEventListener('resize', look);
  };
}

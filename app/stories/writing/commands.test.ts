import fc from 'fast-check';
import { type Command, EditorState, TextSelection } from 'prosemirror-state';
import { describe, expect, it } from 'vitest';
import { emphasise, link, linkTo, list, nextItem, quote, sceneBreak } from './commands';
import { docOf, textOf } from './lines';

/** A text whose selection stands between [ and ], after a command. */
function after(command: Command, marked: string): string {
  const text = marked.replaceAll(/[[\]]/g, '');
  const doc = docOf(text);
  const from = marked.indexOf('[') + 1 + linesBefore(marked, '[');
  const to = marked.indexOf(']') + linesBefore(marked, ']');
  let state = EditorState.create({ doc, selection: TextSelection.create(doc, from, to) });
  command(state, (transaction) => {
    state = state.apply(transaction);
  });
  return textOf(state.doc);
}

/** A text of one line after a command with the caret at a character of it. */
function withSelection(command: Command, text: string, at: number): string {
  let state = EditorState.create({ doc: docOf(text) });
  state = state.apply(state.tr.setSelection(TextSelection.create(state.doc, at + 1)));
  command(state, (transaction) => {
    state = state.apply(transaction);
  });
  return textOf(state.doc);
}

/** Each line takes one position more than its line end. */
function linesBefore(marked: string, sign: string): number {
  return marked.slice(0, marked.indexOf(sign)).split('\n').length - 1;
}

describe('the writing box', () => {
  it('gives every text back as it was', () => {
    const piece = fc.constantFrom('*', '**', '_', '\\', ' ', 'a', '\t', '\n', '\n\n', '> ', '***\n', '\u00A0', '🖋', '\u202E', '\r');
    fc.assert(
      fc.property(fc.array(piece), (pieces) => {
        const text = pieces.join('');
        expect(textOf(docOf(text))).toBe(text);
      }),
    );
    fc.assert(
      fc.property(fc.string({ unit: 'binary' }), (text) => {
        expect(textOf(docOf(text))).toBe(text);
      }),
      { numRuns: 40 },
    );
  });

  it('emphasises what is selected, without the spaces around it, and takes it back', () => {
    expect(after(emphasise('em'), 'So[ it was ]then')).toBe('So *it was* then');
    expect(after(emphasise('strong'), 'So [it] was')).toBe('So **it** was');
    expect(after(emphasise('em'), 'So *[it]* was')).toBe('So it was');
    expect(after(emphasise('strong'), 'So [**it**] was')).toBe('So it was');
    expect(after(emphasise('em'), 'So [it\nwas] then')).toBe('So *it*\n*was* then');
  });

  it('puts the next keys behind the marks when it is asked for again before them', () => {
    expect(after(emphasise('u'), 'So ++it[]++ was')).toBe('So ++it++ was');
    expect(after(emphasise('strong'), 'So **it[]** was')).toBe('So **it** was');
    expect(after(emphasise('em'), 'So **it[]** was'), 'another mark').toBe('So **it**** was');
  });

  it('puts the next keys between marks where nothing is selected', () => {
    expect(after(emphasise('em'), 'So [] was')).toBe('So ** was');
  });

  it('underlines and strikes out', () => {
    expect(after(emphasise('u'), 'So [it] was')).toBe('So ++it++ was');
    expect(after(emphasise('s'), 'So ~~[it]~~ was')).toBe('So it was');
  });

  it('makes links of words and of addresses, and words of links', () => {
    expect(after(link, 'See [the map] there')).toBe('See [the map](https://) there');
    expect(after(link, 'See []')).toBe('See [](https://)');
    expect(after(link, 'See [https://example.test/a]')).toBe('See [](https://example.test/a)');
    expect(after(linkTo('https://example.test/(a)'), 'See [ the map ]')).toBe('See  [the map](https://example.test/%28a%29) ');
    expect(withSelection(link, 'See [the map](https://example.test).', 6)).toBe('See the map.');
  });

  it('makes lists, and ordinary lines of them', () => {
    expect(after(list('bullets'), '[one\ntwo]\nthree')).toBe('* one\n* two\n\nthree');
    expect(after(list('numbers'), '[* one\n* two]')).toBe('1. one\n2. two');
    expect(after(list('numbers'), '[1. one\n2. two]')).toBe('one\ntwo');
  });

  it('goes on with the next item, and ends a list below an empty one', () => {
    expect(after(nextItem, '* one[]')).toBe('* one\n* ');
    expect(after(nextItem, '  9. one[] more')).toBe('  9. one\n  10.  more');
    expect(after(nextItem, '* one\n* []')).toBe('* one\n');
    expect(after(nextItem, 'one[]')).toBe('one');
    expect(after(nextItem, '1984. It was[]')).toBe('1984. It was');
  });

  it('quotes lines, and takes it back', () => {
    expect(after(quote, 'one\n[two\nthree]')).toBe('one\n> two\n> three');
    expect(after(quote, '> [two\n> three]')).toBe('two\nthree');
  });

  it('sets a scene break between blank lines', () => {
    expect(after(sceneBreak, 'one[]\ntwo')).toBe('one\n\n***\n\n\ntwo');
    expect(after(sceneBreak, 'one\n[]')).toBe('one\n\n***\n\n');
  });
});

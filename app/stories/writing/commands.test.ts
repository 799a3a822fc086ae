import fc from 'fast-check';
import { type Command, EditorState, TextSelection } from 'prosemirror-state';
import { describe, expect, it } from 'vitest';
import { emphasise, quote, sceneBreak } from './commands';
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

  it('puts the next keys between marks where nothing is selected', () => {
    expect(after(emphasise('em'), 'So [] was')).toBe('So ** was');
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

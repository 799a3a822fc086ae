import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { anyText } from '../testing/hostile-texts';
import { readXml } from '../testing/xml-tree';
import { markup } from './markup';
import { printable, printableLine } from './printable';

describe('markup', () => {
  it('escapes inserted texts and keeps markup', () => {
    const inner = markup`<b>${'a < b & "c"'}</b>`;
    expect(String(markup`<p title="${`it's`}">${inner}${undefined}${[inner, inner]}${7}</p>`)).toBe(
      `<p title="it&#39;s">${String(inner).repeat(3)}7</p>`,
    );
  });

  it('carries any text in an element and an attribute', () => {
    fc.assert(
      fc.property(anyText, (text) => {
        const root = readXml(String(markup`<p title="${printableLine(text)}">${text}</p>`));
        expect(root.text).toBe(printable(text));
        expect(root.attributes.title).toBe(printableLine(text));
      }),
    );
  });
});

describe('a printable line', () => {
  it('cannot reverse neighbouring text, and keeps scripts and joined emoji', () => {
    expect(printableLine('  A \u202Etitle\u0000\n of \u2066two\u2069  lines ')).toBe('A title of two lines');
    expect(printableLine('👩‍🚀 ספר')).toBe('👩‍🚀 ספר');
  });
});

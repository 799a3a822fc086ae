import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { openLexicon } from './lexicon.server';

describe('a dictionary on disk', () => {
  let folder: string;
  beforeEach(() => {
    folder = mkdtempSync(join(tmpdir(), 'lexicon-'));
  });
  afterEach(() => rmSync(folder, { recursive: true }));

  it('contains each of its lines, including the first and the last, and nothing in between', () => {
    const forms = ['aa', 'aardvark', 'be', 'bee', 'beech', 'cat', 'zoo', 'zyzzyva'];
    writeFileSync(join(folder, 'dictionary.txt'), `${forms.join('\n')}\n`);
    const lexicon = openLexicon(folder);
    expect(forms.filter((form) => !lexicon.isWord(form))).toEqual([]);
    for (const text of ['a', 'aard', 'beec', 'beeches', 'zz', 'zyzzyvas', '', 'cat\nzoo']) expect(lexicon.isWord(text), text).toBe(false);
  });

  it('is the same whether or not its last line ends', () => {
    writeFileSync(join(folder, 'dictionary.txt'), 'ant\nbat');
    expect(openLexicon(folder).isWord('bat')).toBe(true);
  });

  it('has near synonyms besides the exact ones, and wrong answers', () => {
    const line = {
      word: 'bold',
      part: 'adjective',
      band: 1,
      definition: 'daring',
      hint: '',
      synonyms: ['brave'],
      close: 'audacious hardy',
      nearMisses: '',
    };
    writeFileSync(join(folder, 'words.jsonl'), `${JSON.stringify(line)}\n`);
    const lexicon = openLexicon(folder);
    expect(lexicon.entry('bold')).toMatchObject({ synonyms: ['brave'], close: ['audacious', 'hardy'], nearMisses: [] });
  });

  it('is not read before a game needs it', () => {
    const lexicon = openLexicon(join(folder, 'missing'));
    expect(() => lexicon.isWord('cat')).toThrow(/ENOENT/);
  });
});

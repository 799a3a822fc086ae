import { mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { readConfig } from './config.server';

const folder = mkdtempSync(join(tmpdir(), 'operator-'));
const fileWith = (name: string, content: string) => {
  const path = join(folder, name);
  writeFileSync(path, content);
  return path;
};

describe('the facts about the operator', () => {
  it('may all be missing: then administrators give them', () => {
    expect(readConfig({ DATA_DIR: join(folder, 'none') }).operator).toBeUndefined();
  });

  it('stand in operator.json in DATA_DIR, or in the file that a setting names', () => {
    fileWith('operator.json', '{"name": "Quill Club", "minimumAge": 13}');
    const named = fileWith('other.json', '{"name": "Ink Ltd", "address": ["1 Quay", "Cork"]}');
    expect(readConfig({ DATA_DIR: folder }).operator).toEqual({ name: 'Quill Club', minimumAge: 13 });
    expect(readConfig({ DATA_DIR: folder, OPERATOR_FILE: named }).operator).toMatchObject({ name: 'Ink Ltd', address: ['1 Quay', 'Cork'] });
  });

  it.each([
    ['a name that nobody knows', '{"adress": ["1 Quay"]}', 'adress'],
    ['an age that no law allows', '{"minimumAge": 9}', 'minimumAge'],
    ['no JSON', 'name: Quill Club', 'is not JSON'],
  ])('stop the start in plain words: %s', (_fault, content, words) => {
    expect(() => readConfig({ OPERATOR_FILE: fileWith('faulty.json', content) })).toThrow(words);
  });

  it('stop the start where a setting names a file that is not there', () => {
    expect(() => readConfig({ OPERATOR_FILE: join(folder, 'missing.json') })).toThrow('cannot be read');
  });
});

import { globSync, readFileSync } from 'node:fs';
import { parseSync, Visitor } from 'vite';
import { expect, it } from 'vitest';
import { storyArenas, WORD_GAMES } from '~/site/arenas';

const NAMES = new RegExp([...storyArenas.flatMap(({ name, label }) => [name, label]), WORD_GAMES].join('|'));
/** Where they are given. */
const GIVEN = 'app/site/arenas.ts';
/** Words that a label has beside a name; longer texts are sentences. */
const LABEL_WORDS = 3;

/** The labels with the name of an arena that a source holds literally. */
function literalNames(file: string, source: string): string[] {
  const found: string[] = [];
  const look = (text: unknown) => {
    if (typeof text !== 'string' || !NAMES.test(text)) return;
    if ((text.replace(NAMES, '').match(/[\p{L}\p{N}]+/gu) ?? []).length <= LABEL_WORDS) found.push(text);
  };
  new Visitor({
    Literal: ({ value }) => look(value),
    TemplateLiteral: ({ quasis }) => look(quasis.map(({ value }) => value.cooked).join('')),
    JSXText: ({ value }) => look(value),
  }).visit(parseSync(file, source).program);
  return found;
}

it('labels take the names of arenas from where these are given', () => {
  const files = globSync('{app,server}/**/*.{ts,tsx}').filter((file) => !/\.test\.|[/]testing[/]|^server[/]demo/.test(file));
  expect(files.length).toBeGreaterThan(1_000);
  const literal = files.map((file) => [file, literalNames(file, readFileSync(file, 'utf8'))] as const);
  expect(literal.flatMap(([file, names]) => (names.length > 0 && file !== GIVEN ? [[file, names]] : []))).toEqual([]);
});

it.each([
  ['of one', `const text = 'Start Fan Fiction';`, ['Start Fan Fiction']],
  ['around a value', 'const text = `$' + '{fandom} Fan Fiction`;', [' Fan Fiction']],
  ['of none but in a sentence', `const text = 'You need to be logged in to play Story Weave';`, []],
])('a label is found to have the name %s', (_, source, names) => {
  expect(literalNames('it.ts', source)).toEqual(names);
});

// Prints how long parsing the Markdown of hostile and heavily formatted chapters of 200,000 characters takes, in ms of
// processor time: the second run of each, as in a warm process.
//   node bench/chapters.ts
import type * as ChapterText from '../app/stories/reading/text/chapter-text';
import { loadApp } from './support/load-app.ts';

const { parseChapter } = await loadApp<typeof ChapterText>('./app/stories/reading/text/chapter-text.ts');

const CHARACTERS = 200_000;
/** Chapters of a page of the whole work that are read in a row. */
const IN_A_ROW = 10;
const filled = (part: string) => part.repeat(Math.ceil(CHARACTERS / part.length)).slice(0, CHARACTERS);
const PLAIN = 'The gate stood open, as it had all winter, and nobody went in. ';

const chapters: Record<string, string> = {
  'prose without marks': filled(`${PLAIN.repeat(4)}\n\n`),
  'prose, emphasis in each long paragraph': filled(`${PLAIN.repeat(8)}*So* it was.\n\n`),
  'prose, emphasis in each short line': filled('The gate stood open, as it had *all* winter, and nobody went in.\n\n'),
  'paragraphs of one mark': filled('*a*\n\n'),
  'lines of one mark': filled('*a*\n'),
  'one line of marks': filled('*a '),
  'nested marks': filled('**a *b _c __d '),
  'quotes of one line': filled('> a\n\n'),
  'one long quote': filled('> a\n'),
  'quotes within quotes': filled('> > > *a*\n> b\n\n'),
  'quotes that go on without their mark': filled('> a\nb\nc\n'),
  'nothing but >': filled('>'),
  backslashes: filled('*a\\*\n\n'),
  'lines of a dash': filled('-\n'),
  'scene breaks': filled('***\n'),
  brackets: `*${filled('[')}*`,
  'brackets that close': `[a](https://a.example) ${filled('[]')}`,
  links: filled('[a](https://a.example) '),
  'links within links': filled('[a ') + filled('](https://a.example) '),
  'struck and underlined words': filled('~~a ++b++~~ '),
  'pairs without an end': filled('~~a ++b '),
  'items of a list': filled('* a\n'),
  'numbered items': filled('1. a\n'),
  'lists within lists': filled('* 1. * 1. a\n'),
  'a list that goes deeper': Array.from({ length: 600 }, (_, depth) => `${' '.repeat(2 * (depth % 40))}* a`).join('\n'),
  'blank lines': filled('a\n\n'),
};

/** Parses texts twice. @returns the processor time of the second time, in ms, and how many parts they have. */
function measured(texts: readonly string[]): string {
  const parse = () => texts.reduce((parts, text) => parts + parseChapter(text).length, 0);
  parse();
  const began = process.cpuUsage();
  const parts = parse();
  const { user, system } = process.cpuUsage(began);
  return `${String(Math.round((user + system) / 1000)).padStart(6)} ms  ${String(parts).padStart(5)} parts`;
}

console.log('One chapter of 200,000 characters, and as many characters in the ten chapters that a page of the whole work reads in a row:');
for (const [name, text] of Object.entries(chapters)) {
  const part = text.slice(0, CHARACTERS / IN_A_ROW);
  console.log(`${measured([text])}  ${measured(Array(IN_A_ROW).fill(part))}  ${name}`);
}

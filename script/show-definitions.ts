// Prints questions of Definition Match for readers who judge them blind, and their answers apart. The same seed gives the same questions.
//   node script/show-definitions.ts [--count 200] [--seed 35] --questions FILE --key FILE
import { writeFile } from 'node:fs/promises';
import { parseArgs } from 'node:util';
import type * as DefinitionMatch from '../app/arenas/word-games/games/definition-match/definition-match.rules.ts';
import type * as LexiconModule from '../app/arenas/word-games/lexicon/lexicon.server.ts';
import type * as RandomModule from '../app/platform/random/random.ts';
import { loadApp } from '../bench/support/load-app.ts';

const { values } = parseArgs({
  options: {
    count: { type: 'string', default: '200' },
    seed: { type: 'string', default: '35' },
    questions: { type: 'string' },
    key: { type: 'string' },
  },
});
const { count, seed, questions, key } = values;
if (!questions || !key) throw new Error('Name the files: --questions FILE --key FILE');

const { definitionMatch } = await loadApp<typeof DefinitionMatch>(
  './app/arenas/word-games/games/definition-match/definition-match.rules.ts',
);
const { openLexicon } = await loadApp<typeof LexiconModule>('./app/arenas/word-games/lexicon/lexicon.server.ts');
const { seededRandom } = await loadApp<typeof RandomModule>('./app/platform/random/random.ts');

const lexicon = openLexicon('content/lexicon');
const random = seededRandom(Number(seed));
const seen = new Set<string>();
const asked: { text: string; answer: string }[] = [];
while (asked.length < Number(count)) {
  const deal = definitionMatch.deal(lexicon, random, seen);
  for (const { definition, part, options, right } of deal.puzzles) {
    const number = asked.length + 1;
    const choices = options.map((option, index) => `   ${index + 1}. ${option}`).join('\n');
    asked.push({ text: `${number}. (${part}) ${definition}\n${choices}\n`, answer: `${number}. ${right + 1} ${options[right]}` });
  }
  for (const word of definitionMatch.puzzleKeys(deal)) seen.add(word);
}
const chosen = asked.slice(0, Number(count));
await writeFile(questions, `Definition Match, ${count} questions, seed ${seed}\n\n${chosen.map(({ text }) => text).join('\n')}`);
await writeFile(key, `Definition Match, ${count} answers, seed ${seed}\n\n${chosen.map(({ answer }) => answer).join('\n')}\n`);

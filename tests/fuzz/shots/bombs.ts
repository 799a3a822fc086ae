import { someId } from '../garbage.ts';
import { inTurn, requestBytes, type Shooter } from '../shot.ts';

const MAX_LENGTH = 190_000;
const upTo = (text: string) => text.repeat(Math.floor(MAX_LENGTH / text.length));

/** Markdown that costs far more to render than its length suggests. */
const BOMBS: readonly string[] = [
  ...[
    '*a_ ',
    '**',
    '_*',
    '![',
    '[a](',
    '[a]: x\n',
    '<a ',
    '`',
    '`a',
    '> ',
    '- ',
    '1. ',
    '&#x',
    '\\',
    '~~a',
    '|',
    '|a',
    '# ',
    '***\n',
    'http://a.b ',
    '<!--',
  ].map(upTo),
  `${'>'.repeat(MAX_LENGTH)}a`,
  `${' '.repeat(20)}- a\n`.repeat(5_000),
  Array.from({ length: 400 }, (_, depth) => `${'  '.repeat(depth)}- a\n`)
    .join('')
    .slice(0, MAX_LENGTH),
  `|${'a|'.repeat(400)}\n|${'-|'.repeat(400)}\n`.concat(`|${'a|'.repeat(400)}\n`.repeat(200)).slice(0, MAX_LENGTH),
  `${'['.repeat(MAX_LENGTH / 2)}${']'.repeat(MAX_LENGTH / 2)}`,
  `${'*'.repeat(MAX_LENGTH / 2)}a${'*'.repeat(MAX_LENGTH / 2)}`,
  `${'[x][y] '.repeat(10_000)}\n\n[y]: ${'z'.repeat(1_000)}`,
  'a\n'.repeat(MAX_LENGTH / 2),
  '\u0301'.repeat(MAX_LENGTH),
];

/** Publishes, edits, comments with or reads a text that is hard to render. */
export const bomb: Shooter = (random, world, turn) => {
  const { fanStoryId, cookie } = random.pick(world.people);
  const story = `/fan-fiction/story/${fanStoryId}`;
  const headers: [string, string][] = [
    ['Host', `localhost:${world.port}`],
    ['Cookie', cookie],
    ['Origin', world.origin],
  ];
  if (random.next() < 0.4) return { name: 'bomb, read', bytes: requestBytes({ target: story, headers }) };
  const text = inTurn(BOMBS, turn);
  const fields = random.pick<Record<string, string>>([
    { intent: 'add-chapter', id: someId(random), title: 'A chapter', content: text },
    { intent: 'edit-chapter', id: fanStoryId, title: 'A chapter', content: text, base: '0' },
    { intent: 'comment', id: someId(random), text: text.slice(0, 5_000) },
  ]);
  const body = Buffer.from(new URLSearchParams(fields).toString());
  const form: [string, string] = ['Content-Type', 'application/x-www-form-urlencoded'];
  return { name: 'bomb', bytes: requestBytes({ method: 'POST', target: story, headers: [...headers, form], body }) };
};

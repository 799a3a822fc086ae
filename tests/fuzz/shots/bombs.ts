import { someId } from '../rubbish.ts';
import { inTurn, requestBytes, type Shooter } from '../shot.ts';

const MOST = 190_000;
const upTo = (text: string) => text.repeat(Math.floor(MOST / text.length));

/** Texts that cost a reader of Markdown far more than their length. */
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
  `${'>'.repeat(MOST)}a`,
  `${' '.repeat(20)}- a\n`.repeat(5_000),
  Array.from({ length: 400 }, (_, depth) => `${'  '.repeat(depth)}- a\n`)
    .join('')
    .slice(0, MOST),
  `|${'a|'.repeat(400)}\n|${'-|'.repeat(400)}\n`.concat(`|${'a|'.repeat(400)}\n`.repeat(200)).slice(0, MOST),
  `${'['.repeat(MOST / 2)}${']'.repeat(MOST / 2)}`,
  `${'*'.repeat(MOST / 2)}a${'*'.repeat(MOST / 2)}`,
  `${'[x][y] '.repeat(10_000)}\n\n[y]: ${'z'.repeat(1_000)}`,
  'a\n'.repeat(MOST / 2),
  '\u0301'.repeat(MOST),
];

/** Publishes a text that is hard to render, changes a chapter into it, comments with it, or reads what is there. */
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

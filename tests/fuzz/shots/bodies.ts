import { gzipSync } from 'node:zlib';
import type { Random } from '../../../app/platform/random/random.ts';
import { someId, someText } from '../garbage.ts';
import { inTurn, requestBytes, type Shooter } from '../shot.ts';
import type { FuzzWorld } from '../world.ts';
import { filledPath, someCookie, someHeaders } from './address.ts';

const FIELDS = [
  ...[
    'intent',
    'id',
    'text',
    'title',
    'content',
    'email',
    'password',
    'code',
    'token',
    'name',
    'bio',
    'prompt',
    'value',
    'chapter',
    'base',
  ],
  ...[
    'storyId',
    'writerId',
    'saveId',
    'baseVersion',
    'body',
    'parent',
    'timeZone',
    'current',
    'confirm',
    'stories',
    'script',
    'list',
    'amount',
  ],
  ...[
    '__intent__',
    '__state__',
    'title.a',
    'a[99999999]',
    'a[2999999]',
    'id[0]',
    'text[a][b][c]',
    '__proto__[x]',
    'constructor.prototype',
    '',
  ],
];
const INTENTS = [
  ...[
    'publish',
    'follow',
    'unfollow',
    'mark-read',
    'add-chapter',
    'edit-chapter',
    'delete-chapter',
    'title',
    'comment',
    'post',
    'edit',
    'remove',
  ],
  ...['start', 'prompt', 'save', 'finish', 'code', 'link', 'resend', 'rename', 'like', 'profile', 'password', 'enter', 'leave', 'x'],
];
/** Sizes up to and beyond the limit of any form, in bytes. */
const BIG = [64_000, 300_000, 5_000_000];
const ZEROS = gzipSync(Buffer.alloc(8_000_000));
const DEEP = 5_000;

type Body = { type: string; body: Buffer; headers?: [string, string][] };

/** Posts a body to an address that takes forms. */
export const form: Shooter = (random, world, turn) => {
  const route = random.pick(world.routes.filter(({ takesForms }) => takesForms));
  const target = filledPath(random, route, world);
  const { type, body, headers = [] } = inTurn(BODIES, turn)(random, world);
  const origin: [string, string][] = random.next() < 0.85 ? [['Origin', world.origin]] : [];
  const all = [
    ...someHeaders(random, world, { as: someCookie(random, world, target) }),
    ...origin,
    ['Content-Type', type] as [string, string],
    ...headers,
  ];
  return { name: 'form', bytes: requestBytes({ method: 'POST', target, headers: all, body }) };
};

function fields(random: Random, world: FuzzWorld): [string, string][] {
  const known = Object.values(world.known).flat();
  const count = 1 + random.integer(8);
  const some = Array.from({ length: count }, (): [string, string] => [random.pick(FIELDS), someText(random, [...known, ...INTENTS])]);
  return random.next() < 0.7 ? [['intent', random.pick(INTENTS)], ...some] : some;
}

/** Fields that fit some form, plus one that does not. */
function nearlyRight(random: Random, { people }: FuzzWorld): [string, string][] {
  const { fanStoryId, storyId, id } = random.pick(people);
  const right: [string, string][] = [
    ...([
      ['intent', random.pick(INTENTS)],
      ['id', random.pick([someId(random), fanStoryId])],
      ['title', 'A title'],
      ['text', 'Some words.'],
    ] as const),
    ...([
      ['content', 'Some words.'],
      ['base', '1'],
      ['value', '4'],
      ['storyId', storyId],
      ['writerId', id],
      ['saveId', someId(random)],
    ] as const),
    ...([
      ['baseVersion', '1'],
      ['body', 'Some words.'],
      ['email', 'nobody@example.test'],
      ['password', 'Quill-and-sand-7'],
      ['name', 'Nobody'],
    ] as const),
  ].map(([name, value]) => [name, value]);
  const kept = right.filter(() => random.next() < 0.8);
  return random.next() < 0.5 ? [...kept, [random.pick(FIELDS), someText(random)]] : kept;
}

const urlEncoded = (text: string): Body => ({ type: 'application/x-www-form-urlencoded', body: Buffer.from(text) });
const encoded = (pairs: [string, string][]) =>
  urlEncoded(new URLSearchParams(pairs.map(([name, value]) => [name, value.toWellFormed()])).toString());
const BOUNDARY = 'x-fuzz';
const part = (name: string, value: string) => `--${BOUNDARY}\r\nContent-Disposition: form-data; name="${name}"\r\n\r\n${value}\r\n`;
const multipart = (text: string): Body => ({ type: `multipart/form-data; boundary=${BOUNDARY}`, body: Buffer.from(text) });

const BODIES: readonly ((random: Random, world: FuzzWorld) => Body)[] = [
  (random, world) => encoded(fields(random, world)),
  (random, world) => encoded(fields(random, world)),
  (random, world) => encoded(nearlyRight(random, world)),
  (random, world) => encoded(nearlyRight(random, world)),
  (random, world) =>
    multipart(
      `${fields(random, world)
        .map(([name, value]) => part(name.replace(/["\r\n]/g, ''), value))
        .join('')}--${BOUNDARY}--\r\n`,
    ),
  (random, world) =>
    multipart(
      nearlyRight(random, world)
        .map(([name, value]) => part(name, value))
        .join(''),
    ),
  (random) => ({
    ...multipart(`${part('text', 'a').repeat(500)}--${BOUNDARY}--`),
    type: random.pick(['multipart/form-data', `multipart/form-data; boundary=${'b'.repeat(200)}`, 'multipart/mixed']),
  }),
  (random) =>
    multipart(
      `--${BOUNDARY}\r\nContent-Disposition: form-data; name="text"; filename="${random.pick(['a.txt', '../../x', ''])}"\r\n\r\n${'x'.repeat(2_000)}\r\n--${BOUNDARY}--\r\n`,
    ),
  (random) =>
    urlEncoded(
      random.pick([
        'a[99999999]=1',
        'a[2999999]=1',
        'a&'.repeat(60_000),
        'a=1&'.repeat(20_000),
        `a${'[b]'.repeat(DEEP)}=1`,
        `a${'.b'.repeat(DEEP)}=1`,
      ]),
    ),
  (random) => urlEncoded(`text=${'a'.repeat(random.pick(BIG))}`),
  () => urlEncoded(`text=%ff%fe%00&intent=%zz&${'%'.repeat(1_000)}`),
  (random) => ({ type: 'application/x-www-form-urlencoded', body: Buffer.from(Array.from({ length: 400 }, () => random.integer(256))) }),
  () => ({ type: 'application/x-www-form-urlencoded', body: ZEROS, headers: [['Content-Encoding', 'gzip']] }),
  (random) => ({
    type: random.pick(['application/json', 'text/plain', 'application/xml', '', 'x', 'application/json; charset=utf-7']),
    body: brokenJson(random),
  }),
  () => ({
    type: 'application/x-www-form-urlencoded',
    body: Buffer.from('5\r\na=1&b\r\nZZ\r\n'),
    headers: [['Transfer-Encoding', 'chunked']],
  }),
  () => ({ type: 'application/x-www-form-urlencoded', body: Buffer.alloc(0) }),
];

function brokenJson(random: Random): Buffer {
  return random.pick([
    () => Buffer.from('['.repeat(DEEP * 4)),
    () => Buffer.from('{"a":'.repeat(DEEP)),
    () =>
      Buffer.from(
        JSON.stringify({ purpose: 'save', body: someText(random).toWellFormed(), baseVersion: random.pick([1, -1, 1e99, null, '1']) }),
      ),
    () => Buffer.from('{"__proto__":{"x":1}}'),
    () => Buffer.from([0xff, 0xfe, 0x00]),
    () => Buffer.from('null'),
  ])();
}

/** Sends a form as a page shows it, with garbage in some of its fields. */
export const shownForm: Shooter = (random, world) => {
  const person = random.next() < 0.7 ? random.pick(world.people) : undefined;
  const { target, fields } = random.pick((person ?? world).forms);
  const known = Object.values(world.known).flat();
  const hostile = fields.map(([name, value]): [string, string] => [name, random.next() < 0.5 ? value : someText(random, known)]);
  const sent = random.next() < 0.1 ? [...hostile, ...hostile.slice(0, 1)] : hostile;
  const { type, body } =
    random.next() < 0.8 ? encoded(sent) : multipart(`${sent.map(([name, value]) => part(name, value)).join('')}--${BOUNDARY}--\r\n`);
  const headers: [string, string][] = [
    ...someHeaders(random, world, { as: person?.cookie }),
    ['Origin', world.origin],
    ['Content-Type', type],
  ];
  return { name: 'form as shown', bytes: requestBytes({ method: 'POST', target, headers, body }) };
};

/** Moves of an open run and saves of a session: wrong, malformed or nearly right. */
export const saved: Shooter = (random, world) => {
  const { run, storyId, id, cookie } = random.pick(world.people);
  const isMove = random.next() < 0.6;
  const garbage = () =>
    random.pick<unknown>([
      null,
      [],
      {},
      -1,
      1.5,
      1e99,
      true,
      someText(random).toWellFormed(),
      { type: 'guess' },
      [[[[]]]],
      { type: { a: 1 } },
    ]);
  const move = {
    key: random.next() < 0.8 ? run.key : garbage(),
    number: random.next() < 0.5 ? 1 + random.integer(4) : garbage(),
    move: garbage(),
  };
  const save = {
    purpose: random.pick<unknown>(['save', 'time-up', 'draft', 'finish ', garbage()]),
    writerId: random.next() < 0.8 ? id : garbage(),
    saveId: random.next() < 0.6 ? someId(random) : garbage(),
    baseVersion: random.next() < 0.5 ? 1 + random.integer(3) : garbage(),
    title: random.next() < 0.5 ? 'A title' : garbage(),
    body: random.next() < 0.5 ? someText(random).toWellFormed() : garbage(),
  };
  const text = JSON.stringify(isMove ? move : save);
  const body = Buffer.from(random.next() < 0.1 ? text.slice(0, random.integer(text.length)) : text);
  const target = isMove ? `/word-games/runs/${run.runId}/${'moves'}` : `/creative-writing/${storyId}/save`;
  const headers = [
    ...someHeaders(random, world, { as: cookie }),
    ['Origin', world.origin] as [string, string],
    ['Content-Type', 'application/json'] as [string, string],
  ];
  return { name: 'json', bytes: requestBytes({ method: 'POST', target, headers, body }) };
};

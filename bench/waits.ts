// Prints how long others wait, in ms, while one person has the site do what is heavy: a chapter of 33,000 paragraphs
// opened or saved, two versions compared, a book bound, a picture drawn, their data or all their works packed. Beside it, what
// a bare server answers in the same run, and how long the site's main thread works without a pause, in ms of processor time: that
// is what others wait for on a machine that nobody else uses. Before that, how long a person's picture takes while another
// has five drawn, which is as many as one may.
//   npm run bench:waits
//   script/postgres run npm run bench:waits
import { readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { storyArenas } from '../app/site/arenas.ts';
import { type FetchClient, hiddenField, httpClient, joinSite } from '../tests/support/http/http-client.ts';
import { publishFanFiction, sendForm } from '../tests/support/http/publish.ts';
import { openMailbox } from '../tests/support/people/mailbox.ts';
import { newPerson, PASSWORD } from '../tests/support/people/person.ts';
import { SITE_FLAGS, siteProcess } from '../tests/support/sites/site-process.ts';
import { watchWaits } from './support/clients/watch-waits.ts';
import { bareExpress } from './support/servers/page-servers.ts';

const CHARACTERS = 200_000;
/** How often each heavy thing is asked for, one after the other, and how many stories there are for it. */
const TIMES = 5;
/** How often the page of all works is asked whether they are packed, in ms. */
const LOOK_MS = 100;
/** Pages whose links have a picture of their own. */
const PICTURES = ['site', ...storyArenas.map(({ slug }) => slug)];
const GOAL_MS = 100;

const filled = (part: (place: number) => string) => {
  let text = '';
  for (let place = 0; text.length < CHARACTERS; place += 1) text += part(place);
  return text.slice(0, CHARACTERS).trim();
};
const letter = (place: number) => String.fromCharCode(97 + (place % 26));

const { TEST_DATABASE_URL } = process.env;
const workFile = join(tmpdir(), `bench-work-${process.pid}`);
process.env[SITE_FLAGS] = `--import ${new URL('support/servers/note-work.ts', import.meta.url).pathname}`;
const mailbox = await openMailbox();
const site = await siteProcess({
  ...{ DEMO: '0', SMTP_URL: mailbox.url, BENCH_WORK_FILE: workFile, TRUST_PROXY: '1' },
  ...(TEST_DATABASE_URL && { DATABASE_URL: TEST_DATABASE_URL, SECRET: 'the secret of a benchmark, which keeps nothing' }),
});
const bare = await bareExpress('ok');
try {
  await site.start();
  await printPictures();
  await printWaits();
} finally {
  bare.stop();
  await site.dispose();
  await mailbox.close();
  await rm(workFile, { force: true });
}

/** The longest work of the main thread since a moment, in ms of processor time. */
async function longestWork(since: number): Promise<number> {
  const lines = (await readFile(workFile, 'utf8').catch(() => '')).split('\n').map((line) => line.split(' ').map(Number));
  return Math.max(0, ...lines.flatMap(([at = 0, ms = 0]) => (at >= since ? [ms] : [])));
}

/** Prints how long one person's picture takes alone, and while another person has five drawn; the middle of some tries, in ms. */
async function printPictures(): Promise<void> {
  const [one, other] = ['192.0.2.1', '192.0.2.2'].map((address) => httpClient({ base: site.url, headers: { 'x-forwarded-for': address } }));
  if (!one || !other) return;
  let drawn = 0;
  const draw = async (client: FetchClient) => {
    drawn += 1;
    const began = performance.now();
    const picture = await client.fetch(`/story-covers/2/sea-${drawn}x.png`);
    if (!picture.ok) throw new Error(`a picture was answered ${picture.status}`);
    await picture.arrayBuffer();
    return performance.now() - began;
  };
  const [alone, beside]: [number[], number[]] = [[], []];
  for (let turn = 0; turn < TIMES; turn += 1) {
    alone.push(await draw(one));
    const five = Promise.all(Array.from({ length: 5 }, () => draw(other)));
    beside.push(await draw(one));
    await five;
  }
  const middle = (times: number[]) =>
    at(
      times.toSorted((a, b) => a - b),
      0.5,
    );
  console.log(`A picture takes ${middle(alone)} ms alone, and ${middle(beside)} ms while another person has five drawn.`);
}

async function printWaits(): Promise<void> {
  const [letters, marks] = [await stories((place) => `${letter(place)}\n\n`), await stories((place) => `*${letter(place)}*\n\n`)];
  const heavy: Record<string, (turn: number) => Promise<unknown>> = {
    nothing: () => wait(400),
    'a chapter of one-letter paragraphs': (turn) => letters.writer.ask(letters.paths[turn] ?? ''),
    'a chapter of marks': (turn) => marks.writer.ask(marks.paths[turn] ?? ''),
    'a chapter of marks saved': (turn) =>
      edit(
        marks.writer,
        marks.paths[turn] ?? '',
        filled((place) => `*${letter(place * 7)}*\n\n`),
      ),
    'its versions compared': (turn) => marks.writer.ask(marks.histories[turn] ?? ''),
    'a book': (turn) => letters.writer.fetch(`${letters.paths[turn]}.epub`).then((book) => book.arrayBuffer()),
    'a picture': (turn) => letters.writer.fetch(`/preview/${PICTURES[turn % PICTURES.length]}.png`).then((file) => file.arrayBuffer()),
    'all works of a person': (turn) => (turn === 0 ? packWorks(letters.writer) : wait(1)),
    'data of a person': (turn) => (turn === 0 ? letters.writer.fetch('/profile/data').then((file) => file.arrayBuffer()) : wait(1)),
  };
  const rows: Record<string, string | number>[] = [];
  for (const [what, ask] of Object.entries(heavy)) {
    const watch = [`${site.url}/livez`, bare.url].map(watchWaits);
    const [began, beganAt] = [performance.now(), Date.now()];
    for (let turn = 0; turn < TIMES; turn += 1) await ask(turn);
    const took = (performance.now() - began) / TIMES;
    const [others, none] = await Promise.all(watch.map((waits) => waits.stop()));
    const longest = Math.round(others?.at(-1) ?? 0);
    rows.push({
      ...{ what, 'takes ms': Math.round(took), 'others wait at most ms': longest, 'p99 ms': at(others, 0.99) },
      'main thread at most ms': Math.round(await longestWork(beganAt)),
      ...{ 'a bare server at most ms': Math.round(none?.at(-1) ?? 0), goal: longest <= GOAL_MS ? 'within' : `BEYOND ${GOAL_MS}` },
    });
  }
  console.log(TEST_DATABASE_URL ? 'PostgreSQL' : 'Embedded database');
  console.table(rows);
}

/** A new person's stories of one chapter each. @returns the writer, and the addresses of the stories and of their chapters' histories. */
async function stories(part: (place: number) => string): Promise<{ writer: FetchClient; paths: string[]; histories: string[] }> {
  const writer = httpClient({ base: site.url });
  await joinSite(writer, '', newPerson(), { password: PASSWORD, codeTo: mailbox.codeTo });
  const [paths, histories]: [string[], string[]] = [[], []];
  for (let number = 0; number < TIMES; number += 1) {
    const path = await publishFanFiction(writer, `A Long Story ${number}`, filled(part));
    paths.push(path);
    histories.push(`/fan-fiction/history/${hiddenField(await editForm(writer, path), 'id')}`);
  }
  return { writer, paths, histories };
}

async function editForm(writer: FetchClient, path: string): Promise<string> {
  return (await writer.ask(`${path}?do=edit`)).text;
}

/** Replaces the words of a story's chapter. */
async function edit(writer: FetchClient, path: string, content: string): Promise<void> {
  const form = await editForm(writer, path);
  const [id, base] = [hiddenField(form, 'id'), hiddenField(form, 'base')];
  await sendForm(writer, path, { intent: 'edit-chapter', id, base, title: 'A chapter', content });
}

/** Has a person's works put into one file, and takes it. */
async function packWorks(writer: FetchClient): Promise<void> {
  await sendForm(writer, '/profile/works', {});
  for (;;) {
    const file = await writer.fetch('/profile/works.zip');
    if (file.ok) return void (await file.arrayBuffer());
    await wait(LOOK_MS);
  }
}

function at(waits: readonly number[] | undefined, share: number): number {
  return Math.round(waits?.[Math.floor(waits.length * share)] ?? 0);
}

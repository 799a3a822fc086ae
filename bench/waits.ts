// Prints how long others wait, in ms, while one person has the site do what is heavy: their data packed, a
// chapter of 33,000 paragraphs opened, a book bound, a picture drawn. Beside it, what a bare server answers in the same run.
//   npm run bench:waits
//   script/postgres run npm run bench:waits
import { setTimeout as wait } from 'node:timers/promises';
import { type FetchClient, httpClient, joinSite } from '../tests/support/http/http-client.ts';
import { publishFanFiction } from '../tests/support/http/publish.ts';
import { openMailbox } from '../tests/support/people/mailbox.ts';
import { newPerson, PASSWORD } from '../tests/support/people/person.ts';
import { siteProcess } from '../tests/support/sites/site-process.ts';
import { bareExpress } from './support/servers/page-servers.ts';

const CHARACTERS = 200_000;
/** How often each heavy thing is asked for, one after the other, and how many stories there are for it. */
const TIMES = 5;
/** Between two questions of those who wait, in ms. */
const EVERY_MS = 4;
/** Pages whose links have a picture of their own. */
const PICTURES = ['site', 'story-weave', 'creative-writing', 'fan-fiction', 'word-games'];
const GOAL_MS = 100;

const filled = (part: (place: number) => string) => {
  let text = '';
  for (let place = 0; text.length < CHARACTERS; place += 1) text += part(place);
  return text.slice(0, CHARACTERS).trim();
};
const letter = (place: number) => String.fromCharCode(97 + (place % 26));

const { TEST_DATABASE_URL } = process.env;
const mailbox = await openMailbox();
const site = await siteProcess({
  ...{ DEMO: '0', SMTP_URL: mailbox.url },
  ...(TEST_DATABASE_URL && { DATABASE_URL: TEST_DATABASE_URL }),
});
const bare = await bareExpress('ok');
try {
  await site.start();
  await printWaits();
} finally {
  bare.stop();
  await site.dispose();
  await mailbox.close();
}

async function printWaits(): Promise<void> {
  const [letters, marks] = [await stories((place) => `${letter(place)}\n\n`), await stories((place) => `*${letter(place)}*\n\n`)];
  const heavy: Record<string, (turn: number) => Promise<unknown>> = {
    nothing: () => wait(400),
    'a chapter of one-letter paragraphs': (turn) => letters.writer.ask(letters.paths[turn] ?? ''),
    'a chapter of marks': (turn) => marks.writer.ask(marks.paths[turn] ?? ''),
    'a book': (turn) => letters.writer.fetch(`${letters.paths[turn]}.epub`).then((book) => book.arrayBuffer()),
    'a picture': (turn) => letters.writer.fetch(`/preview/${PICTURES[turn]}.png`).then((file) => file.arrayBuffer()),
    'data of a person': (turn) => (turn === 0 ? letters.writer.fetch('/profile/data').then((file) => file.arrayBuffer()) : wait(1)),
  };
  const rows: Record<string, string | number>[] = [];
  for (const [what, ask] of Object.entries(heavy)) {
    const watch = [waitsAt(`${site.url}/livez`), waitsAt(bare.url)];
    const began = performance.now();
    for (let turn = 0; turn < TIMES; turn += 1) await ask(turn);
    const took = (performance.now() - began) / TIMES;
    const [others, none] = await Promise.all(watch.map((waits) => waits.stop()));
    const longest = Math.round(others?.at(-1) ?? 0);
    rows.push({
      ...{ what, 'takes ms': Math.round(took), 'others wait at most ms': longest, 'p99 ms': at(others, 0.99) },
      ...{ 'a bare server at most ms': Math.round(none?.at(-1) ?? 0), goal: longest <= GOAL_MS ? 'within' : `BEYOND ${GOAL_MS}` },
    });
  }
  console.log(TEST_DATABASE_URL ? 'PostgreSQL' : 'Embedded database');
  console.table(rows);
}

/** A new person's stories of one chapter each. @returns the writer, and the stories' addresses. */
async function stories(part: (place: number) => string): Promise<{ writer: FetchClient; paths: string[] }> {
  const writer = httpClient({ base: site.url });
  await joinSite(writer, '', newPerson(), { password: PASSWORD, codeTo: mailbox.codeTo });
  const paths: string[] = [];
  for (let number = 0; number < TIMES; number += 1) paths.push(await publishFanFiction(writer, `A Long Story ${number}`, filled(part)));
  return { writer, paths };
}

/** Asks an address again and again until it is stopped. @returns how long each answer took, in ms, in order. */
function waitsAt(url: string): { stop(): Promise<number[]> } {
  const taken: number[] = [];
  let isOver = false;
  const asking = (async () => {
    while (!isOver) {
      const began = performance.now();
      await (await fetch(url)).arrayBuffer();
      taken.push(performance.now() - began);
      await wait(EVERY_MS);
    }
  })();
  return {
    async stop() {
      isOver = true;
      await asking;
      return taken.sort((one, other) => one - other);
    },
  };
}

function at(waits: readonly number[] | undefined, share: number): number {
  return Math.round(waits?.[Math.floor(waits.length * share)] ?? 0);
}

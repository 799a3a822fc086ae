import { strFromU8, unzipSync } from 'fflate';
import { expect, it } from 'vitest';
import { childrenOf, elementsOf, readXml } from '../../app/platform/testing/xml-tree.ts';
import { person } from '../support/http/exits/viewers.ts';
import { plainPage } from '../support/http/plain-page.ts';
import { FANDOM_PAGE, idIn, publish, publishFanFiction, sendForm } from '../support/http/publish.ts';
import { member, visitor } from '../support/http/site.ts';

const anybody = visitor();

it('a collection’s feed and book have what its maintainers have let in, by whom it is, and nothing that waits', async () => {
  const [maintainer, writer] = [await member('Gatherer'), await member('Contributor')];
  const address = `/collections/kept-${crypto.randomUUID().slice(0, 8)}`;
  await sendForm(maintainer, '/collections', { intent: 'make', title: 'Gates & <Towers>', slug: idIn(address), moderated: 'on' });
  const letIn = await publish(writer, { title: 'Let & In', body: 'The gate stood <open>.' });
  const waiting = await publishFanFiction(writer, 'Not Let In', 'Nobody has looked at it.');
  for (const story of [letIn, waiting]) await sendForm(writer, address, { intent: 'add', story: idIn(story) });
  await sendForm(maintainer, address, { intent: 'let-in', story: idIn(letIn) });

  const { text: page } = await anybody.ask(address);
  const [, feedAddress = ''] = /<link [^>]*type="application\/atom\+xml"[^>]*href="([^"]*)"/.exec(page) ?? [];
  const { text: feed } = await anybody.ask(feedAddress);
  const titles = elementsOf(readXml(feed), 'entry').map((entry) => childrenOf(entry, 'title')[0]?.text);
  expect(titles).toEqual(['Let &amp; In']);
  expect(feed).toContain(writer.name);

  const book = await anybody.fetch(`${address}.epub`);
  expect([book.status, book.headers.get('content-type')]).toEqual([200, 'application/epub+zip']);
  const files = Object.values(unzipSync(new Uint8Array(await book.arrayBuffer()))).map((file) => strFromU8(file));
  const holds = (words: string) => files.some((file) => file.includes(words));
  expect([holds('The gate stood &lt;open&gt;.'), holds(writer.name), holds('Nobody has looked at it.')]).toEqual([true, true, false]);
  expect((await anybody.ask('/collections/nobody-keeps-this.epub')).status).toBe(404);
});

it('a story that its author has taken back answers 410 and says whose doing that is, until it is back', async () => {
  const writer = await member('Withdrawer');
  for (const story of [
    await publish(writer, { title: 'Taken Back', body: 'Once there was a gate.' }),
    await publishFanFiction(writer, 'Taken Back, Too', 'Once there was a tower.'),
  ]) {
    const asked = async (address: string) => {
      const { status, text } = await anybody.ask(address);
      return [status, text.includes('This story was taken back by its author')];
    };
    const reach = (choice: string) => sendForm(writer, `/story/${idIn(story)}/readers`, { intent: 'reach', reach: choice });
    expect(await asked(story)).toEqual([200, false]);
    await reach('taken-back');
    await expect.poll(() => asked(story)).toEqual([410, true]);
    expect(await asked(`${story}.epub`)).toEqual([410, true]);
    expect((await writer.ask(story)).status, 'its author reads it').toBe(200);
    await reach('library');
    await expect.poll(() => asked(story)).toEqual([200, false]);
  }
});

it('a story that is nowhere yet is given to a reader and written with others, and published later', async () => {
  const [writer, other] = [await person('Beginner'), await person('Joiner')];
  const page = plainPage(writer);
  const id = crypto.randomUUID();
  const story = `/fan-fiction/story/${id}`;
  await sendForm(other, `/players/${writer.id}`, { intent: 'follow' });
  await page.open(`${FANDOM_PAGE}?tab=write`);
  expect(page.text).toContain('Nowhere yet: only its authors read it');
  await sendForm(writer, `${FANDOM_PAGE}?tab=write`, { intent: 'publish', id, title: 'Not Yet There', content: 'A gate.', into: 'alone' });
  expect([(await anybody.ask(story)).status, (await other.ask(story)).status]).toEqual([404, 404]);
  await page.open(story);
  expect(page.text).toContain('Nobody but its authors sees this story yet.');
  await sendForm(writer, `/fan-fiction/co-authors/${id}`, { intent: 'invite', name: other.name });
  await sendForm(other, `/fan-fiction/co-authors/${id}`, { intent: 'accept' });
  const receiver = await member('Receiver');
  await sendForm(receiver, `/players/${writer.id}`, { intent: 'follow' });
  await sendForm(writer, `/fan-fiction/acknowledgements/${id}`, { intent: 'give', name: receiver.name });
  expect((await other.ask(story)).status).toBe(200);
  await sendForm(other, `/story/${id}/readers`, { intent: 'reach', reach: 'library' });
  await expect.poll(async () => (await anybody.ask(story)).status).toBe(200);
  const { text } = await anybody.ask(story);
  expect([writer.name, other.name, receiver.name].map((name) => text.includes(name))).toEqual([true, true, true]);
});

it('an author’s figures are on their page and in a file for spreadsheets, and nobody else’s', async () => {
  const [writer, other] = [await member('Counted'), await member('Curious')];
  const story = await publishFanFiction(writer, '=Formula, "quoted"', 'Words that are read.');
  for (const reader of [visitor(), visitor(), other]) await sendForm(reader, `/story/${idIn(story)}/read`, { from: 'search' });
  const file = (query: string, reader = writer) => reader.fetch(`/profile/statistics.csv?${query}`);
  const lines = async (query: string) => (await (await file(query)).text()).trim().split('\r\n');

  await expect.poll(async () => (await lines(`story=${idIn(story)}&by=day`))[1]).toMatch(/^"[^"]+",3,0,0,0,0$/);
  const days = await lines('by=day');
  expect([days.length, days[0]]).toEqual([31, 'Day,Readers,Kudos,Comments,Bookmarks,Follows']);
  expect((await lines('table=stories'))[1]).toBe('"\'=Formula, ""quoted""",3,0,0');
  const { headers } = await file('by=month');
  expect(headers.get('content-type')).toBe('text/csv; charset=utf-8');
  expect(headers.get('content-disposition')).toBe('attachment; filename="quillarena-figures.csv"');

  const page = await writer.ask(`/profile?tab=statistics&story=${idIn(story)}`);
  expect([page.status, page.text.includes('Where they came from')]).toEqual([200, true]);
  expect((await other.ask(`/profile?tab=statistics&story=${idIn(story)}`)).status).toBe(404);
  expect((await file(`story=${idIn(story)}`, other)).status).toBe(404);
  const signedOut = await anybody.ask('/profile/statistics.csv');
  expect([signedOut.status, signedOut.location]).toEqual([302, '/signin?to=%2Fprofile%2Fstatistics.csv']);
});

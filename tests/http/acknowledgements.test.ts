import { expect, it } from 'vitest';
import { person } from '../support/http/exits/viewers.ts';
import { plainPage } from '../support/http/plain-page.ts';
import { FANDOM_PAGE, idIn, publishFanFiction, sendForm } from '../support/http/publish.ts';
import { member, visitor } from '../support/http/site.ts';

const NAMED = '/fan-fiction/acknowledgements';
const anybody = visitor();
const read = async (address: string) => (await anybody.ask(address)).text;

it('a story is given to a reader, who is asked, agrees, and takes the name off again, without script', async () => {
  const writer = await member('Giver');
  const reader = await member('Receiver');
  const story = await publishFanFiction(writer, 'A Tale Given Away', 'Words.');
  const says = `For ${reader.name}`;
  expect((await read(story)).includes(reader.name)).toBe(false);
  const page = plainPage(writer);
  await page.open(story);
  await page.follow('Gifts, thanks, sources');
  await page.press('Give it to them', { 'Name of a player': '' });
  expect([page.status, page.text]).toEqual([400, expect.stringContaining('Please enter the name of a player.')]);
  await page.press('Give it to them', { 'Name of a player': 'Nobody at all' });
  expect([page.status, page.text]).toEqual([422, expect.stringContaining('You cannot give it to anybody of this name.')]);
  expect(page.shown.getByLabelText<HTMLInputElement>(/^Name of a player/).value).toBe('Nobody at all');
  await page.press('Give it to them', { 'Name of a player': reader.name });
  expect(page.text).toContain('They are told by their bell.');
  const desk = plainPage(reader);
  await desk.open(NAMED);
  expect(desk.text).toContain('A Tale Given Away');
  await desk.press(/^Accept/);
  expect(desk.text).toContain('is for you');
  const card = async () => (await read(FANDOM_PAGE)).includes(says);
  const line = async () => (await read(story)).includes(`For <a`);
  // Pages of visitors show a change within two seconds.
  await expect.poll(async () => [await line(), await card()]).toEqual([true, true]);
  await desk.press(/^Take my name off/);
  await expect.poll(async () => [await line(), await card()]).toEqual([false, false]);
  expect((await writer.ask(`${NAMED}/${idIn(story)}`)).text).not.toContain('>has not answered yet');
});

it('nobody is thanked where nothing is ticked or who has not read along, and the page says so', async () => {
  const writer = await person('Thanker');
  const story = await publishFanFiction(writer, 'A Tale Read First', 'Words.');
  const page = plainPage(writer);
  const address = `${NAMED}/${idIn(story)}`;
  await page.open(address);
  expect(page.text).toContain('Nobody else has read it along.');
  for (const [form, text] of [
    [{ intent: 'thank' }, 'Please tick whom to thank.'],
    [{ intent: 'thank', people: writer.id }, 'None of them can be thanked here any longer.'],
    [{ intent: 'give', name: 'x'.repeat(101) }, 'You cannot give it to anybody of this name.'],
  ] as const) {
    const { status, text: answer } = await writer.ask(address, { form });
    expect(status).toBeGreaterThanOrEqual(400);
    expect(status).toBeLessThan(500);
    expect(answer).toContain(text);
  }
  const reader = await member('Firstreader');
  await sendForm(reader, `/players/${writer.id}`, { intent: 'follow' });
  const shared = { intent: 'share', id: crypto.randomUUID(), name: reader.name, what: 'work', days: '7' };
  await sendForm(writer, `/fan-fiction/beta/${idIn(story)}`, shared);
  await page.open(address);
  await page.press('Ask them', { [reader.name]: true });
  expect(page.text).toContain('They are asked by their bell.');
  const desk = plainPage(reader);
  await desk.open(NAMED);
  await desk.press(/^Accept/);
  expect(await read(story)).toContain('for reading it first');
});

it('a story says that it is inspired by another one once its author agrees, and what of elsewhere at once', async () => {
  const writer = await member('Inspired');
  const other = await member('Inspiring');
  const before = await publishFanFiction(other, 'A Tale Told Before', 'Words.');
  const story = await publishFanFiction(writer, 'A Tale Told After', 'Words.');
  const says = async () => [(await read(story)).includes('Inspired by <a'), (await read(before)).includes('It inspired <a')];
  const page = plainPage(writer);
  await page.open(`${NAMED}/${idIn(story)}`);
  const address = 'Address of the story or page';
  for (const [typed, status, text] of [
    ['', 400, 'Please enter the address of a story or page.'],
    ['http://elsewhere.example/', 422, 'Nothing that can be named is at this address.'],
    [story, 422, 'Nothing that can be named is at this address.'],
    ['https://elsewhere.example/7', 400, 'Please enter the title of the page, as it is not on this site.'],
  ] as const) {
    await page.press('Name it', { [address]: typed });
    expect([page.status, page.text], typed).toEqual([status, expect.stringContaining(text)]);
    expect(page.shown.getByLabelText<HTMLInputElement>(/^Address of/).value).toBe(typed);
  }
  await page.press('Name it', { [address]: 'https://elsewhere.example/7', 'Title of the page': 'A <b>Page</b>' });
  expect(await read(story)).toContain('A &lt;b&gt;Page&lt;/b&gt; (https://elsewhere.example/7)');
  await page.press('Name it', { [address]: before });
  expect([page.text, await says()]).toEqual([expect.stringContaining('has not answered yet'), [false, false]]);
  const desk = plainPage(other);
  await desk.open(NAMED);
  await desk.press(/^Accept/);
  await expect.poll(says).toEqual([true, true]);
  await desk.press(/^Take it back/);
  await expect.poll(says).toEqual([false, false]);
});

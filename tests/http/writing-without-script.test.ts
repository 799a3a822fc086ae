import { randomUUID } from 'node:crypto';
import { expect, it } from 'vitest';
import { plainPage } from '../support/http/plain-page.ts';
import { FANDOM_PAGE, publishFanFiction, sendForm } from '../support/http/publish.ts';
import { mailbox, member, visitor } from '../support/http/site.ts';
import { newPerson, PASSWORD } from '../support/people/person.ts';

const ALL = { hidden: true };
const WORDS = 'Mara walked in with her ink and the evening behind her.';
const STORY = 'Your story';
const HOSTILE =
  '<script>alert(1)</script><img src=x onerror=alert(2)>[x](javascript:alert(3))\u202Egnirts\u202C Z\u0341\u0346\u035Ba\u0321\u0329';

it('a writing session is started, saved and finished without script', async () => {
  const page = plainPage(await member());
  await page.open('/creative-writing');
  const prompt = () => page.shown.getByRole('region', { name: 'Your prompt', ...ALL }).querySelector('p')?.textContent;
  const first = prompt();
  await page.press('Get New Prompt');
  expect(prompt()).not.toBe(first);
  await page.press('Start Writing (30 Minutes)');
  await page.press('Save Progress', { [STORY]: WORDS });
  expect(page.shown.getByLabelText<HTMLTextAreaElement>(STORY).value).toBe(WORDS);
  await page.press(/^Finish/, { [STORY]: `${WORDS} And on.`, Teen: true, Death: true });
  expect(page.address).toMatch(/^\/story\//);
  expect(page.text).toContain('Teen. Warnings: death');
  expect(page.text).toContain(`${WORDS} And on.`);
});

it('a visitor’s words are kept, and to start a session or to continue a story one signs in', async () => {
  const page = plainPage(visitor());
  await page.open('/creative-writing');
  await page.press('Sign up to keep it');
  expect(page.text).toContain('There is nothing to keep yet. Write a line first.');
  await page.press('Start Writing (30 Minutes)', { [STORY]: WORDS });
  expect(page.text).toContain('You need to be logged in to start writing');
  await page.press('Sign up to keep it', { [STORY]: WORDS });
  expect(page.address).toMatch(/^\/signup\?to=/);
  await page.open('/creative-writing?parent=x&type=appendage');
  expect(page.address).toContain(`/signin?${new URLSearchParams({ to: '/creative-writing?parent=x&type=appendage' })}`);
  expect(page.text).toContain('You need to be logged in to play Quillarena');
});

it('a visitor’s words wait in the browser that verifies the sign-up', async () => {
  const person = newPerson('Phone');
  const began = plainPage(visitor());
  await began.open('/creative-writing');
  await began.press('Sign up to keep it', { [STORY]: WORDS });
  await began.press('Sign Up', { Username: person.name, Email: person.email, Password: PASSWORD });
  const token = await mailbox.codeTo(person.email);
  const phone = plainPage(visitor());
  await phone.open(`/verify-email?${new URLSearchParams({ token, type: 'signup', email: person.email })}`);
  await phone.press('Verify Email', { Password: PASSWORD });
  await phone.follow('Continue');
  expect(phone.text).toContain('Your words are kept');
  await phone.follow('Keep writing');
  expect(phone.text).toContain(WORDS);
});

it('fan fiction is published, paged and commented without script', async () => {
  const writer = await member('Plainwriter');
  const story = await publishFanFiction(writer, 'A Plain Tale', 'First words.');
  await sendForm(writer, story, { intent: 'add-chapter', id: randomUUID(), title: 'The Second', content: 'Second words.' });
  const page = plainPage(writer);
  await page.open(story);
  await page.follow('Next Chapter');
  expect(page.text).toContain('Second words.');
  await page.follow(/^View Comments/);
  await page.press('Post Comment', { 'Write a comment': 'A plain thought.' });
  expect(page.shown.getAllByRole('listitem', ALL).some((item) => item.textContent?.includes('A plain thought.'))).toBe(true);
});

it('a visitor comments where the author lets visitors, and the author answers from where it waits', async () => {
  const writer = await member('Letsvisitors');
  const story = await publishFanFiction(writer, 'Open to Visitors', 'Words.');
  await sendForm(writer, story, { intent: 'comment-rule', rule: 'open', visitors: 'on' });
  const passer = visitor();
  const page = plainPage(passer);
  await page.open(story);
  await page.press('Send for approval', { 'Write a comment as a visitor': 'A thought in passing.', 'A name to show with it': writer.name });
  expect(page.text).toContain('too much like someone else’s username');
  expect(page.text).toContain('A thought in passing.');
  await page.press('Send for approval', { 'A name to show with it': 'A Passer-by' });
  const waits = 'Waiting for approval. Other readers don’t see it yet.';
  expect(page.text).toContain(waits);
  const others = async () => (await visitor().ask(`${story}?comments=1`)).text;
  expect(await others()).not.toContain('A thought in passing.');
  const desk = plainPage(writer);
  await desk.open('/fan-fiction/comments');
  await desk.press('Approve and post reply', { 'Your reply to A Passer-by': 'Thank you.' });
  expect(desk.text).toContain('Nothing is waiting for your approval.');
  for (const words of ['A thought in passing.', 'A Passer-by', 'Visitor', 'Thank you.']) expect(await others()).toContain(words);
});

it('signed out, all of fan fiction can be read, and every other action leads to sign-in', async () => {
  const writer = await member('Openwriter');
  const story = await publishFanFiction(writer, 'Open to All', 'Words.');
  await publishFanFiction(writer, 'Another of Theirs', 'Words.');
  const page = plainPage(visitor());
  await page.open(`${FANDOM_PAGE}?tab=write`);
  expect(page.text).toContain('You need to be logged in to publish stories.');
  expect(page.shown.getByRole('link', { name: 'Sign In to Publish', ...ALL }).getAttribute('href')).toMatch(/\/signin\?to=/);
  await page.open(`${story}?comments=1`);
  expect(page.text).toContain('Want to join the conversation?');
  expect(page.shown.queryByRole('link', { name: 'Add New Chapter', ...ALL })).toBeNull();
  expect(page.document.querySelector('meta[property="og:image"]')?.getAttribute('content')).toMatch(
    /\/story-covers\/2\/(?:t\d+-)?fandom-anime-leaf-\w+\.png$/,
  );
  const more = page.shown.getByRole('region', { name: 'More from this writer', ...ALL });
  expect(more.textContent).toContain('Another of Theirs');
  expect(page.shown.getByRole('region', { name: 'The writer', ...ALL }).textContent).toContain('Sign In to Follow');
  await page.open(story.replace('/fan-fiction', ''));
  expect(page.address).toBe(story);
});

it('a seat in a room of Story Weave is taken and the story read without script', async () => {
  const person = await member('Nell');
  const page = plainPage(person);
  await page.open('/storyweave');
  await page.press('Take a Seat');
  expect(page.address).toMatch(/^\/storyweave\/[\da-f-]{36}$/);
  expect(page.document.querySelector('main')?.textContent).toContain(person.name);
  expect(page.text).toContain('Without it you can still read');
});

it('the Word Games Arena lists ten games with their time and ways in, and a game says that it needs script', async () => {
  const page = plainPage(visitor());
  await page.open('/word-games');
  const cards = () => page.shown.getByRole('main', ALL).querySelectorAll('li');
  const times = [...cards()].map(({ textContent }) => /(\d+) seconds/.exec(textContent ?? '')?.[1]);
  expect(times).toEqual(['60', '90', '120', '180', '90', '120', '150', '120', '120', '180']);
  await page.follow('Quick: up to 90 s');
  expect(cards()).toHaveLength(3);
  await page.follow('All games');
  expect(cards()).toHaveLength(10);
  await page.follow('Play Now: Word Chain');
  page.shown.getByRole('heading', { level: 1, name: 'Word Chain', ...ALL });
  expect(page.text).toContain('JavaScript');
  await page.follow('Back to Games');
  expect(page.address).toBe('/word-games');
});

it('hostile text is shown as text in every field, or refused with a clear message', async () => {
  const writer = await member('Hostile');
  const page = plainPage(writer);
  const story = await publishFanFiction(writer, HOSTILE, HOSTILE);
  const chapter = { intent: 'add-chapter', id: randomUUID(), title: HOSTILE };
  await sendForm(writer, story, { ...chapter, content: `*${HOSTILE}*\n\n> ${HOSTILE}` });
  await page.open(`${story}?chapter=2&comments=1`);
  await page.press('Post Comment', { 'Write a comment': HOSTILE });
  for (const [path, times] of [
    [`${story}?chapter=2&comments=1`, 5],
    [FANDOM_PAGE, 1],
    ['/fan-fiction', 1],
    ['/stories?tab=fan-fiction', 1],
  ] as const) {
    await page.open(path);
    expect(page.text.split('<script>alert(1)</script>').length - 1, path).toBeGreaterThanOrEqual(times);
    expect(page.document.querySelectorAll('img[src="x"], a[href^="javascript"]'), path).toHaveLength(0);
  }
  for (const [content, text] of [
    ['x'.repeat(200_001), 'A chapter may have at most 200,000 characters. Please split it into two.'],
    ['Nothing\u0000 here.', 'This text contains characters that cannot be stored.'],
  ] as const) {
    const refused = await writer.ask(story, { form: { ...chapter, id: randomUUID(), content } });
    expect(refused.status).toBe(400);
    expect(refused.text).toContain(text);
    expect(refused.text, 'what was typed stays').toContain(content.slice(0, 7));
  }
});

it('a story is tagged by texts with commas without script, and what is too long is refused with a sentence and stays', async () => {
  const writer = await member('Plaintagger');
  const story = await publishFanFiction(writer, 'A Tagged Tale', 'Words.');
  const page = plainPage(writer);
  await page.open(story);
  await page.follow('Tags and summary');
  const long = 'a'.repeat(101);
  await page.press('Save', { 'More tags': `Rainy Harbour Cats, ${long}`, Summary: 'b'.repeat(1_251) });
  expect(page.text).toContain('A tag has at most 100 characters. Please shorten the longest one.');
  expect(page.text).toContain('A summary has at most 1,250 characters. Please shorten it.');
  const box = (label: RegExp) => page.shown.getByLabelText<HTMLTextAreaElement>(label);
  expect(box(/^More tags/).value).toBe(`Rainy Harbour Cats, ${long}`);
  await page.press('Save', {
    ...{ 'More tags': 'Rainy Harbour Cats,Slow Burn, ', Characters: 'Blue Hanneke, Grey Hanneke' },
    ...{ Relationships: 'Blue Hanneke/Grey Hanneke', Summary: 'Two cats, one harbour.' },
  });
  await page.open(story);
  const links = page.shown.getAllByRole('link', ALL).map(({ textContent }) => textContent);
  const tags = ['Blue Hanneke/Grey Hanneke', 'Blue Hanneke', 'Grey Hanneke', 'Rainy Harbour Cats', 'Slow Burn'];
  expect(links.filter((name) => tags.includes(name))).toEqual(tags);
  expect(page.text).toContain('Two cats, one harbour.');
});

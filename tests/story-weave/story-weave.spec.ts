import type { Page } from '@playwright/test';
import { inspect, settled } from '../support/browser/inspect';
import { loseNetwork } from '../support/browser/network';
import { screenReader } from '../support/browser/screen-reader';
import { withoutScriptYet } from '../support/browser/without-script-yet';
import { idIn } from '../support/http/publish';
import { join } from '../support/people/people';
import {
  endTurn,
  enterRoom,
  gameSeconds,
  leaveRoom,
  ownWords,
  partTexts,
  startLeaving,
  storySoFar,
  TURN_COMES_WITHIN,
  takeSeat,
  typeFirstTurn,
  writeEachTurn,
} from '../support/people/weave';
import { weaveClient } from '../support/people/weave-client';
import { newMember } from '../support/sites/server-test';
import { LENIENT_ENTRY, SITES_START_WITHIN, withSite } from '../support/sites/site-process';
import { accessibilityFaults, expect, hydrated, slowTest, test } from '../support/test';

/** What the browser logs of a page that loses its network, also while it is still loading. */
const OFFLINE = /WebSocket|ERR_INTERNET_DISCONNECTED/;

/** Runs a test on a site of its own, whose game time goes faster. */
const fast = test.extend<{ speed: string }>({
  speed: ['4', { option: true }],
  baseURL: [
    async ({ mailbox, speed }, use) => {
      await withSite({ SMTP_URL: mailbox.url, GAME_SPEED: speed, DEMO: '0' }, (site) => use(site.url), LENIENT_ENTRY);
    },
    { scope: 'test', ...SITES_START_WITHIN },
  ],
});

/** Finds a woven story where its writer's stories stand: profile, best stories, public page. */
async function findAmongOwn(page: Page, title: string): Promise<void> {
  await page.goto('/profile?tab=stories');
  const woven = page.getByRole('article', { name: title });
  await expect(woven).toContainText('Story Weave');
  await expect(woven).toContainText('It belongs to all of you, so nobody can rename or delete it alone.');
  await expect(woven.locator('summary')).toHaveCount(0);
  await inspect(page, 'my stories with a woven one', 320);
  await page.goto('/leaderboard?view=personal');
  await expect(page.getByRole('region', { name: 'Best stories' }).getByRole('link', { name: title })).toBeVisible();
  await page.goto('/profile');
  await page.getByRole('link', { name: 'My public page' }).click();
  await expect(page.getByRole('article', { name: title })).toContainText('Story Weave');
}

fast.describe('a game of three people', () => {
  // Words of AI writers and of the replay come one by one only where things may move.
  fast.use({ contextOptions: { reducedMotion: 'no-preference' } });

  fast(
    'is followed by a spectator, and its story is in the library and among those of its writers',
    async ({ page: spectator, anotherBrowser, mailbox, baseURL }) => {
      const names = ['Ada', 'Ben'];
      const people = await Promise.all(
        names.map(async (name) => {
          // Where nobody looks, nothing moves: each frame takes the processor.
          const page = await anotherBrowser({ baseURL, reducedMotion: name === 'Ada' ? 'no-preference' : 'reduce' });
          await join(page, mailbox, name);
          return { name, page };
        }),
      );
      const [first, ...others] = people;
      if (!first) throw new Error('Nobody plays.');
      const room = await enterRoom(first.page);
      await spectator.goto(room);
      await expect(spectator.getByRole('region', { name: 'Editor' }).getByRole('link', { name: 'Sign In' })).toBeVisible();
      const ear = await screenReader(first.page);

      await writeEachTurn(first.page, first.name);
      for (const { name, page } of others) {
        await takeSeat(page, room);
        await writeEachTurn(page, name);
      }
      // Nobody looks at the page of the third one.
      const url = baseURL ?? '';
      const cleo = await weaveClient(url, (await newMember(url, mailbox, { name: 'Cleo' })).cookie());
      await cleo.join(idIn(room));
      for (let tried = 0, taken = false; !taken; ) {
        const { turn } = await cleo.until(({ turn: now }) => now?.writer.startsWith('Cleo') === true && now.number > tried);
        tried = turn?.number ?? tried;
        taken = (await cleo.submit('Cleo wrote this, turn 1.')).ok;
      }
      const writers = [...names, 'Cleo'];
      for (const page of [spectator, first.page])
        for (const name of writers) await expect(storySoFar(page)).toContainText(`${name} wrote this`);
      await expect.poll(() => ear.saidSoFar()).toContain('Your turn to write!');
      const said = await ear.saidSoFar();
      for (const { page } of people) await leaveRoom(page);
      await cleo.leave();
      cleo.close();
      await expect(spectator.getByRole('heading', { name: 'This story is woven' })).toBeVisible();
      const parts = await partTexts(storySoFar(spectator));
      for (const name of writers) expect(parts.join('\n')).toContain(`${name} wrote this`);
      const passages = said.filter((text) => /^(Ben|Cleo) \d+ wrote: /.test(text));
      expect(passages.length).toBeGreaterThan(0);
      expect(new Set(passages).size, 'no passage is read out twice').toBe(passages.length);
      const written = parts.filter((text) => text.includes(' wrote this, turn '));
      expect(new Set(written).size, 'nothing stands in the story twice').toBe(written.length);
      const headlines = said.filter((text) => /^(Your turn to write!|Waiting for next writer|.* is writing\.\.\.)$/.test(text));
      for (const [index, text] of headlines.entries()) expect(text, 'a turn is announced once').not.toBe(headlines[index + 1]);

      const [writer] = others;
      if (!writer) throw new Error('Nobody proposes a title.');
      await writer.page.goto(room);
      await hydrated(writer.page);
      await writer.page.getByLabel('Your title').fill('The Long Gate');
      await writer.page.getByRole('button', { name: 'Propose' }).click();
      await expect(spectator.getByRole('heading', { name: 'The Long Gate' })).toBeVisible();

      await spectator.getByRole('link', { name: 'Read the Story' }).click();
      const story = spectator.getByRole('list', { name: 'Parts of the story' });
      await expect(story.getByRole('listitem')).toHaveCount(parts.length);
      expect(await partTexts(story)).toEqual(parts);
      await hydrated(spectator);
      await spectator.getByRole('button', { name: 'Watch it being written' }).click();
      const pause = spectator.getByRole('button', { name: 'Pause' });
      // A replay that is over by now begins again.
      await pause.or(spectator.getByRole('button', { name: 'Play', exact: true })).click();
      if (await pause.isVisible()) await pause.click();
      for (let back = 1; back < parts.length; back += 1) await spectator.getByRole('button', { name: 'Previous part' }).click();
      await expect(spectator.getByText(`Part 1 of ${parts.length}`)).toBeVisible();
      await spectator.getByRole('button', { name: 'Next part' }).click();
      await expect(story.getByRole('listitem')).toHaveCount(2);
      await spectator.getByRole('button', { name: 'Show all' }).click();
      expect(await partTexts(story)).toEqual(parts);
      await findAmongOwn(writer.page, 'The Long Gate');
    },
  );
});

test.describe('a connection that breaks during a turn', () => {
  test.use({ expectedErrors: [OFFLINE] });

  test('loses no word when it comes back, nor does a reload', async ({ page, anotherBrowser, mailbox, baseURL }) => {
    await join(page, mailbox, 'Ada');
    const room = await typeFirstTurn(page, 'The gate stood');
    await loseNetwork(page.context());
    await page.keyboard.type(' open, and');
    await expect(page.getByText('Your words are kept on this device')).toBeVisible();
    await page.context().setOffline(false);
    await expect(page.getByText('Connection lost')).toBeHidden();
    await page.keyboard.type(' nobody');
    const load = await withoutScriptYet(page, () => page.reload({ waitUntil: 'commit' }));
    await page.getByLabel('Words for your next turn').pressSequentially('came');
    load();
    await expect(ownWords(page)).toHaveValue('The gate stood open, and nobody came');
    await expect(ownWords(page)).toBeFocused();
    await page.keyboard.type('.');
    await page.keyboard.press('Control+Enter');
    await expect(page.getByText('Your turn has been submitted.').first()).toBeVisible();

    const visitor = await anotherBrowser({ baseURL });
    await visitor.goto(room);
    await expect(storySoFar(visitor).getByText('The gate stood open, and nobody came.', { exact: true })).toBeVisible();
  });

  fast.describe('and comes back too late', () => {
    fast.use({ speed: '2', expectedErrors: [OFFLINE] });

    fast('hands the words back for the next turn, or finds the room standing still', async ({ page, anotherBrowser, mailbox, baseURL }) => {
      const ben = await anotherBrowser({ baseURL });
      await Promise.all([join(page, mailbox, 'Ada'), join(ben, mailbox, 'Ben')]);
      const room = await enterRoom(ben);
      await takeSeat(page, room);
      // As her turn begins: she has all of it to lose her connection in. Others may each take half a minute before.
      await expect(ownWords(page)).toBeVisible(TURN_COMES_WITHIN);
      await ownWords(page).fill('The gate stood');
      await expect(ownWords(page)).toHaveAccessibleDescription(/^14 /);
      await loseNetwork(page.context());
      await page.keyboard.type(' open, and nobody came.');
      await expect(page.getByRole('timer', { name: 'Turn 00:00' })).toBeVisible();
      const atTheEnd = await gameSeconds(page);
      await expect.poll(() => gameSeconds(page)).toBeLessThan(atTheEnd - 20);
      await expect(page.getByText('Your seat is kept for three minutes.')).toBeVisible();
      await expect(page.getByText('You are offline, and your turn is over.')).toBeVisible();
      await expect(page.getByRole('button', { name: 'Submit turn' })).toBeDisabled();
      await expect(ben.getByText('Connection lost; the seat is kept')).toBeVisible();
      await page.context().setOffline(false);
      // They wait in the box, unless the next turn has begun already and takes them.
      await expect(page.getByLabel(/^(Words for your next turn|Your words)$/)).toHaveValue(/open, and nobody came\.$/);
      await expect(ownWords(page)).toHaveValue(/open, and nobody came\.$/, TURN_COMES_WITHIN);

      // Alone, nobody plays without Ada: the room waits for her with its clocks.
      await leaveRoom(ben);
      // Ben's seat is kept, or an AI writer has it by now.
      await expect(page.getByRole('region', { name: 'Participants' })).toContainText(/Away; the seat is kept|Olivia/);
      const reader = await anotherBrowser({ baseURL });
      await reader.goto(room);
      await loseNetwork(page.context());
      await expect(page.getByText('The room and its clocks are paused until you are back')).toBeVisible();
      await expect(reader.getByText('Everyone who writes here has lost their connection.')).toBeVisible();
      const stopped = await gameSeconds(reader);
      await page.context().setOffline(false);
      await expect(reader.getByText('Everyone who writes here has lost their connection.')).toBeHidden();
      await expect.poll(() => gameSeconds(reader)).toBeLessThan(stopped);
    });
  });
});

test('a turn is written by keyboard alone, read by a visitor, and not left by mistake', async ({
  page,
  anotherBrowser,
  mailbox,
  baseURL,
}) => {
  const { name } = await join(page, mailbox, 'Ada');
  const words = `${name} left the gate open.`;
  const room = await typeFirstTurn(page, words);
  await inspect(page, 'a turn of one’s own', 320);
  await endTurn(page, words);

  await startLeaving(page);
  await settled(page);
  expect(await accessibilityFaults(page), 'the question before leaving').toEqual([]);
  await page.keyboard.press('Escape');
  await expect(page.getByRole('alertdialog')).toBeHidden();
  expect(new URL(page.url()).pathname).toBe(room);

  const visitor = await anotherBrowser({ baseURL });
  await visitor.goto(room);
  await expect(storySoFar(visitor)).toContainText(words);
  await inspect(visitor, 'a room as a visitor sees it', 320);
  await visitor.getByRole('region', { name: 'Editor' }).getByRole('link', { name: 'Sign In' }).click();
  await expect(visitor.getByText('You need to be logged in to play Quillarena')).toBeVisible();
  expect(new URL(visitor.url()).searchParams.get('to')).toBe(room);
});

// Nobody else opens a room of turns on this site: elsewhere the newest one may be another test's.
slowTest('a visitor watches a room as it is written, and signs up to write', async ({ page, mailbox, baseURL }) => {
  const url = baseURL ?? '';
  const writer = await weaveClient(url, (await newMember(url, mailbox, { name: 'Wren' })).cookie());
  await writer.enter();
  await writer.until(({ turn }) => turn?.writer.startsWith('Wren') ?? false);
  const words = 'The ferry waited for one more.';
  await writer.type(words);
  await page.goto('/storyweave');
  await expect(page.getByRole('heading', { name: 'Being written now' })).toBeVisible();
  const story = page.getByRole('region', { name: 'The story, as it is written' });
  await expect(story).toContainText(words);
  await writer.type(' Nobody came.', words.length);
  await expect(story).toContainText(`${words} Nobody came.`);
  expect(await accessibilityFaults(page)).toEqual([]);
  await page.getByRole('link', { name: 'Sign up to write' }).click();
  await expect(page).toHaveURL('/signup?to=%2Fstoryweave');
  writer.close();
});

test('the way into a room offers ways on when it takes long', async ({ page, mailbox }) => {
  await join(page, mailbox);
  await page.clock.install();
  const stalled = Promise.withResolvers<void>();
  await page.route('**/storyweave.data*', async (route) => {
    await stalled.promise;
    await route.continue();
  });
  await page.goto('/storyweave');
  await expect(page.getByText('Loading Story Weave')).toBeVisible();
  await hydrated(page);
  await page.clock.runFor(8_000);
  await expect(page.getByText('Loading is taking longer than expected').first()).toBeVisible();
  await page.clock.runFor(7_000);
  await expect(page.getByRole('button', { name: 'Refresh' })).toBeVisible();
  await inspect(page, 'a room that does not come', 320);
  stalled.resolve();
  await page.waitForURL(/\/storyweave\/[\da-f-]{36}$/);
});

import type { Page } from '@playwright/test';
import { inspect, inspectAll } from '../support/browser/inspect';
import { join } from '../support/people/people';
import { endTakesKeys, gameOver, press, startRun } from '../support/play/run';
import { wordChain } from '../support/play/word-chain';
import { expect, hydrated, test } from '../support/test';

// The part of the matrix of screens (site/accessibility.spec.ts) that is about word games beside runs on their own.

const link = (page: Page) => page.getByRole('textbox', { name: 'The link' });

async function playChain(page: Page, path: string): Promise<void> {
  await page.goto(path);
  await hydrated(page);
  await wordChain.turn(await startRun(page));
  await press(page, 'End the chain');
  await expect(gameOver(page)).toBeVisible();
}

test('everybody can use a daily set, past ones, and a challenge, and keeps the focus in it', async ({ page, mailbox, anotherBrowser }) => {
  await join(page, mailbox, 'Daily');
  await playChain(page, '/word-games/daily/word-chain');
  await inspect(page, 'the end of a daily run', 320);
  await endTakesKeys(page);
  await press(page, 'Send this run');
  await expect(link(page)).toBeFocused();
  const challenge = new URL(await link(page).inputValue()).pathname;
  await inspectAll(page, { 'the daily set with a result': '/word-games/daily', 'a set of before': '/word-games/daily/yesterday' });

  const visitor = await anotherBrowser();
  await visitor.goto(challenge);
  await inspect(visitor, 'a challenge before it is played', 320);
  await playChain(visitor, challenge);
  await page.goto(challenge);
  await expect(page.getByRole('heading', { name: 'Puzzle by puzzle' })).toBeVisible();
  await inspect(page, 'a challenge that two have played', 320);
  await press(page, 'Close this challenge');
  await expect(page.getByText('Closed: nobody else can answer it.')).toBeFocused();
});

test('everybody can use puzzles, words that got away, and a room of words', async ({ page, mailbox }) => {
  await join(page, mailbox, 'Solver');
  await page.goto('/word-games/puzzles?game=word-scrambler');
  await inspect(page, 'puzzles', 320);
  await press(page, 'Start Solving');
  await expect(page.getByRole('main').getByRole('textbox')).toBeFocused();
  await inspect(page, 'a puzzle', 320);
  await press(page, 'Show me the answer');
  await expect(page.getByRole('button', { name: 'Next Puzzle' })).toBeFocused();
  await inspect(page, 'a puzzle that is over', 320);
  await inspectAll(page, { 'words that got away': '/word-games/lost-words', 'ways into a room of words': '/word-games/rooms' });
  await press(page, 'Open a room');
  await expect(page.getByText('Waiting for someone else.')).toBeVisible();
  await inspect(page, 'a room of words before its start', 320);
});

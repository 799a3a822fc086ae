import type { Page } from '@playwright/test';
import { screenReader } from '../support/browser/screen-reader';
import { watchMoves } from '../support/browser/shifts';
import { optionMeant } from '../support/play/definition-match';
import { lexicon, sortedLetters } from '../support/play/lexicon';
import { players } from '../support/play/players';
import { gameOver, goOn, liveScore, press, spokenPuzzle, startRun } from '../support/play/run';
import { wordPuzzle } from '../support/play/word-puzzle';
import { wordScrambler } from '../support/play/word-scrambler';
import { expect, hydrated, test } from '../support/test';

const PHONE = { width: 390, height: 664 };
const HALF_WINDOWS = [
  { width: 390, height: 390 },
  { width: 360, height: 330 },
] as const;
const ALPHABET = [...'abcdefghijklmnopqrstuvwxyz'];

const slots = (page: Page) => page.getByRole('main').getByRole('textbox');

async function open(page: Page, game: string): Promise<void> {
  await page.goto(`/word-games/${game}`);
  await hydrated(page);
}

/** Starts a run of a game with slots, and waits until they can be typed into. */
async function startWithSlots(page: Page, game: string): Promise<void> {
  await open(page, game);
  await startRun(page);
  await expect(slots(page)).toBeFocused();
}

/** A word that letters make. */
function wordOf(letters: readonly string[]): string {
  return lexicon.words.find(({ word }) => sortedLetters(word) === sortedLetters(letters.join('')))?.word ?? '';
}

/** The word that the letters of a scrambler make. */
async function unscrambled(page: Page): Promise<string> {
  return wordOf([...((await wordScrambler.read(page)) as string)]);
}

/** The letters of a word in an order that is none: 'trail' backwards is a word, too. */
function noWordOf(word: string): string {
  const turned = [...word].map((_, at) => word.slice(at) + word.slice(0, at));
  return turned.find((letters) => !lexicon.isWord(letters)) ?? word.slice(1);
}

/** Holds the referee's answers back. @returns lets them go on. */
async function holdAnswers(page: Page): Promise<() => void> {
  let goOn = () => {};
  const free = new Promise<void>((resolve) => {
    goOn = resolve;
  });
  await page.route('**/moves', async (route) => {
    await free;
    await route.fallback();
  });
  return goOn;
}

test.describe('slots', () => {
  test('are edited like any line of text', async ({ page }) => {
    await startWithSlots(page, 'word-association');
    await page.keyboard.type('qx');
    await page.keyboard.press('ArrowLeft');
    await page.keyboard.type('w');
    await expect(slots(page)).toHaveValue('qwx');
    await page.keyboard.press('Backspace');
    await page.keyboard.press('Home');
    await page.keyboard.press('Delete');
    await expect(slots(page)).toHaveValue('x');
    await expect(slots(page)).toHaveAccessibleName('One word that goes with all three');
    await slots(page).fill(' Éclair-1! ');
    await expect(slots(page)).toHaveValue('Eclair');
  });

  test('keep a wrong answer until the next letter, and say a verdict once however often Enter is pressed', async ({ page }) => {
    await startWithSlots(page, 'word-scrambler');
    const word = await unscrambled(page);
    const wrong = noWordOf(word);
    await page.keyboard.type(wrong);
    await page.keyboard.press('Enter');
    await expect(page.getByRole('status').filter({ hasText: 'Try again!' })).toBeVisible();
    await expect(slots(page)).toHaveValue(wrong);
    await page.keyboard.type(word.charAt(0));
    await expect(slots(page)).toHaveValue(word.charAt(0));
    await page.keyboard.type(word.slice(1));
    await page.keyboard.press('Enter');
    await page.keyboard.press('Enter');
    await expect(liveScore(page)).toHaveText(String(10 * word.length));
    await goOn(page);
    await page.keyboard.press('Enter');
    await expect(page.getByRole('status').filter({ hasText: 'Correct!' })).toBeVisible();
  });

  test('drop what is typed before the next puzzle stands', async ({ page }) => {
    await startWithSlots(page, 'word-scrambler');
    const word = await unscrambled(page);
    const letGo = await holdAnswers(page);
    await page.keyboard.type(word);
    await page.keyboard.press('Enter');
    await page.keyboard.type('ab');
    await expect(slots(page)).toHaveValue('ab');
    letGo();
    await expect(liveScore(page)).toHaveText(String(10 * word.length));
    await goOn(page);
    await expect(slots(page)).toHaveValue('');
    await expect(slots(page)).toBeFocused();
  });

  test('keep what is typed ahead for the same puzzle', async ({ page }) => {
    await startWithSlots(page, 'word-puzzle');
    const { pattern } = (await wordPuzzle.read(page)) as { pattern: string };
    const word = lexicon.patterns.find((each) => each.pattern === pattern)?.answers[0] ?? '';
    const letGo = await holdAnswers(page);
    await page.keyboard.type(word);
    await page.keyboard.press('Enter');
    await page.keyboard.type('q');
    letGo();
    await expect(liveScore(page)).toHaveText(String(10 * word.length));
    await expect(slots(page)).toHaveValue('q');
  });

  test('take a skip for the puzzle on the screen only', async ({ page }) => {
    await startWithSlots(page, 'word-scrambler');
    const word = await unscrambled(page);
    const letGo = await holdAnswers(page);
    await page.keyboard.type(word);
    await page.keyboard.press('Enter');
    await page.getByRole('button', { name: 'Skip' }).dblclick();
    letGo();
    await expect(liveScore(page)).toHaveText(String(10 * word.length));
    await goOn(page);
    await page.keyboard.type('zz');
    await page.keyboard.press('Enter');
    await expect(page.getByRole('status').filter({ hasText: 'Try again!' })).toBeVisible();
    await page.getByRole('button', { name: 'Skip' }).click();
    await expect(page.getByRole('status').filter({ hasText: 'The answer: ' })).toBeVisible();
  });

  test('take tiles that are dragged onto them, and give those back that are dragged off', async ({ page }) => {
    await startWithSlots(page, 'word-scrambler');
    const tile = page
      .getByRole('group', { name: /^Letters: / })
      .getByRole('button')
      .first();
    const letter = (await tile.getAttribute('aria-label'))?.at(-1)?.toLowerCase() ?? '';
    await tile.dragTo(slots(page));
    await expect(slots(page)).toHaveValue(letter);
    await page.getByRole('button', { name: /^Take back / }).dragTo(page.getByRole('timer'));
    await expect(slots(page)).toHaveValue('');
  });

  test('can be filled with the mouse alone', async ({ page }) => {
    await startWithSlots(page, 'word-scrambler');
    const word = await unscrambled(page);
    const tray = page.getByRole('group', { name: /^Letters: / });
    for (const letter of word) {
      const tile = tray.getByRole('button', { name: `Use ${letter.toUpperCase()}`, disabled: false }).first();
      await tile.click();
    }
    await expect(slots(page)).toHaveValue(word);
    await page
      .getByRole('button', { name: `Take back ${word.at(-1)?.toUpperCase()}` })
      .last()
      .click();
    await expect(slots(page)).toHaveValue(word.slice(0, -1));
    await tray
      .getByRole('button', { name: `Use ${word.at(-1)?.toUpperCase()}`, disabled: false })
      .first()
      .click();
    await page.getByRole('button', { name: 'Enter' }).click();
    await expect(liveScore(page)).toHaveText(String(10 * word.length));
  });
});

test('the next puzzle is announced once, after the verdict, and the focus stays among the options', async ({ page }) => {
  await open(page, 'definition-match');
  await startRun(page);
  const first = await spokenPuzzle(page);
  const reader = await screenReader(page);
  const option = page.getByRole('group', { name: 'Which word is it?' }).getByRole('button').nth(2);
  await option.focus();
  await page.keyboard.down('Enter');
  await expect(page.getByText(/Question 2 of/)).toBeVisible();
  // Held down, the key repeats.
  await page.keyboard.down('Enter');
  await page.keyboard.up('Enter');
  await expect(page.getByText(/Question 2 of/)).toBeVisible();
  await expect(option).toBeFocused();
  const next = await spokenPuzzle(page);
  expect(next).not.toBe(first);
  await expect(page.getByText('Press 1–4 to choose.')).toBeVisible();
  expect(await reader.saidSoFar()).toEqual([expect.stringMatching(/^(Correct|Incorrect)/), next]);
});

test.describe('by ear, from announcements, names and descriptions alone', () => {
  test('Word Scrambler is played', async ({ page }) => {
    await open(page, 'word-scrambler');
    const reader = await screenReader(page);
    await press(page, 'Start Game');
    await expect(slots(page)).toBeFocused();
    let puzzle = await reader.describes();
    for (let turn = 0; turn < 3; turn += 1) {
      const [, letters = ''] = puzzle.match(/^Letters: (.*?)\./) ?? [];
      await page.keyboard.type(wordOf(letters.toLowerCase().split(', ')));
      await page.keyboard.press('Enter');
      await reader.hears(/^Correct! \d+ points\./);
      puzzle = await reader.hears(/^Letters: /);
    }
    await page.keyboard.type('zz');
    await page.keyboard.press('Enter');
    await reader.hears(/^Try again!/);
    expect(await reader.describes()).toBe(puzzle);
  });

  test('Definition Match is played', async ({ page }) => {
    await open(page, 'definition-match');
    const reader = await screenReader(page);
    await press(page, 'Start Game');
    await expect(page.getByRole('region', { name: 'Definition Match board' })).toBeFocused();
    let question = await reader.describes({ role: 'group', name: 'Which word is it?' });
    for (let turn = 0; turn < 3; turn += 1) {
      await press(page, optionMeant(question));
      await reader.hears(/^Correct! 50 points\./);
      question = await reader.hears(/^Question /);
    }
  });
});

test.describe('on a phone, by touch', () => {
  test.use({ hasTouch: true, isMobile: true, viewport: PHONE });

  for (const player of players) {
    // In a wide window nothing moves either: ten-games.spec.ts.
    test(`${player.title} begins without moving, stands whole in half a window, and is played there`, async ({ page }) => {
      await open(page, player.game);
      const moved = await watchMoves(page);
      const run = await startRun(page, 'touch');
      await spokenPuzzle(page);
      expect.soft(await moved(), 'nothing moves as it begins').toBe(0);
      await page.setViewportSize(HALF_WINDOWS[0]);
      await player.turn(run);
      for (const size of HALF_WINDOWS) {
        await page.setViewportSize(size);
        const parts = [page.getByRole('timer'), liveScore(page), page.getByRole('status').filter({ hasText: /./ })];
        const letters = [slots(page), page.getByRole('main').getByRole('group').getByRole('button')];
        for (const part of [...parts, ...letters]) {
          for (const each of await part.filter({ visible: true }).all()) await expect.soft(each).toBeInViewport({ ratio: 1 });
        }
      }
      if (!player.end) return;
      await player.end(run);
      await expect(gameOver(page)).toBeVisible();
    });
  }

  test('the device has its keyboard back on request', async ({ page }) => {
    await page.setViewportSize(HALF_WINDOWS[0]);
    await open(page, 'word-completion');
    await startRun(page, 'touch');
    await expect(slots(page)).toHaveAttribute('inputmode', 'none');
    await page.getByRole('button', { name: 'Use the keyboard of this device' }).tap();
    await expect(slots(page)).toHaveAttribute('inputmode', 'text');
    await expect(slots(page)).toBeFocused();
    await expect(page.getByRole('group', { name: 'Keys' })).toBeHidden();
    await page.getByRole('button', { name: 'Use the keys on this page' }).tap();
    await expect(page.getByRole('group', { name: 'Keys' })).toBeVisible();
  });

  test('the whole of Word Guess stands in the window of a phone', async ({ page }) => {
    await open(page, 'word-guess');
    await startRun(page, 'touch');
    for (const letter of ALPHABET)
      await expect(page.getByRole('button', { name: letter.toUpperCase(), exact: true })).toBeInViewport({ ratio: 1 });
    await expect(page.getByText(/6 wrong guesses left/)).toBeInViewport({ ratio: 1 });
    await expect(page.getByRole('timer')).toBeInViewport({ ratio: 1 });
  });
});

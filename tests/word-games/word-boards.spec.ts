import type { Locator, Page } from '@playwright/test';
import { screenReader } from '../support/browser/screen-reader';
import { watchMoves } from '../support/browser/shifts';
import { optionMeant } from '../support/play/definition-match';
import { lexicon, sortedLetters } from '../support/play/lexicon';
import { players } from '../support/play/players';
import { finalScore, gameOver, liveScore, type Player, press, RUN_ENDS_WITHIN, spokenPuzzle, startRun } from '../support/play/run';
import { wordScrambler } from '../support/play/word-scrambler';
import { expect, hydrated, test } from '../support/test';

const PHONE = { width: 390, height: 664 };
const HALF_WINDOWS = [
  { width: 390, height: 390 },
  { width: 360, height: 330 },
] as const;
const ALPHABET = [...'abcdefghijklmnopqrstuvwxyz'];

const points = new Intl.NumberFormat('en-US');

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

// What slots do with what is pressed while an answer is on its way: played-boards.test.tsx.
test('slots are edited like any line of text, take tiles by drags and clicks, and give them back', async ({ page }) => {
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

  await startWithSlots(page, 'word-scrambler');
  const word = wordOf([...((await wordScrambler.read(page)) as string)]);
  const tray = page.getByRole('group', { name: /^Letters: / });
  const dragged = tray.getByRole('button').first();
  const letter = (await dragged.getAttribute('aria-label'))?.at(-1)?.toLowerCase() ?? '';
  await dragged.dragTo(slots(page));
  await expect(slots(page)).toHaveValue(letter);
  await page.getByRole('button', { name: /^Take back / }).dragTo(page.getByRole('timer'));
  await expect(slots(page)).toHaveValue('');
  const lay = (each: string) =>
    tray
      .getByRole('button', { name: `Use ${each.toUpperCase()}`, disabled: false })
      .first()
      .click();
  for (const each of word) await lay(each);
  await expect(slots(page)).toHaveValue(word);
  const last = word.slice(-1);
  await page
    .getByRole('button', { name: `Take back ${last.toUpperCase()}` })
    .last()
    .click();
  await expect(slots(page)).toHaveValue(word.slice(0, -1));
  await lay(last);
  await page.getByRole('button', { name: 'Enter' }).click();
  await expect(liveScore(page)).toHaveText(String(10 * word.length));
});

test('by ear, from announcements, names and descriptions alone, Word Scrambler is played', async ({ page }) => {
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

test('by ear Definition Match is played: the next puzzle is announced once, after the verdict, and the focus stays among the options', async ({
  page,
}) => {
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

  const said = (await reader.saidSoFar()).length;
  const option = page.getByRole('group', { name: 'Which word is it?' }).getByRole('button').nth(2);
  await option.focus();
  await page.keyboard.down('Enter');
  await expect(page.getByText(/Question 5 of/)).toBeVisible();
  // Held down, the key repeats.
  await page.keyboard.down('Enter');
  await page.keyboard.up('Enter');
  await expect(page.getByText(/Question 5 of/)).toBeVisible();
  await expect(option).toBeFocused();
  const next = await spokenPuzzle(page);
  expect(next).not.toBe(question);
  await expect(page.getByText('Press 1–4 to choose.')).toBeVisible();
  expect((await reader.saidSoFar()).slice(said)).toEqual([expect.stringMatching(/^(Correct|Incorrect)/), next]);
});

test.describe('on a phone, by touch', () => {
  test.use({ hasTouch: true, isMobile: true, viewport: PHONE });

  const own: Partial<Record<Player['game'], { starts?: (page: Page) => Promise<void>; goesOn?: (page: Page) => Promise<void> }>> = {
    'word-guess': { starts: wholeWordGuess },
    'word-completion': { goesOn: keyboardOnRequest },
  };
  const hasSlots = ({ game }: Player) => /puzzle|association|completion|anagram|scrambler/.test(game);
  const kinds = [players.filter(hasSlots).toReversed(), players.filter((player) => !hasSlots(player))];

  for (const those of kinds) {
    const titles = those.map(({ title }) => title).join(', ');
    // In a wide window nothing moves either: ten-games.spec.ts.
    test(`${titles} begin without moving, stand whole in half a window, and are played there to the end`, async ({ page }) => {
      for (const player of those) {
        await page.setViewportSize(PHONE);
        await open(page, player.game);
        const moved = await watchMoves(page);
        const run = await startRun(page, 'touch');
        await spokenPuzzle(page);
        expect.soft(await moved(), `nothing moves as ${player.title} begins`).toBe(0);
        await own[player.game]?.starts?.(page);
        await page.setViewportSize(HALF_WINDOWS[0]);
        await player.turn(run);
        for (const size of HALF_WINDOWS) {
          await page.setViewportSize(size);
          await expect(page.getByRole('timer')).toBeVisible();
          await expect(liveScore(page)).toBeVisible();
          await expect.poll(() => cutOff(partsOf(page)), player.title).toEqual([]);
        }
        await own[player.game]?.goesOn?.(page);
        // The clock of the last one runs out.
        if (!player.end && player !== wordScrambler) continue;
        await player.end?.(run);
        await expect(gameOver(page)).toBeVisible(RUN_ENDS_WITHIN);
        await expect(finalScore(page)).toHaveText(points.format(run.score));
      }
    });
  }
});

/** What of a board must be seen whole, however low the window is. */
function partsOf(page: Page): Locator {
  return page
    .getByRole('timer')
    .or(liveScore(page))
    .or(page.getByRole('status').filter({ hasText: /./ }))
    .or(slots(page))
    .or(page.getByRole('main').getByRole('group').getByRole('button'))
    .filter({ visible: true });
}

/** Which of some parts are not whole in the window, or in what scrolls around them. */
function cutOff(parts: Locator): Promise<string[]> {
  return parts.evaluateAll(async (all) => {
    // Nothing would be reported of nothing.
    if (all.length === 0) return [];
    const seen = await new Promise<IntersectionObserverEntry[]>((resolve) => {
      const observer = new IntersectionObserver((entries) => {
        observer.disconnect();
        resolve(entries);
      });
      for (const part of all) observer.observe(part);
    });
    return seen.filter(({ intersectionRatio }) => intersectionRatio < 1 - 1e-9).map(({ target }) => target.outerHTML.slice(0, 200));
  });
}

/** Word Guess stands in the whole window of a phone. */
async function wholeWordGuess(page: Page): Promise<void> {
  const parts = ALPHABET.map((letter) => page.getByRole('button', { name: letter.toUpperCase(), exact: true }));
  for (const part of [...parts, page.getByText(/6 wrong guesses left/), page.getByRole('timer')])
    await expect(part).toBeInViewport({ ratio: 1 });
}

/** The device has its keyboard back on request. */
async function keyboardOnRequest(page: Page): Promise<void> {
  await expect(slots(page)).toHaveAttribute('inputmode', 'none');
  await page.getByRole('button', { name: 'Use the keyboard of this device' }).tap();
  await expect(slots(page)).toHaveAttribute('inputmode', 'text');
  await expect(slots(page)).toBeFocused();
  await expect(page.getByRole('group', { name: 'Keys' })).toBeHidden();
  await page.getByRole('button', { name: 'Use the keys on this page' }).tap();
  await expect(page.getByRole('group', { name: 'Keys' })).toBeVisible();
}

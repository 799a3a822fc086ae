import { expect, type Locator, type Page } from '@playwright/test';

/** A run as its player tracks it. */
export interface Run {
  page: Page;
  /** Score of the moves so far by the rules. */
  score: number;
  /** Correctly typed characters, where the game counts them. */
  characters: number;
}

/** Plays one of the games by keyboard, with nothing but its page and the lexicon. */
export interface Player {
  game: string;
  title: string;
  xpMultiplier: number;
  /** Factor on the XP of a run played with all its turns. */
  bonus: number;
  /** Number of turns to the end of the run, or to play before its time is up. */
  turns: number;
  /** The page's message for a right move. */
  right: RegExp;
  /** Reads the puzzle from the board. */
  read(page: Page): Promise<unknown>;
  /** Solves the puzzle on the board and continues with the next one. */
  turn(run: Run): Promise<void>;
  /** Makes a wrong move and waits for the message. */
  fail(run: Run): Promise<void>;
  /** Ends the run after the last turn, in games that the player ends. */
  end?(page: Page): Promise<void>;
}

const points = new Intl.NumberFormat('en-US');
const MOST_TABS = 60;

export const liveScore = (page: Page): Locator => page.getByText('Score', { exact: true }).locator('xpath=following-sibling::span[1]');
export const gameOver = (page: Page): Locator => page.getByRole('heading', { name: 'Game Over!' });
const nextButton = (page: Page): Locator => page.getByRole('button', { name: 'Next', exact: true });

/** The live score when it has the given value. */
export function scoreOf(page: Page, score: number): Locator {
  return liveScore(page).filter({ hasText: new RegExp(`^${points.format(score)}$`) });
}

/** Moves the focus to an element by keyboard. @param key 'Tab', or 'Shift+Tab' to go backwards. */
export async function tabTo(page: Page, target: Locator, key = 'Tab'): Promise<void> {
  await target.waitFor();
  for (let tabs = 0; tabs < MOST_TABS; tabs += 1) {
    if (await target.evaluate((element) => element === document.activeElement)) return;
    await page.keyboard.press(key);
  }
  throw new Error(`${target} cannot be reached by keyboard.`);
}

/** Presses a button by keyboard. */
export async function press(page: Page, name: string | RegExp): Promise<void> {
  await tabTo(page, page.getByRole('button', { name }));
  await page.keyboard.press('Enter');
}

/** Starts a run from the page of its game. */
export async function startRun(page: Page): Promise<Run> {
  await press(page, 'Start Game');
  await expect(liveScore(page)).toHaveText('0');
  return { page, score: 0, characters: 0 };
}

/** Waits until the page has counted a move. @param gain its score by the rules. */
export async function gained(run: Run, gain: number): Promise<void> {
  run.score += gain;
  await scoreOf(run.page, run.score).or(gameOver(run.page)).waitFor();
}

/** Waits for the message about a wrong move and checks that the score stays. */
export async function failed({ page, score }: Run, message: string | RegExp): Promise<void> {
  await expect(page.getByRole('status').filter({ hasText: message })).toBeVisible();
  await expect(liveScore(page)).toHaveText(points.format(score));
}

/** Types an answer into the field, which must already have the focus. */
export async function answer(page: Page, text: string): Promise<void> {
  await expect(page.getByRole('main').getByRole('textbox')).toBeFocused();
  await page.keyboard.type(text);
  await page.keyboard.press('Enter');
}

/** Skips the wait after a finished puzzle. */
export async function goOn(page: Page): Promise<void> {
  if (await gameOver(page).isVisible()) return;
  if (await nextButton(page).isVisible()) await page.keyboard.press('Enter');
  await nextButton(page).waitFor({ state: 'hidden' });
}

/** The description of the answer field, as screen readers read it. */
export async function fieldDescription(page: Page): Promise<string> {
  const id = await page.getByRole('main').getByRole('textbox').getAttribute('aria-describedby');
  return (await page.locator(`[id="${id}"]`).textContent()) ?? '';
}

/** Parses letters as they are read out, such as 'A, blank, C'. @returns one string for each position, empty if hidden. */
export function lettersIn(spoken: string): string[] {
  return spoken
    .slice(spoken.indexOf(':') + 1)
    .split(',')
    .map((letter) => letter.trim().toLowerCase().replace('blank', ''));
}

/** @returns the value. @throws if it is undefined, naming what was looked up. */
export function known<Value>(value: Value | undefined, what: string): Value {
  if (value === undefined) throw new Error(`The lexicon does not know ${what}.`);
  return value;
}

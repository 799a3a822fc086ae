import { expect, type Locator, type Page } from '@playwright/test';

/** A run as its player follows it. */
export interface Run {
  page: Page;
  /** What the rules give for the moves so far. */
  score: number;
  /** Characters typed rightly, where the game counts them. */
  characters: number;
}

/** Somebody who plays one of the games by keyboard, knowing only what its page shows and the lexicon. */
export interface Player {
  game: string;
  title: string;
  xpMultiplier: number;
  /** Factor on the XP for a run that is played with all its turns. */
  bonus: number;
  /** So many turns bring the run to its end, or as far as it is played before its time is up. */
  turns: number;
  /** What is said of a right move. */
  right: RegExp;
  /** What the board shows of the puzzle. */
  read(page: Page): Promise<unknown>;
  /** Solves the puzzle that is on the board and goes on to the next one. */
  turn(run: Run): Promise<void>;
  /** Makes a wrong move and waits until it is told so. */
  fail(run: Run): Promise<void>;
  /** Ends the run after the last turn, where that is the player's to do. */
  end?(page: Page): Promise<void>;
}

const points = new Intl.NumberFormat('en-US');
const MOST_TABS = 60;

export const liveScore = (page: Page): Locator => page.getByText('Score', { exact: true }).locator('xpath=following-sibling::span[1]');
export const gameOver = (page: Page): Locator => page.getByRole('heading', { name: 'Game Over!' });
export const nextButton = (page: Page): Locator => page.getByRole('button', { name: 'Next', exact: true });

/** The live score, once it is this one. */
export function scoreOf(page: Page, score: number): Locator {
  return liveScore(page).filter({ hasText: new RegExp(`^${points.format(score)}$`) });
}

/** Moves the focus to an element as a keyboard does. @param key 'Tab', or 'Shift+Tab' for the way back. */
export async function tabTo(page: Page, target: Locator, key = 'Tab'): Promise<void> {
  await target.waitFor();
  for (let tabs = 0; tabs < MOST_TABS; tabs += 1) {
    if (await target.evaluate((element) => element === document.activeElement)) return;
    await page.keyboard.press(key);
  }
  throw new Error(`${target} is out of the keyboard's reach.`);
}

/** Presses a button as a keyboard does. */
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

/** Waits until the page has counted a move. @param gain what the rules give for it. */
export async function gained(run: Run, gain: number): Promise<void> {
  run.score += gain;
  await scoreOf(run.page, run.score).or(gameOver(run.page)).waitFor();
}

/** Waits until a move was told to be wrong, and sees that it has cost nothing. */
export async function failed({ page, score }: Run, told: string | RegExp): Promise<void> {
  await expect(page.getByRole('status').filter({ hasText: told })).toBeVisible();
  await expect(liveScore(page)).toHaveText(points.format(score));
}

/** Types an answer into the field, which must have the focus by itself. */
export async function answer(page: Page, text: string): Promise<void> {
  await expect(page.getByRole('main').getByRole('textbox')).toBeFocused();
  await page.keyboard.type(text);
  await page.keyboard.press('Enter');
}

/** Leaves the finished puzzle without waiting for the next one to come. */
export async function goOn(page: Page): Promise<void> {
  if (await gameOver(page).isVisible()) return;
  if (await nextButton(page).isVisible()) await page.keyboard.press('Enter');
  await nextButton(page).waitFor({ state: 'hidden' });
}

/** What a screen reader reads after the name of the answer field. */
export async function fieldDescription(page: Page): Promise<string> {
  const id = await page.getByRole('main').getByRole('textbox').getAttribute('aria-describedby');
  return (await page.locator(`[id="${id}"]`).textContent()) ?? '';
}

/** Letters as they are read out one by one, such as 'A, blank, C'. @returns one string a place, empty for a hidden letter. */
export function lettersIn(spoken: string): string[] {
  return spoken
    .slice(spoken.indexOf(':') + 1)
    .split(',')
    .map((letter) => letter.trim().toLowerCase().replace('blank', ''));
}

/** Gives what was found, or says what was looked for. */
export function known<Value>(value: Value | undefined, what: string): Value {
  if (value === undefined) throw new Error(`The lexicon does not know ${what}.`);
  return value;
}

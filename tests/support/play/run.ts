import { expect, type Locator, type Page } from '@playwright/test';
import type { GameId } from '../../../app/arenas/word-games/games/games';

/** A run as its player tracks it. */
export interface Run {
  page: Page;
  /** What it is played with. */
  by: 'keyboard' | 'touch';
  /** Score of the moves so far by the rules. */
  score: number;
  /** Correctly typed characters, where the game counts them. */
  characters: number;
}

/** Plays one of the games by keyboard or by touch, with nothing but what a screen reader says of its page and the lexicon. */
export interface Player {
  game: GameId;
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
  end?(run: Run): Promise<void>;
}

const points = new Intl.NumberFormat('en-US');
const MOST_TABS = 60;

export const liveScore = (page: Page): Locator => page.getByText('Score', { exact: true }).locator('xpath=following-sibling::span[1]');
/** Time for a run to end by its own clock. */
export const RUN_ENDS_WITHIN = { timeout: 300_000 };

export const finalScore = (page: Page): Locator =>
  page.getByRole('region', { name: 'Game Over!' }).getByText('Final score').locator('xpath=following-sibling::span');
export const gameOver = (page: Page): Locator => page.getByRole('heading', { name: 'Game Over!' });

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
  await tabTo(page, page.getByRole('button', { name, exact: true }));
  await page.keyboard.press('Enter');
}

/** Waits until the end of a run takes keys: it ignores the first ones, which may still belong to the run. */
export async function endTakesKeys(page: Page): Promise<void> {
  const keystroke = () => document.body.dispatchEvent(new KeyboardEvent('keydown', { key: 'Shift', bubbles: true, cancelable: true }));
  await expect.poll(() => page.evaluate(keystroke), 'the end of the run takes keys').toBe(true);
}

/** Starts the next run by keyboard. */
export async function playAgain(page: Page): Promise<void> {
  await endTakesKeys(page);
  await press(page, 'Play Again');
  await expect(gameOver(page)).toBeHidden();
}

/**
 * Starts a run from the page of its game; by keys, as an answer that is tapped at the place of a button tapped just before is the second
 * half of a double press, and does nothing.
 */
export async function startRun(page: Page, by: Run['by'] = 'keyboard'): Promise<Run> {
  const run: Run = { page, by, score: 0, characters: 0 };
  await press(page, 'Start Game');
  await expect(liveScore(page)).toHaveText('0');
  return run;
}

/** Uses a button of the page. */
export async function use({ page, by }: Run, name: string): Promise<void> {
  if (by === 'touch') await page.getByRole('button', { name, exact: true }).tap();
  else await press(page, name);
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

/** Answers with a word: by keyboard in the field, which must already have the focus, or on the keys of the page. */
export async function answer(run: Run, text: string): Promise<void> {
  const { page, by } = run;
  if (by === 'touch' && (await page.getByRole('group', { name: 'Keys' }).isVisible())) return answerOnKeys(run, text);
  await expect(page.getByRole('main').getByRole('textbox')).toBeFocused();
  await page.keyboard.type(text);
  if (by === 'touch') await use(run, 'Submit');
  else await page.keyboard.press('Enter');
}

async function answerOnKeys({ page }: Run, text: string): Promise<void> {
  const keys = page.getByRole('group', { name: 'Keys' });
  for (const letter of text) await keys.getByRole('button', { name: letter.toUpperCase(), exact: true }).tap();
  await keys.getByRole('button', { name: 'Enter' }).tap();
}

/** Goes on to the next puzzle: by Enter where a player types, otherwise once the finished one has been seen. */
export async function goOn(page: Page): Promise<void> {
  if ((await page.locator('[data-turning] input:focus').count()) > 0) await page.keyboard.press('Enter');
  await expect(page.locator('[data-turning]')).toHaveCount(0);
}

/** The puzzle in words: what a screen reader announces when the puzzle appears, and reads with the answer field. */
export async function spokenPuzzle(page: Page): Promise<string> {
  const puzzle = page.locator('[data-playing] section > div > [aria-live="polite"]');
  const field = page.getByRole('main').getByRole('textbox');
  const said = (await puzzle.textContent()) ?? '';
  if ((await field.count()) > 0) await expect(field).toHaveAccessibleDescription(said.replace(/\s+/g, ' ').trim());
  return said;
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

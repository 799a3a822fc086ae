import { expect, type Page } from '@playwright/test';
import { askedOf } from '../../../app/arenas/word-games/lexicon/lexicon';
import { lexicon } from './lexicon';
import { failed, gained, goOn, known, type Player, type Run, spokenPuzzle } from './run';

interface Shown {
  options: string[];
  /** Index of the option that the definition on the page describes. */
  right: number;
}

/** Which option a question means that is read out. */
export function optionMeant(said: string): string {
  const isMeant = (option: string) => {
    // Wrong choices need not be words that games ask for.
    const entry = lexicon.entry(option);
    return entry !== undefined && said.includes(askedOf(entry));
  };
  return known(optionsOf(said).find(isMeant), `which word '${said}' means`);
}

function optionsOf(said: string): string[] {
  return [...said.matchAll(/\d: (\w+)/g)].map(([, option = '']) => option);
}

async function read(page: Page): Promise<Shown> {
  const buttons = page.getByRole('group', { name: 'Which word is it?' }).getByRole('button');
  await expect(buttons).toHaveCount(4);
  const said = await spokenPuzzle(page);
  const options = optionsOf(said);
  return { options, right: options.indexOf(optionMeant(said)) };
}

async function choose({ page, by }: Run, option: number): Promise<void> {
  if (by === 'keyboard') await page.keyboard.press(String(option + 1));
  else await page.getByRole('group', { name: 'Which word is it?' }).getByRole('button').nth(option).tap();
}

/** Knows which word a definition describes. */
export const definitionMatch: Player = {
  game: 'definition-match',
  title: 'Definition Match',
  xpMultiplier: 1.1,
  bonus: 1.5,
  turns: 15,
  right: /Correct!/,
  read,
  async turn(run) {
    const { right } = await read(run.page);
    await choose(run, right);
    await gained(run, 50);
    await goOn(run.page);
  },
  async fail(run) {
    const { right, options } = await read(run.page);
    await choose(run, (right + 1) % options.length);
    // Its sense follows.
    await failed(run, `Incorrect. It is ${options[right]}`);
    await goOn(run.page);
  },
};

import { expect, it } from 'vitest';
import { commandOf } from './run-command';
import { WrongCommand } from './wrong-command';

it('serves the site where no command is given', () => {
  expect(commandOf([])).toBeUndefined();
});

it.each(['restor', 'toString', '--help'])('%s, which is no command, is answered with the names of the commands', async (name) => {
  const all = 'ai, backup, hide, lexicon-disputes, migrate, move-to-postgres, refused-runs, restore, votes, or wait-for-database';
  await expect(commandOf([name, 'a.backup'])?.()).rejects.toEqual(new WrongCommand(`There is no command '${name}'. Give ${all}.`));
});

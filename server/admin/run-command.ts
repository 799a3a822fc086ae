import { type Config, readConfig } from '../../app/platform/config/config.server';
import { alternativesText } from '../../app/platform/text/format-numbers';
import { aiCommand } from './ai';
import { backup, moveToPostgres, restore } from './backup/backup';
import { migrateCommand } from './database/migrate';
import { waitForDatabase } from './database/wait-for-database';
import { hideCommand } from './hide';
import { lexiconDisputesCommand } from './lexicon-disputes';
import { refusedRunsCommand } from './refused-runs';
import { votesCommand } from './votes';
import { WrongCommand } from './wrong-command';

/** @returns what to tell the administrator. */
type Command = (config: Config, words: readonly string[]) => Promise<string>;

const say = (line: string) => void process.stdout.write(`${line}\n`);

const commands: Readonly<Record<string, Command>> = {
  ai: (config, words) => aiCommand(config, words, { say }),
  backup: (config, [file]) => backup(config, file),
  restore: (config, [file]) => restore(config, file),
  'move-to-postgres': (config, [url]) => moveToPostgres(config, url),
  hide: hideCommand,
  'lexicon-disputes': lexiconDisputesCommand,
  migrate: (config) => migrateCommand(config, say),
  'refused-runs': refusedRunsCommand,
  votes: votesCommand,
  'wait-for-database': (config) => waitForDatabase(config, say),
};

/**
 * The command that the process was started for, as script/backup and its like do; undefined to serve the site.
 * @throws {WrongCommand} from what it gives, for a name that no command has: the site must not start for a slip.
 */
export function commandOf(args: readonly string[]): (() => Promise<void>) | undefined {
  const [name, ...words] = args;
  if (name === undefined) return undefined;
  const command = Object.hasOwn(commands, name) ? commands[name] : undefined;
  return async () => {
    if (!command) throw new WrongCommand(`There is no command '${name}'. Give ${alternativesText(Object.keys(commands).toSorted())}.`);
    process.stdout.write(`${await command(readConfig(process.env), words)}\n`);
  };
}

import { readConfig } from '../../app/platform/config.server';
import { backup, moveToPostgres, restore } from './backup';

const commands: Readonly<Record<string, typeof backup>> = { backup, restore, 'move-to-postgres': moveToPostgres };

/** The command that the process was started for, as script/backup and its like do; undefined to serve the site. */
export function commandOf(args: readonly string[]): (() => Promise<void>) | undefined {
  const [name = '', argument] = args;
  const command = commands[name];
  if (!command) return undefined;
  return async () => {
    process.stdout.write(`${await command(readConfig(process.env), argument)}\n`);
  };
}

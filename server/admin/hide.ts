import { hideComment } from '../../app/arenas/fan-fiction/comments/hide-comment.server';
import { hidePlayer } from '../../app/moderation/hiding/hide-player.server';
import { createHidingCopy } from '../../app/moderation/hiding/hiding-list.server';
import { createReportTargets } from '../../app/moderation/targets/report-targets.server';
import { systemClock } from '../../app/platform/clock/clock';
import type { Config } from '../../app/platform/config/config.server';
import type { Db } from '../../app/platform/database/database.server';
import { countText } from '../../app/platform/text/format';
import { hideStory } from '../../app/stories/own/hide-story.server';
import { reportables } from '../features';
import { runOnDatabase } from './database/database-command';
import { WrongCommand } from './wrong-command';

/** Characters of a comment that are repeated. */
const QUOTED = 60;
const USAGE = `Please say what to hide:
  script/hide story ID [--back]
  script/hide comment ID [--back]
  script/hide player ID-or-name [--back]`;

/**
 * `script/hide`: takes a story, a comment or a player out of sight, and with `--back` puts them back; also while the
 * site runs. @returns what to tell the administrator.
 * @see docs/product/hiding.md
 */
export function hideCommand(config: Config, words: readonly string[]): Promise<string> {
  orderOf(words);
  return runOnDatabase(config, 'hide', words, (db) => hide({ db, dataDir: config.dataDir }, words));
}

/**
 * Does what the words of a command say, and writes what is out of sight into DATA_DIR, for a restored backup.
 * @throws {WrongCommand} when they say nothing that can be done.
 * @throws {Refusal} when what they name is not there.
 */
export async function hide({ db, dataDir }: { db: Db; dataDir: string }, words: readonly string[]): Promise<string> {
  const { kind, name, hidden } = orderOf(words);
  const said = await hiders[kind]({ db, clock: systemClock() }, name, hidden);
  // It is done, whether it can be noted here or not.
  const noted = await createHidingCopy({ db, dataDir, targets: createReportTargets(reportables) })().then(
    () => '',
    (error: Error) => ` It could not be written into ${dataDir} (${error.message}); the site does so within the hour.`,
  );
  return `${said}${noted}`;
}

type Hider = (dependencies: Parameters<typeof hidePlayer>[0], name: string, hidden: boolean) => Promise<string>;

const hiders = {
  story: async ({ db }, id, hidden) => {
    const { title, author, changed, withPlayer } = await hideStory(db, id, hidden);
    return sentence(`the story “${title}” by ${author}`, { hidden, changed, withPlayer });
  },
  comment: async (dependencies, id, hidden) => {
    const { author, story, text, changed, withPlayer } = await hideComment(dependencies, id, hidden);
    const quoted = text.length > QUOTED ? `${text.slice(0, QUOTED)}…` : text;
    return sentence(`the comment “${quoted.replace(/\s+/g, ' ')}” by ${author} on “${story}”`, { hidden, changed, withPlayer });
  },
  player: async (dependencies, idOrName, hidden) => {
    const { name, changed, stories, comments } = await hidePlayer(dependencies, idOrName, hidden);
    const things = changed
      ? `, with ${countText(stories, { one: 'story', other: 'stories' })} and ${countText(comments, { one: 'comment', other: 'comments' })}`
      : '';
    return sentence(`the player ${name}${things}`, { hidden, changed, withPlayer: false });
  },
} satisfies Record<string, Hider>;

function orderOf(words: readonly string[]): { kind: keyof typeof hiders; name: string; hidden: boolean } {
  const [kind = '', ...rest] = words.filter((word) => word !== '--back' && word !== '');
  const name = rest.join(' ');
  if (!isKind(kind) || !name) throw new WrongCommand(USAGE);
  return { kind, name, hidden: !words.includes('--back') };
}

function isKind(word: string): word is keyof typeof hiders {
  return Object.hasOwn(hiders, word);
}

function sentence(what: string, { hidden, changed, withPlayer }: { hidden: boolean; changed: boolean; withPlayer: boolean }): string {
  if (withPlayer) return `Still hidden: ${what}, because its author is. It comes back with them.`;
  if (hidden) return `${changed ? 'Hidden' : 'Hidden already'}: ${what}.`;
  return `${changed ? 'Back in sight' : 'In sight already'}: ${what}.`;
}

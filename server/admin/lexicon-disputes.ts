import { resolve } from 'node:path';
import { countsToday } from '../../app/arenas/word-games/disputes/counts-today';
import {
  allDecisions,
  decide,
  type NumberedDecision,
  type OpenDispute,
  openDisputes,
} from '../../app/arenas/word-games/disputes/decide.server';
import { outcomeText, targetText, wishText } from '../../app/arenas/word-games/disputes/texts';
import { decidedLexicon } from '../../app/arenas/word-games/lexicon/decided-lexicon';
import { standingDecisions, type Verb } from '../../app/arenas/word-games/lexicon/decisions';
import type { Lexicon } from '../../app/arenas/word-games/lexicon/lexicon';
import { openLexicon } from '../../app/arenas/word-games/lexicon/lexicon.server';
import { systemClock } from '../../app/platform/clock/clock';
import type { Config } from '../../app/platform/config/config.server';
import type { Db } from '../../app/platform/database/database.server';
import { countText } from '../../app/platform/text/format';
import { runOnDatabase } from './database/database-command';
import { editLines } from './edit-lines';
import { WrongCommand } from './wrong-command';

const USAGE = `Please say what to do with what players dispute:
  script/lexicon-disputes
  script/lexicon-disputes add NUMBER [--close]
  script/lexicon-disputes remove NUMBER
  script/lexicon-disputes dismiss NUMBER
  script/lexicon-disputes decided
  script/lexicon-disputes export`;

const VERBS: ReadonlyMap<string, Verb> = new Map([
  ['add', 'exact'],
  ['add --close', 'close'],
  ['remove', 'remove'],
  ['dismiss', 'keep'],
]);

type Order = 'list' | 'decided' | 'export' | { id: number; verb: Verb };

/**
 * `script/lexicon-disputes`: lists what players dispute of the word games' lexicon, those of most people first, and
 * decides on it; also while the site runs, whose games deal by it from then on. @returns what to tell the operator.
 * @see docs/operating.md
 */
export function lexiconDisputesCommand(config: Config, words: readonly string[]): Promise<string> {
  orderOf(words);
  return runOnDatabase(config, 'lexicon-disputes', words, lexiconDisputes);
}

/**
 * Does what the words of the command say.
 * @throws {WrongCommand} when they say nothing that can be done.
 * @throws {Refusal} when there is no such dispute, or it cannot be decided so.
 */
export async function lexiconDisputes(db: Db, words: readonly string[]): Promise<string> {
  const order = orderOf(words);
  if (typeof order === 'object') {
    const now = systemClock().now();
    const { changed, ...decision } = await db.transaction().execute((trx) => decide(trx, { ...order, now }));
    return `${changed ? 'Decided' : 'Decided already'}: ${outcomeText(decision)}`;
  }
  const decisions = await allDecisions(db);
  const lexicon = openLexicon(resolve('content/lexicon'));
  if (order === 'decided') return decidedText(decisions);
  if (order === 'export') return editLines(lexicon, decisions);
  return listText(await openDisputes(db), decidedLexicon(lexicon, decisions));
}

function orderOf(words: readonly string[]): Order {
  const given = words.filter((word) => word !== '');
  const [name, number, flag, ...more] = given;
  if (name === undefined) return 'list';
  if ((name === 'decided' || name === 'export') && given.length === 1) return name;
  const verb = VERBS.get(flag === undefined ? name : `${name} ${flag}`);
  if (!verb || more.length > 0 || !/^\d{1,9}$/.test(number ?? '')) throw new WrongCommand(USAGE);
  return { id: Number(number), verb };
}

function listText(disputes: readonly OpenDispute[], lexicon: Lexicon): string {
  if (disputes.length === 0) return 'Nothing is disputed.';
  return disputes
    .map(
      (dispute) =>
        `${disputeLine(dispute)}\n${countsToday(dispute, lexicon)
          .map((line) => `      ${line}\n`)
          .join('')}`,
    )
    .join('');
}

function disputeLine(dispute: OpenDispute): string {
  const people = countText(dispute.people, { one: 'person', other: 'people' });
  return `${String(dispute.id).padStart(4)}  ${people}: ${targetText(dispute)} ${wishText(dispute)}`;
}

function decidedText(decisions: readonly NumberedDecision[]): string {
  const standing = standingDecisions(decisions);
  if (standing.length === 0) return 'Nothing is decided.';
  return standing.map((decision) => `${String(decision.id ?? '-').padStart(4)}  ${outcomeText(decision)}`).join('\n');
}

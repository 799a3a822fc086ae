import { nameKey } from '../../app/accounts/sign-up/display-name';
import { closeReview, listReviews, type RunReview } from '../../app/arenas/word-games/referee/settling/run-review.server';
import { uncountedRuns } from '../../app/arenas/word-games/referee/settling/runs-detector.server';
import { closeFound } from '../../app/moderation/cases/close-found.server';
import { createReportTargets } from '../../app/moderation/targets/report-targets.server';
import { systemClock } from '../../app/platform/clock/clock';
import type { Config } from '../../app/platform/config/config.server';
import type { Db } from '../../app/platform/database/database.server';
import { isUuid } from '../../app/platform/ids/uuid';
import { detectors, reportables } from '../features';
import { runOnDatabase } from './database/database-command';
import { WrongCommand } from './wrong-command';

const USAGE = `Please say what to do with players whose runs did not count:
  script/refused-runs
  script/refused-runs seen ID-or-name`;

/**
 * `script/refused-runs`: lists players of word games with three runs in a week that did not count, or takes one off the
 * list, which closes the case of it; also while the site runs. @returns what to tell the operator.
 * @see docs/product/fair-play.md
 */
export function refusedRunsCommand(config: Config, words: readonly string[]): Promise<string> {
  seenPlayer(words);
  return runOnDatabase(config, 'refused-runs', words, refusedRuns);
}

/**
 * Does what the words of the command say.
 * @throws {WrongCommand} when they say nothing that can be done.
 * @throws {Refusal} when there is no such player.
 */
export async function refusedRuns(db: Db, words: readonly string[]): Promise<string> {
  const player = seenPlayer(words);
  if (player === undefined) return listed(await listReviews(db));
  const now = systemClock().now();
  const { name, changed } = await db.transaction().execute(async (trx) => {
    const closed = await closeReview(trx, isUuid(player) ? { id: player } : { nameKey: nameKey(player) }, now);
    await closeFound(
      { trx, targets: createReportTargets(reportables, detectors) },
      { kind: 'player', thingId: closed.id, reason: uncountedRuns },
      now,
    );
    return closed;
  });
  return changed ? `Seen: ${name}, until three further runs do not count.` : `Not on the list: ${name}.`;
}

/** @returns undefined where the players are to be listed. */
function seenPlayer(words: readonly string[]): string | undefined {
  const [verb, ...name] = words.filter((word) => word !== '');
  if (verb === undefined) return undefined;
  if (verb !== 'seen' || name.length === 0) throw new WrongCommand(USAGE);
  return name.join(' ');
}

function listed(reviews: readonly RunReview[]): string {
  if (reviews.length === 0) return 'Nobody had three runs in a week that did not count.';
  return reviews
    .flatMap(({ playerId, name, openedAt, runs }) => [`${playerId}  ${minute(openedAt)}  ${name}`, ...runs.map(line)])
    .join('\n');
}

function line({ id, game, fault, score, settledAt }: RunReview['runs'][number]): string {
  return `  ${id}  ${minute(settledAt)}  ${game}, ${score} points: ${fault}`;
}

function minute(at: Date): string {
  return at.toISOString().slice(0, 16);
}

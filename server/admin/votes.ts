import { closeFound } from '../../app/moderation/cases/close-found.server';
import { createReportTargets } from '../../app/moderation/targets/report-targets.server';
import { systemClock } from '../../app/platform/clock/clock';
import type { Config } from '../../app/platform/config/config.server';
import type { Db } from '../../app/platform/database/database.server';
import { listVoteClusters, releaseVotes, type VoteCluster } from '../../app/stories/ratings/order/vote-clusters.server';
import { votesFromOnePlace } from '../../app/stories/reporting/story-detectors.server';
import { detectors, reportables } from '../features';
import { runOnDatabase } from './database/database-command';
import { WrongCommand } from './wrong-command';

const USAGE = `Please say what to do with votes from one place:
  script/votes
  script/votes release ID [--back]`;

/**
 * `script/votes`: lists votes for one story that came from one address or browser, or has each of them count for
 * itself, which closes the case of it; also while the site runs. @returns what to tell the administrator.
 * @see docs/product/ratings-and-xp.md
 */
export function votesCommand(config: Config, words: readonly string[]): Promise<string> {
  orderOf(words);
  return runOnDatabase(config, 'votes', words, votes);
}

/**
 * Does what the words of the command say.
 * @throws {WrongCommand} when they say nothing that can be done.
 * @throws {Refusal} when there is no such cluster.
 */
export async function votes(db: Db, words: readonly string[]): Promise<string> {
  const order = orderOf(words);
  if (!order) return listed(await listVoteClusters(db));
  const clock = systemClock();
  const {
    title,
    votes: count,
    changed,
  } = await db.transaction().execute(async (trx) => {
    const done = await releaseVotes({ db: trx, clock }, order.id, order.released);
    if (order.released)
      await closeFound(
        { trx, targets: createReportTargets(reportables, detectors) },
        { kind: 'votes', thingId: order.id, reason: votesFromOnePlace },
        clock.now(),
      );
    return done;
  });
  const what = `${count} votes for “${title}”`;
  if (order.released) return changed ? `Released: ${what} count one by one.` : `Released already: ${what}.`;
  return changed ? `Taken back: ${what} count as one.` : `Not released: ${what} count as one.`;
}

/** @returns undefined where the clusters are to be listed. */
function orderOf(words: readonly string[]): { id: string; released: boolean } | undefined {
  const [verb, id, ...more] = words.filter((word) => word !== '--back' && word !== '');
  if (verb === undefined && !words.includes('--back')) return undefined;
  if (verb !== 'release' || !id || more.length > 0) throw new WrongCommand(USAGE);
  return { id, released: !words.includes('--back') };
}

function listed(clusters: readonly VoteCluster[]): string {
  if (clusters.length === 0) return 'No votes came from one place.';
  return clusters.map(line).join('\n');
}

function line({ id, title, votes: count, mean, madeAt, released }: VoteCluster): string {
  return `${id}  ${madeAt.toISOString().slice(0, 16)}  ${count} votes, mean ${mean.toFixed(1)}${released ? ', released' : ''}  ${title}`;
}

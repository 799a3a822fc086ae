import type { Executor } from '~/platform/database/database.server';
import type { TargetName } from '~/platform/feature/reportable';
import { thingOf } from '../copyright/complaint-of.server';
import { copyrightTexts } from '../copyright/copyright-texts';
import type { ReportTargets } from '../targets/report-targets.server';

/** What is said of a target that has been deleted meanwhile. @param noun 'comment' */
export const goneText = (noun: string) => `a ${noun} that is gone`;

const GONE = 'something that is gone';

/** What a case is about, and whose it is. @param name what the case names: a target, a cluster of votes, or a decision. */
export async function nameOf(
  targets: ReportTargets,
  executor: Executor,
  name: TargetName,
): Promise<{ subject: string; owner: string | undefined }> {
  const { kind, id } = name;
  if (kind === 'votes') {
    const voted = await votedStory(executor, id);
    return { subject: voted ? targets.textOf(kind, voted.title) : GONE, owner: undefined };
  }
  if (kind !== 'decision') {
    const target = await targets.findForModerators(executor, await thingOf(executor, { kind, thing_id: id }));
    return {
      subject: target ? subjectOf(kind, target.text) : goneText(targets.nounOf(kind)),
      owner: targets.isPerson(kind) ? undefined : target?.author,
    };
  }
  const decision = await executor
    .selectFrom('moderation_decision as decision')
    .leftJoin('player', 'player.id', 'decision.about_id')
    .select(['decision.kind', 'decision.label', 'player.name'])
    .where('decision.id', '=', id)
    .executeTakeFirst();
  if (!decision) return { subject: GONE, owner: undefined };
  return { subject: `the decision about ${targets.textOf(decision.kind, decision.label)}`, owner: decision.name ?? undefined };
}

/** What a case is called that is about a target. @param text such as 'the story “The Ninth Gate”'. */
export function subjectOf(kind: string, text: string): string {
  return kind === 'copyright' ? copyrightTexts.subject(text) : text;
}

/** The story that the votes of a cluster are for. */
export function votedStory(executor: Executor, clusterId: string) {
  return executor
    .selectFrom('rating_cluster as cluster')
    .innerJoin('story', 'story.id', 'cluster.story_id')
    .select(['story.id', 'story.title', 'story.arena'])
    .where('cluster.id', '=', clusterId)
    .executeTakeFirst();
}

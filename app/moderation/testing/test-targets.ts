import { chapterReportable } from '~/arenas/fan-fiction/reporting/chapter-reportable.server';
import { commentReportable } from '~/arenas/fan-fiction/reporting/comment-reportable.server';
import { passageReportable } from '~/arenas/story-weave/server/passage-reportable.server';
import { promptReportable } from '~/arenas/story-weave/server/prompt-reportable.server';
import { storyReportables } from '~/stories/reporting/story-reportables.server';
import { playerReportable } from '../targets/player-reportable.server';
import { createReportTargets } from '../targets/report-targets.server';

/** What the features declare as reportable. */
export const testTargets = createReportTargets([
  ...storyReportables,
  chapterReportable,
  commentReportable,
  passageReportable,
  promptReportable,
  playerReportable,
]);

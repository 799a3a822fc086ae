import { betaReportable } from '~/arenas/fan-fiction/reporting/beta-reportable.server';
import { chapterReportable } from '~/arenas/fan-fiction/reporting/chapter-reportable.server';
import { commentReportable } from '~/arenas/fan-fiction/reporting/comment-reportable.server';
import { chapterDetector, commentDetector, importDetector } from '~/arenas/fan-fiction/reporting/detectors.server';
import { passageReportable } from '~/arenas/story-weave/server/passage-reportable.server';
import { promptReportable } from '~/arenas/story-weave/server/prompt-reportable.server';
import { runsDetector } from '~/arenas/word-games/referee/settling/runs-detector.server';
import { ringDetector } from '~/duels/outcome/ring-detector.server';
import type { Detector } from '~/platform/feature/detector';
import { storyDetector, votesDetector } from '~/stories/reporting/story-detectors.server';
import { storyReportables } from '~/stories/reporting/story-reportables.server';
import { returnDetector } from '../cases/returns.server';
import { nameDetector, playerDetector } from '../targets/player-detectors.server';
import { playerReportable } from '../targets/player-reportable.server';
import { createReportTargets } from '../targets/report-targets.server';

/** What features declare to look at. */
export const testDetectors: readonly Detector[] = [
  ...[storyDetector, votesDetector, chapterDetector, commentDetector, importDetector],
  ...[runsDetector, ringDetector, playerDetector, nameDetector, returnDetector],
];

/** What they declare as reportable. */
export const testTargets = createReportTargets(
  [...storyReportables, chapterReportable, betaReportable, commentReportable, passageReportable, promptReportable, playerReportable],
  testDetectors,
);

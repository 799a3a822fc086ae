import type { ReplyGroup } from '../reply-group';
import { liamBreakingAndMaking } from './breaking-and-making';
import { liamBrokenOff } from './broken-off';
import { liamDeeds } from './deeds';
import { liamHandling } from './handling';
import { liamHappenings } from './happenings';
import { liamLooking } from './looking';
import { liamMindsAndVoices } from './minds-and-voices';
import { liamMoving } from './moving';
import { liamOpeningAndClosing } from './opening-and-closing';
import { liamOverTime } from './over-time';
import { liamPassingOn } from './passing-on';
import { liamQuestions } from './questions';
import { liamSpeech } from './speech';

/** Liam's replies: the next simple step, for somebody who was away. */
export const liamReplies: readonly ReplyGroup[] = [
  ...liamBrokenOff,
  ...liamDeeds,
  ...liamBreakingAndMaking,
  ...liamHandling,
  ...liamHappenings,
  ...liamLooking,
  ...liamMindsAndVoices,
  ...liamMoving,
  ...liamOpeningAndClosing,
  ...liamOverTime,
  ...liamPassingOn,
  ...liamQuestions,
  ...liamSpeech,
];

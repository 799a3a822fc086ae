import type { ReplyGroup } from '../reply-group';
import { noahBreakingAndMaking } from './breaking-and-making';
import { noahBrokenOff } from './broken-off';
import { noahConsequences } from './consequences';
import { noahDeeds } from './deeds';
import { noahHandling } from './handling';
import { noahHappenings } from './happenings';
import { noahLooking } from './looking';
import { noahMindsAndVoices } from './minds-and-voices';
import { noahMoving } from './moving';
import { noahNews } from './news';
import { noahOpeningAndClosing } from './opening-and-closing';
import { noahOverTime } from './over-time';
import { noahPassingOn } from './passing-on';
import { noahQuestions } from './questions';
import { noahSpeech } from './speech';

/** Noah's replies: what follows. */
export const noahReplies: readonly ReplyGroup[] = [
  ...noahConsequences,
  ...noahBrokenOff,
  ...noahNews,
  ...noahDeeds,
  ...noahBreakingAndMaking,
  ...noahHandling,
  ...noahHappenings,
  ...noahLooking,
  ...noahMindsAndVoices,
  ...noahMoving,
  ...noahOpeningAndClosing,
  ...noahOverTime,
  ...noahPassingOn,
  ...noahQuestions,
  ...noahSpeech,
];

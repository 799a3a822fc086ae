import type { ReplyGroup } from '../reply-group';
import { emmaBreakingAndMaking } from './breaking-and-making';
import { emmaBrokenOff } from './broken-off';
import { emmaDeeds } from './deeds';
import { emmaHandling } from './handling';
import { emmaHappenings } from './happenings';
import { emmaLooking } from './looking';
import { emmaMindsAndVoices } from './minds-and-voices';
import { emmaMoving } from './moving';
import { emmaNews } from './news';
import { emmaOpeningAndClosing } from './opening-and-closing';
import { emmaOverTime } from './over-time';
import { emmaPassingOn } from './passing-on';
import { emmaQuestions } from './questions';
import { emmaSpeech } from './speech';

/** Emma's replies: what somebody present makes of it. */
export const emmaReplies: readonly ReplyGroup[] = [
  ...emmaBrokenOff,
  ...emmaNews,
  ...emmaDeeds,
  ...emmaBreakingAndMaking,
  ...emmaHandling,
  ...emmaHappenings,
  ...emmaLooking,
  ...emmaMindsAndVoices,
  ...emmaMoving,
  ...emmaOpeningAndClosing,
  ...emmaOverTime,
  ...emmaPassingOn,
  ...emmaQuestions,
  ...emmaSpeech,
];

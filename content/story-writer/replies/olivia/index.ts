import type { ReplyGroup } from '../reply-group';
import { oliviaAnswers } from './answers';
import { oliviaBreakingAndMaking } from './breaking-and-making';
import { oliviaDeeds } from './deeds';
import { oliviaHandling } from './handling';
import { oliviaHappenings } from './happenings';
import { oliviaLooking } from './looking';
import { oliviaMindsAndVoices } from './minds-and-voices';
import { oliviaMoving } from './moving';
import { oliviaNews } from './news';
import { oliviaOpeningAndClosing } from './opening-and-closing';
import { oliviaOverTime } from './over-time';
import { oliviaPassingOn } from './passing-on';
import { oliviaQuestions } from './questions';
import { oliviaSpeech } from './speech';

/** Olivia's replies: speech to speech, by the person addressed. */
export const oliviaReplies: readonly ReplyGroup[] = [
  ...oliviaNews,
  ...oliviaAnswers,
  ...oliviaDeeds,
  ...oliviaBreakingAndMaking,
  ...oliviaHandling,
  ...oliviaHappenings,
  ...oliviaLooking,
  ...oliviaMindsAndVoices,
  ...oliviaMoving,
  ...oliviaOpeningAndClosing,
  ...oliviaOverTime,
  ...oliviaPassingOn,
  ...oliviaQuestions,
  ...oliviaSpeech,
];

import type { ReplyGroup } from '../reply-group';
import { emmaBroken } from './broken';
import { emmaDaily } from './deeds-of-every-day';
import { emmaGoing } from './deeds-of-going';
import { emmaTaking } from './deeds-of-taking';
import { emmaSeeing } from './deeds-of-the-eye';
import { emmaHands } from './deeds-of-the-hand';
import { emmaHeart } from './deeds-of-the-heart';
import { emmaAfterDeeds } from './going-on-from-deeds';
import { emmaAfterHappenings } from './going-on-from-happenings';
import { emmaHappenings } from './happenings';
import { emmaOverTime } from './over-time';
import { emmaSpeech } from './speech';
import { emmaThings } from './things-seen';

/** All replies of Emma, who says what somebody present makes of it. */
export const emmaReplies: readonly ReplyGroup[] = [
  ...emmaBroken,
  ...emmaDaily,
  ...emmaGoing,
  ...emmaTaking,
  ...emmaSeeing,
  ...emmaHands,
  ...emmaHeart,
  ...emmaAfterDeeds,
  ...emmaAfterHappenings,
  ...emmaHappenings,
  ...emmaOverTime,
  ...emmaSpeech,
  ...emmaThings,
];

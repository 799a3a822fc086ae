import type { ReplyGroup } from '../reply-group';
import { deedsOfDays } from './deeds-of-days';
import { deedsOfEyes } from './deeds-of-eyes';
import { deedsOfForce } from './deeds-of-force';
import { deedsOfGoing } from './deeds-of-going';
import { deedsOfHands } from './deeds-of-hands';
import { deedsOfLight } from './deeds-of-light';
import { deedsOfReaching } from './deeds-of-reaching';
import { deedsOfWords } from './deeds-of-words';
import { deedsOfWork } from './deeds-of-work';
import { happenings } from './happenings';
import { objects } from './objects';
import { sentencesBrokenOff } from './sentences-broken-off';
import { speechAsked } from './speech-asked';
import { speechTold } from './speech-told';
import { thingsTakenUp } from './things-taken-up';

/** All replies of Noah, who tells what follows in the world from what somebody wrote. */
export const noahReplies: readonly ReplyGroup[] = [
  ...deedsOfDays,
  ...deedsOfEyes,
  ...deedsOfForce,
  ...deedsOfGoing,
  ...deedsOfHands,
  ...deedsOfLight,
  ...deedsOfReaching,
  ...deedsOfWords,
  ...deedsOfWork,
  ...happenings,
  ...objects,
  ...sentencesBrokenOff,
  ...speechAsked,
  ...speechTold,
  ...thingsTakenUp,
];

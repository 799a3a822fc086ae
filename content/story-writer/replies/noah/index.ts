import type { ReplyGroup } from '../reply-group';
import { deedsOfEyes } from './deeds-of-eyes';
import { deedsOfForce } from './deeds-of-force';
import { deedsOfGoing } from './deeds-of-going';
import { deedsOfHands } from './deeds-of-hands';
import { deedsOfLight } from './deeds-of-light';
import { deedsOfReaching } from './deeds-of-reaching';

/** All replies of Noah, who tells what follows in the world from what somebody wrote. */
export const noahReplies: readonly ReplyGroup[] = [
  ...deedsOfEyes,
  ...deedsOfForce,
  ...deedsOfGoing,
  ...deedsOfHands,
  ...deedsOfLight,
  ...deedsOfReaching,
];

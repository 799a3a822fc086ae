import type { ReplyGroup } from '../reply-group';
import { asksAndOrders } from './asks-and-orders';
import { brokenOff } from './broken-off';
import { deedsInCompany } from './deeds-in-company';
import { deedsOfHands } from './deeds-of-hands';
import { deedsOfMind } from './deeds-of-mind';
import { deedsOfMoving } from './deeds-of-moving';
import { deedsOnThings } from './deeds-on-things';
import { happenings } from './happenings';
import { objects } from './objects';
import { questionsOfFacts } from './questions-of-facts';
import { questionsOfWays } from './questions-of-ways';
import { secondUnits } from './second-units';
import { shortAnswers } from './short-answers';
import { overTime } from './time';
import { wordsBetween } from './words-between';
import { wordsTold } from './words-told';

/** All that Olivia answers: speech to speech, one sentence where a deed needs one. */
export const oliviaReplies: readonly ReplyGroup[] = [
  ...questionsOfFacts,
  ...questionsOfWays,
  ...asksAndOrders,
  ...wordsBetween,
  ...wordsTold,
  ...deedsOfMoving,
  ...deedsOfHands,
  ...deedsOnThings,
  ...deedsOfMind,
  ...deedsInCompany,
  ...happenings,
  ...objects,
  ...brokenOff,
  ...overTime,
  ...shortAnswers,
  ...secondUnits,
];

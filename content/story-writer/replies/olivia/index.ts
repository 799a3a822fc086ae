import type { ReplyGroup } from '../reply-group';
import { asksAndOrders } from './asks-and-orders';
import { questionsOfFacts } from './questions-of-facts';
import { questionsOfWays } from './questions-of-ways';
import { wordsBetween } from './words-between';
import { wordsTold } from './words-told';

/** All that Olivia answers: speech to speech, one sentence where a deed needs one. */
export const oliviaReplies: readonly ReplyGroup[] = [
  ...questionsOfFacts,
  ...questionsOfWays,
  ...asksAndOrders,
  ...wordsBetween,
  ...wordsTold,
];

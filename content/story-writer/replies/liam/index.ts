import type { ReplyGroup } from '../reply-group';
import { atHand } from './at-hand';
import { furtherSteps } from './further-steps';
import { nextSteps } from './next-steps';
import { plainAnswers } from './plain-answers';
import { waysOn } from './ways-on';

/** All that Liam answers: the simplest next step with the thing at hand. */
export const liamReplies: readonly ReplyGroup[] = [...nextSteps, ...furtherSteps, ...atHand, ...plainAnswers, ...waysOn];

import type { ReplyGroup } from '../reply-group';
import { questionsOfFacts } from './questions-of-facts';
import { questionsOfWays } from './questions-of-ways';

/** All that Olivia answers: speech to speech, one sentence where a deed needs one. */
export const oliviaReplies: readonly ReplyGroup[] = [...questionsOfFacts, ...questionsOfWays];

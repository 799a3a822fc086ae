import type { ReplyGroup } from '../reply-group';
import { emmaGoing } from './deeds-of-going';
import { emmaTaking } from './deeds-of-taking';
import { emmaSeeing } from './deeds-of-the-eye';
import { emmaHands } from './deeds-of-the-hand';

/** All replies of Emma, who says what somebody present makes of it. */
export const emmaReplies: readonly ReplyGroup[] = [...emmaGoing, ...emmaTaking, ...emmaSeeing, ...emmaHands];

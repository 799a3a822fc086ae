import { decisionNotice } from './decisions/decision-notice';
import { deskNotice } from './desk/desk-notice';
import { hidingNotice } from './hiding/hiding-notice';

/** What moderation tells people. */
export const moderationNoticeKinds = [decisionNotice, hidingNotice, deskNotice];

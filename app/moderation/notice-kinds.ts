import type { NoticeKind } from '~/platform/feature/notice-kind';
import { createDecisionNotice } from './decisions/decision-notice';
import { createOutcomeNotice } from './decisions/outcome-notice';
import { deskNotice } from './desk/desk-notice';
import { graveNotice } from './duty/grave-notice';
import { createHidingNotice, type TextOf } from './hiding/hiding-notice';
import { roleNotice } from './staff/role-notice';

/** What moderation tells people. */
export function moderationNoticeKinds(textOf: TextOf): NoticeKind[] {
  return [createDecisionNotice(textOf), createHidingNotice(textOf), createOutcomeNotice(textOf), deskNotice, roleNotice, graveNotice];
}

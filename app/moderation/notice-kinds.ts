import type { NoticeKind } from '~/platform/feature/notice-kind';
import { createDecisionNotice } from './decisions/decision-notice';
import { deskNotice } from './desk/desk-notice';
import { graveNotice } from './duty/grave-notice';
import { createHidingNotice, type TextOf } from './hiding/hiding-notice';

/** What moderation tells people. */
export function moderationNoticeKinds(textOf: TextOf): NoticeKind[] {
  return [createDecisionNotice(textOf), createHidingNotice(textOf), deskNotice, graveNotice];
}

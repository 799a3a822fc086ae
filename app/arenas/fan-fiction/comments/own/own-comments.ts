import { z } from 'zod';
import { awayTexts } from '~/platform/database/database-away';
import { formTexts } from '../../texts';
import { commentRuleNames, SHIELD_HOURS } from '../comment-rules';

/** What an author does about a comment that waits. */
export const decideForm = z.object({ intent: z.enum(['approve', 'refuse', 'approve-all']), id: z.uuid() });
/** Whose comments appear under all stories of an author. */
export const ruleForAllForm = z.object({ intent: z.literal('rule'), rule: z.enum(commentRuleNames, formTexts.commentRuleMissing) });
/** Holds everything for the author's approval, or no longer. */
export const shieldForm = z.object({ intent: z.enum(['raise-shield', 'lower-shield']) });

/** Texts of the page about the comments on one's own stories. */
export const ownCommentsTexts = {
  heading: 'Comments on Your Stories',
  waiting: 'Waiting for You',
  commentBy: (author: string) => `the comment by ${author}`,
  onStory: 'on <story/>',
  saving: 'Saving...',
  waitingIntro: 'Only you and its writer see a comment until you approve it. Its writer is not told when you refuse it.',
  noneWaiting: 'Nothing is waiting for your approval.',
  approve: 'Approve',
  approveAll: 'Approve all by this person',
  refuse: 'Refuse',
  older: 'Older ones',
  rule: 'Who May Comment',
  ruleIntro: 'This sets all your stories, and those you publish later. You can choose otherwise for one story on its page.',
  saveRule: 'Save for all my stories',
  shield: 'Hold Everything',
  shieldIntro: `If people pile on, hold all new comments on all your stories for ${SHIELD_HOURS} hours: they wait here for you, and nobody else reads them. What stands there already stays.`,
  raise: `Hold all comments for ${SHIELD_HOURS} hours`,
  lower: 'Stop holding comments',
  held: 'All new comments are held until <end/>.',
  done: {
    approve: 'Everybody can read this comment now.',
    refuse: 'The comment is gone.',
    'approve-all': 'Everybody can read this person’s comments now.',
    rule: 'Saved for all your stories.',
    'raise-shield': 'From now on, all new comments wait for you.',
    'lower-shield': 'New comments are no longer held.',
  },
  failed: formTexts.saveFailed,
  databaseAway: awayTexts.text,
} as const;

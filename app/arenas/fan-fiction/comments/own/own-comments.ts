import { z } from 'zod';
import { awayTexts } from '~/platform/database/database-away';
import { formTexts } from '../../texts';
import { commentRuleNames, SHIELD_HOURS } from '../comment-rules';
import { heldWordsIn, LONGEST_HELD_WORD, MOST_HELD_WORDS } from '../held-words';

/** Comments on one page of what waits. */
export const WAITING_PAGE = 20;

const tooManyWords = `There can be at most ${MOST_HELD_WORDS} words and phrases.`;

/** What an author does about a comment that waits. */
export const decideForm = z.object({ intent: z.enum(['approve', 'refuse', 'refuse-block', 'approve-all']), id: z.uuid() });
/** What an author does about several of them. */
export const chosenForm = z.object({
  intent: z.enum(['approve-chosen', 'refuse-chosen', 'block-chosen']),
  chosen: z.array(z.uuid()).min(1, 'Please choose at least one comment.').max(WAITING_PAGE),
});
/** Words that hold a comment. */
export const heldWordsForm = z.object({
  intent: z.literal('held-words'),
  words: z
    .string()
    .max(MOST_HELD_WORDS * (LONGEST_HELD_WORD + 2), tooManyWords)
    .default('')
    .transform(heldWordsIn)
    .refine((words) => words.length <= MOST_HELD_WORDS, tooManyWords)
    .refine(
      (words) => words.every((word) => word.length <= LONGEST_HELD_WORD),
      `A word or phrase may have at most ${LONGEST_HELD_WORD} characters.`,
    ),
});
/** Whose comments appear under all stories of an author. */
export const ruleForAllForm = z.object({
  intent: z.literal('rule'),
  rule: z.enum(commentRuleNames, formTexts.commentRuleMissing),
  visitors: z.literal('on').optional(),
});
/** Takes back that a visitor is blocked. */
export const unblockForm = z.object({ intent: z.literal('unblock-visitor'), id: z.uuid() });
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
  answer: 'Reply',
  yourAnswer: (author: string) => `Your reply to ${author}`,
  answerHint: 'Everyone reads the comment and your reply then.',
  approveAndAnswer: 'Approve and post reply',
  unsent: 'Your reply was not posted. You can copy it here.',
  refuseAndBlock: 'Refuse and block',
  choose: 'Choose',
  approveChosen: 'Approve chosen',
  refuseChosen: 'Refuse chosen',
  blockChosen: 'Refuse and block chosen',
  chosenHint: 'Tick comments below, then approve, refuse or block all of them at once.',
  older: 'Older ones',
  rule: 'Who May Comment',
  ruleIntro: 'This sets all your stories, and those you publish later. You can choose otherwise for one story on its page.',
  saveRule: 'Save for all my stories',
  heldWords: 'Words That Hold a Comment',
  heldWordsIntro:
    'A comment with one of these words waits for your approval, on all your stories, also where anyone may comment. Capitals and accents make no difference; * at the end stands for any ending, as in spoiler*.',
  heldWordsLabel: 'Words and phrases, one a line',
  saveWords: 'Save words',
  blockedVisitors: 'Blocked Visitors',
  blockedVisitorsIntro:
    'People without an account from whom you take no comments. They are known by their browser, for 90 days, and for 30 of them by their network address.',
  blockedOn: (day: string) => `blocked ${day}`,
  unblock: 'Unblock',
  shield: 'Hold Everything',
  shieldIntro: `If people pile on, hold all new comments on all your stories for ${SHIELD_HOURS} hours: they wait here for you, and nobody else reads them. What stands there already stays.`,
  raise: `Hold all comments for ${SHIELD_HOURS} hours`,
  lower: 'Stop holding comments',
  held: 'All new comments are held until <end/>.',
  done: {
    approve: 'Everyone can read this comment now.',
    answer: 'Everyone can read this comment and your reply now.',
    refuse: 'The comment is gone.',
    'refuse-block': 'The comment is gone, and its writer is blocked.',
    'approve-chosen': 'Everyone can read what you approved now.',
    'refuse-chosen': 'The comments are gone.',
    'block-chosen': 'The comments are gone, and their writers are blocked.',
    decided: 'That was decided already, and stays as it is.',
    'unblock-visitor': 'They can comment on your stories again, where you let visitors.',
    'held-words': 'Saved. It applies to what is written from now on.',
    'approve-all': 'Everyone can read this person’s comments now.',
    rule: 'Saved for all your stories.',
    'raise-shield': 'From now on, all new comments wait for you.',
    'lower-shield': 'New comments are no longer held.',
  },
  failed: formTexts.saveFailed,
  databaseAway: awayTexts.text,
} as const;

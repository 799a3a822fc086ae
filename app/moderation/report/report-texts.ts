import { awayTexts } from '~/platform/database/database-away';
import { numberText } from '~/platform/text/format';
import { MAX_DETAILS } from './report';

/** Texts of the page to report something. */
export const reportTexts = {
  title: 'Report',
  intro: 'Tell us what is wrong. The writer does not learn who reported it.',
  choosePart: 'Which part is wrong?',
  by: 'By <author/>',
  target: 'What you report',
  reason: 'What is the problem?',
  details: 'In your words',
  detailsHint: `Where it is, and what is wrong with it. At most ${numberText(MAX_DETAILS)} characters.`,
  email: 'Your mail address',
  emailHint:
    'We mail you a link that confirms the report, and later the outcome; nothing else. For sexual content with children you can leave it empty.',
  send: 'Send the report',
  sending: 'Sending...',
  reference: 'Reference',
  received: 'Received',
  receivedAt: (minute: string) => `${minute} UTC`,
  backToPage: 'Back to the page',
  allStories: 'All stories',
  toHome: 'Return to Home',
  missing: { title: 'There is nothing to report here', text: 'What was at this address is gone, or only its writer can see it.' },
  failed: 'That could not be sent. Please try again.',
  databaseAway: awayTexts.text,
  own: 'This is your own. You can change or delete it yourself.',
  reasonMissing: 'Please choose a reason.',
  detailsMissing: 'Please say in a sentence what is wrong.',
  detailsTooLong: `Please keep it to ${numberText(MAX_DETAILS)} characters.`,
  emailMissing: 'Please enter a mail address. Your report counts once you have confirmed it.',
  sent: 'Thank you. We have your report.',
  sentAgain: 'You have already reported this. We have your report.',
  hiddenAtOnce: 'What you reported is out of lists and of visitors’ sight for now. A person decides what becomes of it.',
  whatNext: 'A person will look at it; reports of danger come first. You also get this receipt by mail.',
  unconfirmed: 'Please confirm your report',
  unconfirmedNext:
    'We have mailed you a link. Your report counts once you have opened it; until then it changes nothing. If you do nothing, we delete it after 14 days.',
  unsigned: 'An administrator looks at it. We cannot tell you the outcome, because you gave no address.',
  settled:
    'A moderator has looked at this before and decided that it may stay. Your report is kept with that decision. If something has changed, please report it for that reason.',
  confirm: 'Confirm your report',
  confirmHint: 'Your report counts once you press the button, and a person will look at it.',
  confirmed: 'Thank you. Your report counts.',
  confirmedHint: 'A person will look at it, and you get a mail with the outcome.',
  badToken:
    'This link is not complete, or the report is gone: reports that nobody confirms are deleted after 14 days. Please report it again.',
} as const;

import { awayTexts } from '~/platform/database/database-away';
import { numberText } from '~/platform/text/format';
import { MAX_DETAILS } from './report';

/** Texts of the page to report something. */
export const reportTexts = {
  title: 'Report',
  intro: 'Tell us what is wrong. The writer will not be told who reported it.',
  choosePart: 'Which part is wrong?',
  by: 'By <author/>',
  target: 'What you report',
  reason: 'What is the problem?',
  details: 'In your own words',
  detailsHint: `Where it is, and what is wrong with it. At most ${numberText(MAX_DETAILS)} characters.`,
  email: 'Your email address',
  emailHint:
    'We’ll email you a link to confirm the report, and later the outcome; nothing else. For sexual content involving children, you can leave this empty.',
  send: 'Send the report',
  sending: 'Sending...',
  reference: 'Reference',
  received: 'Received',
  receivedAt: (minute: string) => `${minute} UTC`,
  backToPage: 'Back to the page',
  allStories: 'All stories',
  toHome: 'Return to Home',
  missing: { title: 'There is nothing to report here', text: 'What was here is gone, or only its writer can see it.' },
  failed: 'That could not be sent. Please try again.',
  databaseAway: awayTexts.text,
  own: 'This is your own. You can change or delete it yourself.',
  reasonMissing: 'Please choose a reason.',
  detailsMissing: 'Please say in a sentence what is wrong.',
  detailsTooLong: `Please keep it to ${numberText(MAX_DETAILS)} characters.`,
  emailMissing: 'Please enter an email address. Your report counts once you confirm it.',
  sent: 'Thank you. We have your report.',
  sentAgain: 'You have already reported this. We have your report.',
  hiddenAtOnce: 'What you reported is now out of all lists and hidden from visitors. A person will decide what happens to it.',
  whatNext: 'A person will look at it; reports of danger come first. We’ve also emailed you this receipt.',
  unconfirmed: 'Please confirm your report',
  unconfirmedNext:
    'We’ve emailed you a link. Your report counts once you open it; until then it changes nothing. Unconfirmed reports are deleted after 14 days.',
  unsigned: 'An administrator will look at it. We cannot tell you the outcome, because you gave no address.',
  settled:
    'A moderator has looked at this before and decided that it may stay. Your report is kept with that decision. If something has changed, please report it for that reason.',
  confirm: 'Confirm your report',
  confirmHint: 'Your report counts once you press the button, and a person will look at it.',
  confirmed: 'Thank you. Your report counts.',
  confirmedHint: 'A person will look at it, and we’ll email you the outcome.',
  badToken: 'This link is incomplete, or the report is gone: unconfirmed reports are deleted after 14 days. Please report it again.',
} as const;

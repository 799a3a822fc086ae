import { awayTexts } from '~/platform/database/database-away';
import { countText } from '~/platform/text/format';
import { longDayText } from '~/platform/text/format-dates';
import type { Following } from './strikes';

const follows: Record<Following, string> = {
  warning: 'As a rule the first one is a warning: take it down.',
  suspension: 'As a rule the second one within a year suspends the account for a time.',
  end: 'As a rule the third one within a year closes the account.',
};

/** Texts of complaints of copied texts, and of the answers to them. */
export const copyrightTexts = {
  title: 'A Copied Text',
  intro:
    'For the person whose words were copied, or someone who speaks for them. A person looks at every complaint; nothing is taken down before that.',
  link: 'Were your own words copied? File a formal complaint',
  failed: 'That could not be sent. Please try again.',
  databaseAway: awayTexts.text,
  work: 'Your text',
  workHint: 'Its title, and where it was published, or what else shows that you wrote it.',
  workMissing: 'Please name your text, and where it was published.',
  passages: 'Which passages are copied',
  passagesHint: 'Leave this empty if all of it was copied.',
  name: 'Your name',
  nameHint: 'Your legal name. The person who published it is told.',
  nameMissing: 'Please give your name.',
  onBehalf: 'Who you are acting for',
  onBehalfHint: 'Leave this empty if you are acting for yourself.',
  email: 'Your email address',
  emailHint: 'For the receipt, the outcome and an answer. The person who published it does not see it.',
  emailMissing: 'Please enter an email address.',
  faith: 'I believe in good faith that this use is not allowed by me, by anyone who speaks for me, or by law.',
  truth: 'What I write is true, and I am the owner of the rights or speak for them. I know that a false statement can be punished.',
  stated: 'Please confirm this.',
  signature: 'Sign with your name',
  signatureHint: 'Typing it is enough.',
  signatureWrong: 'Please type the same name as above.',
  tooLong: 'Please keep it shorter.',
  send: 'Send the complaint',
  sending: 'Sending...',
  sent: 'We have your complaint',
  sentText: 'You will get a receipt by email, and an answer within seven days.',
  toConfirm: 'Please confirm your complaint',
  toConfirmText: 'We’ve sent you an email. Open the link in it: we can only answer your complaint once you do.',
  reference: 'Reference',
  complaint: 'The complaint',
  subject: (target: string) => `a copy: ${target}`,
  by: (name: string, onBehalf: string) => (onBehalf === '' ? name : `${name}, for ${onBehalf}`),
  copied: 'Copied, they say',
  strikes: (count: number, following: Following) =>
    `${count === 0 ? 'No complaint' : countText(count, { one: 'complaint', other: 'complaints' })} about them upheld within a year. ${follows[following]}`,
  answer: 'The answer to the complaint',
  backFrom: (at: Date) =>
    `It was handed to the person who complained. On ${longDayText(at)} the decision is reversed automatically. Keep it before then if they show that they have gone to court, or if the answer plainly cannot be right.`,
  courtAccepted: 'Consents to the jurisdiction of the court for their district.',
  courtNotSaid: 'Does not say whether they consent to the jurisdiction of the court for their district.',
  cameBack: 'Nobody has shown within fourteen days of your answer that they have gone to court.',
  answerTitle: 'Answer the complaint',
  answerIntro:
    'We hand your answer, with your name and how to reach you, to the person who complained. If they do not go to court within fourteen days, the text comes back.',
  answerWords: 'Why it should stay up',
  answerWordsHint: 'You wrote it first, you have permission, it is a quotation or a parody, or only the same idea.',
  answerMissing: 'Please say why it should stay up.',
  reach: 'How to reach you',
  reachHint: 'An address or a telephone number, as the law asks.',
  reachMissing: 'Please say how to reach you.',
  answerTruth:
    'What I write is true. I believe in good faith that the text was taken down by a mistake, and know that a false statement can be punished.',
  toCourt:
    'For the United States: I consent to the jurisdiction of the court for my district or, if I live abroad, for any in which the operator may be found, and will accept service of process from the person who complained.',
  answerSend: 'Send the answer',
  answered: 'Thank you. We have your answer. We’ll pass it on and tell you the outcome.',
} as const;

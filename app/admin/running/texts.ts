import { countText } from '~/platform/text/format';

/** Texts of what the site does by itself, for administrators. */
export const runningTexts = {
  failedJobs: 'Failed jobs',
  testMail: 'Does email arrive?',
  testMailIntro: 'Sends an email to your own address, through the queue that codes and notices use.',
  sendTestMail: 'Send a test email',
  oneMoment: 'One moment...',
  noJobs: 'No job is waiting, and none has failed in the last day.',
  jobsIntro: 'Jobs from about the last day. Failed jobs have been retried as often as their queue allows.',
  waitingAndRunning: (waiting: number, active: number) => `${waiting} waiting, ${active} running,`,
  failed: (failed: number) => `${failed} failed`,
  dueSince: ', due since <since/>',
  lastFailure: (reason: string) => `Will be tried again; the last try failed: ${reason}`,
  after: (tries: number) => `, after ${countText(tries, { one: 'try', other: 'tries' })}`,
  noReason: 'No reason was given.',
  runAgain: 'Run again',
  drop: 'Drop',
} as const;

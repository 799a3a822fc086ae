import { countText } from '~/platform/text/format';

/** Texts of what the site does by itself, for administrators. */
export const runningTexts = {
  failedJobs: 'Failed jobs',
  testMail: 'Do mails arrive?',
  testMailIntro: 'Sends a mail to your own address, through the same queue as codes and notices.',
  sendTestMail: 'Send a test mail',
  oneMoment: 'One moment...',
  noJobs: 'No job is waiting, and none has failed in the last day.',
  jobsIntro: 'Jobs of about the last day. Failed jobs were retried as often as their queue allows.',
  waitingAndRunning: (waiting: number, active: number) => `${waiting} waiting, ${active} running,`,
  failed: (failed: number) => `${failed} failed`,
  dueSince: ', due since',
  after: (tries: number) => `, after ${countText(tries, { one: 'try', other: 'tries' })}`,
  noReason: 'No reason was given.',
  runAgain: 'Run again',
  drop: 'Drop',
} as const;

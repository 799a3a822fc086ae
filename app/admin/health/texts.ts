import { nounText, shortNumberText } from '~/platform/text/format-numbers';
import { arenaLabel } from '~/site/arenas';

const daysText = (days: number) => `${shortNumberText(days)} ${nounText(days, { one: 'day', other: 'days' })}`;

/** What is timed under a code rather than an address or the name of a service. */
const timedNames: Readonly<Record<string, string>> = {
  '/': '/ (home page)',
  other: 'static files and the like',
  '/*': 'addresses that do not exist',
  platform: 'the site itself',
  jobs: 'the queue of jobs',
};

/** The name of a page or of what asked the database, for people. */
export const timedName = (name: string): string => timedNames[name] ?? name;

/** Texts of how the site is, for administrators. */
export const healthTexts = {
  atAGlance: 'At a glance',
  alertsBelow: (alerts: number) =>
    `<alerts>${shortNumberText(alerts)} ${nounText(alerts, { one: 'alert', other: 'alerts' })}</alerts> would fire now: see below.`,
  /** What an operator asks every morning. */
  answers: {
    slowPage: 'Is a page slow?',
    slowQuery: 'Is a database query slow?',
    isSlow: (name: string, each: string) => `Yes, ${name}: ${each}.`,
    isSlowest: (name: string, each: string) => `No. The slowest is ${name}: ${each}.`,
    ofRequests: (duration: string) => `one request in twenty takes over ${duration}`,
    ofQueries: (duration: string) => `one of its queries in twenty takes over ${duration}`,
    alsoSlow: (names: string) => `Slow, too: ${names}.`,
    manySlow: (others: string) =>
      `${others} others are slow, too (listed below), so the machine or its database probably has too much to do.`,
    tooFew: 'Too few in the last hour to tell.',
    stuckMail: 'Is email stuck?',
    mailStuck: (waiting: string) => `Yes: ${waiting}.`,
    mailFailed: (failed: string) => `Sending it failed ${failed} times in the last hour, but none waits now.`,
    mailSent: (sent: string, waiting: string) => `No: ${sent} sent in the last hour, ${waiting}.`,
    waiting: (mails: number, span: string) =>
      `${shortNumberText(mails)} ${nounText(mails, { one: 'email waits', other: 'emails wait' })}, the oldest for ${span}`,
    noneWaits: 'none waits',
    failingWriters: 'Are the AI writers failing?',
    noModel: 'No: they use no language model, which alone could fail.',
    modelNotAsked: 'Their language model was not asked in the last hour.',
    modelFails: (unusable: string, all: string) =>
      `Yes: their language model gave nothing usable ${unusable} times out of ${all} in the last hour.`,
    modelAnswers: (answered: string, all: string) =>
      `No: their language model gave something usable ${answered} times out of ${all} in the last hour.`,
    builtInWrites: 'The built-in writer writes instead, so rooms go on.',
    liveRooms: 'How many rooms are live?',
    noRooms: 'None is open.',
    rooms: (open: number, occupied: string) =>
      `People are in ${occupied} of ${shortNumberText(open)} open ${nounText(open, { one: 'room', other: 'rooms' })}.`,
    kindOfRooms: (kind: string, occupied: string, open: string) => `${kind}: ${occupied} of ${open}.`,
    lateRooms: (late: string) => `Past their time: ${late}; no process looks after them.`,
  },
  storage: 'Storage',
  disk: 'Disk',
  database: 'Database',
  databaseLog: 'Database log',
  lastBackup: 'Last backup',
  now: 'Right now',
  lastHour: 'The last hour',
  mails: 'Email',
  models: 'Language model of the AI writers',
  /** Outcomes whose name in the figures does not say it. */
  outcomes: {
    mails: {
      failed: '× failed',
      deferred: 'put off by the recipient’s mailbox',
      refused: 'to addresses that nobody has',
      replaced: 'with replaced codes',
      expired: 'with expired codes',
      dropped: 'to people who left',
    },
    models: { refused: 'unusable', skipped: 'not asked while it fails', aborted: 'no longer needed' },
    payments: { pending: 'not paid yet' },
  } satisfies Record<string, Readonly<Record<string, string>>>,
  payments: 'Payments',
  taken: 'As of <at/>. Counted since <since/>: the last hour, or less after a restart.',
  needsSomebody: 'Needs you:',
  rooms: `${arenaLabel('story_weave')} rooms, all formats`,
  wordRooms: 'Rooms of words',
  jobs: 'Waiting jobs, besides email',
  waitingIn: (jobs: string, queue: string, span: string) => `${jobs} waiting in ${queue}, the oldest for ${span}.`,
  lastTry: (reason: string) => `The last try failed: ${reason}`,
  none: 'none',
  slowestPages: 'Slowest pages, last hour',
  requests: 'Requests',
  page: 'Page',
  slowestQueries: 'Slowest queries, last hour',
  queries: 'Queries',
  askedBy: 'Asked by',
  processes: 'Processes',
  community: 'Community, last 30 days',
  noAlert: 'No alert would fire.',
  allWell: 'Nothing needs your attention.',
  alertFires: (alert: string) => `Alert ${alert}; what to do: <section/>`,
  freeOf: (free: string, all: string) => `${free} free of ${all}`,
  grown: (bytes: string, days: number) => `, up by ${bytes} in ${daysText(days)}`,
  shrunk: (bytes: string, days: number) => `, down by ${bytes} in ${daysText(days)}`,
  moreUsed: (bytes: string, days: number) => `, ${bytes} more used in ${daysText(days)}`,
  lessUsed: (bytes: string, days: number) => `, ${bytes} less used in ${daysText(days)}`,
  someOf: (some: string, all: string) => `${some} of ${all}`,
  noBackups: 'the site makes none by itself',
  noBackupYet: 'none yet',
  ago: (span: string, bytes: string) => `${span} ago, ${bytes}`,
  every: (span: string) => `, every ${span}`,
  rare: (least: string) => `Fewer than ${least} of each, so one may be slow by chance`,
  slow: 'slow:',
  slowestTwentieth: '1 in 20 takes over',
  slowestFirst: 'Ordered by what the slowest one in twenty takes, not by total time.',
  processFacts: 'running since <since/>, build <build/>, schema <schema/>, <memory/> of memory, pauses of up to <hold/>',
  firstReader: 'Median time to a first reader',
  noFirstReaderYet: 'nobody has reached the end of a new or unread story',
  toTheEnd: (span: string) => `${span}, to the end of a new or unread story`,
  noReaderYet: 'nobody has read one',
  backAfter: (days: number) => `New people back after ${daysText(days)}`,
  sharedRooms: 'Story Weave rooms in which two people wrote',
  sharedWordRooms: 'Rooms of words in which two people played',
  readSoon: 'Stories read to the end within two days',
  firstReaderAfter: 'A story is first opened after',
  median: (days: number) => `${daysText(days)} (median)`,
} as const;

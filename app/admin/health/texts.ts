import { nounText, shortNumberText } from '~/platform/text/format-numbers';
import { arenaLabel } from '~/site/arenas';

const daysText = (days: number) => `${shortNumberText(days)} ${nounText(days, { one: 'day', other: 'days' })}`;

/** What is timed under a code rather than an address or the name of a service. */
const timedNames: Readonly<Record<string, string>> = {
  '/': '/ (home page)',
  other: 'files and unknown addresses',
  platform: 'the site itself',
  jobs: 'the queue of jobs',
};

/** The name of a page or of what asked the database, for people. */
export const timedName = (name: string): string => timedNames[name] ?? name;

/** Texts of how the site is, for administrators. */
export const healthTexts = {
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
  taken: 'As of <at/>. The last hour is counted since <since/>.',
  needsSomebody: 'Needs you:',
  rooms: `${arenaLabel('story_weave')} rooms, all formats`,
  wordRooms: 'Rooms of words',
  roomsOpen: (open: string, occupied: string) => `${open} open, people in ${occupied} of them`,
  jobs: 'Waiting jobs, besides email',
  waitingIn: (jobs: string, queue: string, span: string) => `${jobs} waiting in ${queue}, the oldest for ${span}.`,
  lastTry: (reason: string) => `The last try failed: ${reason}`,
  late: (late: string) => `${late} late`,
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
  tooFew: 'Too few in the last hour to tell.',
  rare: (least: string) => `Fewer than ${least} of each, so one may be slow by chance`,
  slow: 'slow:',
  slowestTwentieth: '1 in 20 takes over',
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

import { CODES, CODES_AGAIN, MAIL_QUEUES } from '~/platform/mail/mail-queues';
import { PUSH_QUEUE } from '~/platform/push/push-queue';
import { percentText } from '~/platform/text/format-numbers';
import { isSlow, type Measured } from './measured';
import type { ProcessReport } from './process-report';
import { slowestOf, summed } from './process-report';
import { healthTexts, timedName } from './texts';
import { bytesText, durationText, spanText } from './units';

/** What warnings are judged by. */
export interface Judged {
  /** Figures of the whole site, as `/metrics` shows them. */
  figures: readonly Measured[];
  /** Processes that run. */
  processes: readonly ProcessReport[];
  /** Places of processes that ended without saying so within the day. */
  silent: readonly string[];
  /** Why the last try of what waits in a queue failed, by queue. */
  failures: ReadonlyMap<string, string>;
  /** The most standbys that followed the database within a day. */
  standbysWithinDay: number;
}

/** From when a page is slow, in ms. */
export const SLOW_PAGE_MS = 1_000;

/** Something an operator should look at. */
export interface Warning {
  /** The alert that says the same. */
  alert: string;
  text: string;
  /** The section of docs/operating.md that helps. */
  section: string;
}

/** Whether a process stands still for too long at a time, so that everybody waits. */
export const isHeldUp = ({ eventLoopP99Ms }: Pick<ProcessReport, 'eventLoopP99Ms'>) => eventLoopP99Ms > 100;

type Values = (name: string, labels?: Readonly<Record<string, string>>) => number[];
type Rule = (
  judged: Judged & { most(name: string, labels?: Readonly<Record<string, string>>): number; values: Values },
) => string | undefined;

/** Whether one of these alerts would fire. */
export const isAlerted = (warnings: readonly Warning[], ...alerts: readonly string[]) =>
  warnings.some(({ alert }) => alerts.includes(alert));

/** Whether mails wait in a queue. */
export const isMails = (queue: string) => MAIL_QUEUES.includes(queue);
/** Whether mails with codes wait in a queue. */
const isCodes = (queue: string) => queue === CODES || queue === CODES_AGAIN;
/** Queues in which one thing that cannot be sent says nothing about the site. */
const failSingly = (queue: string) => isMails(queue) || queue === PUSH_QUEUE;

/** The longest that a job of some queues waits by a figure, and in which of them. */
function longestWait({ figures }: Judged, figure: string, isOne: (queue: string) => boolean): { queue: string; seconds: number } {
  const waits = figures
    .filter(({ name, labels }) => name === figure && isOne(labels.queue ?? ''))
    .map(({ labels, value }) => ({ queue: labels.queue ?? '', seconds: value }));
  return waits.reduce((longest, each) => (each.seconds > longest.seconds ? each : longest), { queue: '', seconds: 0 });
}

/** As many codes may wait for addresses that are refused; while other mails are sent, that says nothing about the site. */
const FEW_CODES = 2;

function waitingCodes({ figures }: Judged): number {
  const waiting = figures.filter(({ name, labels }) => name === 'quillarena_jobs_waiting' && isCodes(labels.queue ?? ''));
  return waiting.reduce((sum, { value }) => sum + value, 0);
}

/** Why the last try of a mail that will be tried again failed. */
function whyMailsFail({ failures }: Judged): string | undefined {
  return [...failures].find(([queue]) => isMails(queue))?.[1];
}

/** The places of processes one of whose own figures is so. */
function placesWhere(processes: readonly ProcessReport[], name: string, isSo: (value: number) => boolean, state?: string): string[] {
  const says = ({ figures }: ProcessReport) =>
    figures.some((each) => each.name === name && (state === undefined || each.labels.state === state) && isSo(each.value));
  return processes.filter(says).map(({ place }) => place);
}

const isZero = (value: number) => value === 0;

const withReason = (text: string, reason: string | undefined) => (reason ? `${text} ${healthTexts.lastTry(reason)}` : text);

/** For each alert of deploy/prometheus that can be told from one look: its section, and what it says. */
const rules: Readonly<Record<string, readonly [section: string, rule: Rule]>> = {
  ProcessDown: ['Alerts', ({ silent }) => (silent.length > 0 ? `${silent.join(', ')} no longer reports.` : undefined)],
  // Nobody can look then: the page itself is read from the database.
  DatabaseAway: ['Bad days', () => undefined],
  ManyErrors: [
    'Alerts',
    ({ processes }) => {
      const { count, failed } = processes.reduce(
        (sum, { requests }) => ({ count: sum.count + requests.count, failed: sum.failed + requests.failed }),
        { count: 0, failed: 0 },
      );
      return failed > 5 && failed > count * 0.02
        ? `${percentText((100 * failed) / count)} of requests failed in the last hour.`
        : undefined;
    },
  ],
  SlowPages: [
    'Alerts',
    ({ processes }) => {
      const slow = slowestOf(processes.map(({ routes }) => routes)).find((page) => isSlow(page, SLOW_PAGE_MS));
      return slow && `The page ${timedName(slow.name)} takes over ${durationText(slow.p95Ms)} for one request in twenty.`;
    },
  ],
  WorkWaitsForConnections: [
    'Alerts',
    ({ processes }) => {
      const places = placesWhere(processes, 'quillarena_connections', (waiting) => waiting > 5, 'waiting');
      return places.length > 0 ? `Queries of ${places.join(', ')} wait for a connection to the database: raise DB_POOL.` : undefined;
    },
  ],
  EventLoopHeldUp: [
    'Alerts',
    ({ processes }) => {
      const held = processes.find(isHeldUp);
      return held && `${held.place} stands still for ${Math.round(held.eventLoopP99Ms)} ms at a time.`;
    },
  ],
  OutboxWaits: [
    'Alerts',
    ({ most }) =>
      most('quillarena_outbox_oldest_seconds') > 5
        ? `Changes have not been published for ${spanText(most('quillarena_outbox_oldest_seconds'))}.`
        : undefined,
  ],
  RedisAway: [
    'Redis between the processes',
    ({ processes }) => {
      const places = placesWhere(processes, 'quillarena_redis_connected', isZero);
      return places.length > 0 ? `No connection to Redis: ${places.join(', ')}.` : undefined;
    },
  ],
  RedisUnused: [
    'Redis between the processes',
    ({ processes }) => {
      const connected = placesWhere(processes, 'quillarena_redis_connected', (value) => value === 1);
      const idle = placesWhere(processes, 'quillarena_redis_carries', isZero).filter((place) => connected.includes(place));
      return idle.length > 0 ? `Redis carries nothing for ${idle.join(', ')}: another process does not hear it.` : undefined;
    },
  ],
  CommitsWaitForStandby: [
    'A primary and its standby',
    ({ most }) => (most('quillarena_commit_wait_seconds') > 5 ? 'Nothing is saved: commits wait for a standby.' : undefined),
  ],
  StandbyGone: [
    'A primary and its standby',
    ({ values, standbysWithinDay }) => {
      const now = values('quillarena_standbys');
      return standbysWithinDay > 0 && now.length > 0 && now.every(isZero)
        ? 'No standby follows the database: if the primary dies now, what was written since is lost.'
        : undefined;
    },
  ],
  StandbyBehind: [
    'Reading from a standby',
    ({ processes }) => {
      const places = placesWhere(processes, 'quillarena_standby_read', isZero);
      return places.length > 0 ? `${places.join(', ')} read nothing from the standby: it is away or too far behind.` : undefined;
    },
  ],
  WritersFail: [
    'A language model',
    ({ processes }) => {
      const { answered = 0, failed = 0, refused = 0, skipped = 0 } = summed(processes.map(({ models }) => models));
      const unusable = failed + refused + skipped;
      return unusable > 5 && unusable > answered
        ? `The language model of the AI writers gave no usable words ${unusable} times out of ${unusable + answered} in the last hour.`
        : undefined;
    },
  ],
  MailsFail: [
    'Mails',
    (judged) => {
      const { failed = 0 } = summed(judged.processes.map(({ mails }) => mails));
      return failed > 5 ? withReason(`Sending email failed ${failed} times in the last hour.`, whyMailsFail(judged)) : undefined;
    },
  ],
  JobsFail: [
    'Alerts',
    ({ figures, processes }) => {
      const often = Object.entries(summed(processes.map(({ failedJobs }) => failedJobs))).filter(([, times]) => times > 2);
      const lately = figures.filter(({ name, value }) => name === 'quillarena_jobs_failed' && value > 0);
      const queues = [...often.map(([queue]) => queue), ...lately.map(({ labels }) => labels.queue ?? '')];
      const failing = [...new Set(queues)].filter((queue) => !failSingly(queue));
      return failing.length > 0 ? `Jobs fail: ${failing.join(', ')}.` : undefined;
    },
  ],
  DiskFillsUp: [
    'Alerts',
    ({ most }) => {
      const [used, free] = [most('quillarena_disk_bytes', { state: 'used' }), most('quillarena_disk_bytes', { state: 'free' })];
      return used > 0.85 * (used + free)
        ? `The disk of DATA_DIR is ${percentText((100 * used) / (used + free))} full: ${bytesText(free)} are free.`
        : undefined;
    },
  ],
  BackupOld: [
    'Alerts',
    ({ most }) => {
      const age = most('quillarena_backup_age_seconds');
      return age > 2 * most('quillarena_backup_every_seconds') ? `The last good backup is ${spanText(age)} old.` : undefined;
    },
  ],
  LogGrows: [
    'The embedded database',
    ({ most }) =>
      most('quillarena_database_log_bytes') > 500e6
        ? `The log of the embedded database takes ${bytesText(most('quillarena_database_log_bytes'))}.`
        : undefined,
  ],
  JobsWait: [
    'Alerts',
    (judged) => {
      const { queue, seconds } = longestWait(judged, 'quillarena_jobs_due_seconds', (name) => !isCodes(name));
      return seconds > 900
        ? withReason(`A job in ${queue} has been waiting for ${spanText(seconds)}.`, judged.failures.get(queue))
        : undefined;
    },
  ],
  MailsWait: [
    'Mails',
    (judged) => {
      const { seconds } = longestWait(judged, 'quillarena_jobs_oldest_seconds', isCodes);
      const { sent = 0 } = summed(judged.processes.map(({ mails }) => mails));
      return seconds > 300 && (sent === 0 || waitingCodes(judged) > FEW_CODES)
        ? withReason(`An email with a code has been waiting for ${spanText(seconds)}.`, whyMailsFail(judged))
        : undefined;
    },
  ],
  RoomsLate: [
    'Alerts',
    ({ most }) => {
      const late = most('quillarena_rooms_late') + most('quillarena_word_rooms_late');
      return late > 0 ? `Rooms are past their time (${late}): no process looks after them.` : undefined;
    },
  ],
  ManyLimitsReached: [
    'Limits',
    ({ processes }) => {
      const [limit, times] = Object.entries(summed(processes.map(({ limits }) => limits))).find(([, count]) => count > 200) ?? [];
      return limit && `The limit ${limit} was reached ${times} times in the last hour: an attack, or TRUST_PROXY is too low.`;
    },
  ],
  TwoBuilds: [
    'Upgrades',
    ({ processes }) => {
      const builds = new Set(processes.map(({ build }) => build)).size;
      return builds > 1 ? `Processes of ${builds} versions run side by side.` : undefined;
    },
  ],
};

/** The alerts that warnings stand for, and the sections of docs/operating.md that they lead to. */
export const WARNED_ALERTS: readonly string[] = Object.keys(rules);
export const WARNED_SECTIONS: readonly string[] = Object.values(rules).map(([section]) => section);

/** What the alerts would say now, as far as one look can tell. @see docs/product/admin.md */
export function warningsOf(judged: Judged): Warning[] {
  const values: Values = (name, labels = {}) =>
    judged.figures
      .filter((each) => each.name === name && Object.entries(labels).every(([label, value]) => each.labels[label] === value))
      .map(({ value }) => value);
  const most = (name: string, labels?: Readonly<Record<string, string>>) => Math.max(0, ...values(name, labels));
  return Object.entries(rules).flatMap(([alert, [section, rule]]) => {
    const text = rule({ ...judged, values, most });
    return text ? [{ alert, text, section }] : [];
  });
}

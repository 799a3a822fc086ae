import { numberText } from '~/platform/text/format';
import { listText } from '~/platform/text/format-numbers';
import type { HealthState, ShownTimed, WaitingJobs } from '../health.server';
import { healthTexts, timedName } from '../texts';
import { durationText, spanText } from '../units';
import { isAlerted } from '../warnings';

const { answers: texts } = healthTexts;

/** What an operator asks every morning, and what a look at the site answers. */
export interface Answer {
  question: string;
  /** Whether something should be done about it. */
  isWrong: boolean;
  text: string;
  /** What an operator may want to know besides. */
  more: string | undefined;
}

/** Where so many others are slow, no single one is to blame. */
const MANY = 4;

type Answered = Omit<Answer, 'question'>;

type Asked = Pick<
  HealthState,
  'warnings' | 'routes' | 'queries' | 'waitingMails' | 'mails' | 'models' | 'hasModel' | 'rooms' | 'wordRooms'
>;

/** The five answers of an operator's morning, each in a sentence. @see docs/bad-morning.md */
export function answersOf(health: Asked): Answer[] {
  return [
    { question: texts.slowPage, ...slowest(health.routes, texts.ofRequests) },
    { question: texts.slowQuery, ...slowest(health.queries, texts.ofQueries) },
    { question: texts.stuckMail, ...ofMail(health) },
    { question: texts.failingWriters, ...ofWriters(health) },
    { question: texts.liveRooms, ...ofRooms(health) },
  ];
}

/** @param each says how long one in twenty takes. @param rows the slowest first, those that were timed often enough before others. */
function slowest(rows: readonly ShownTimed[], each: (duration: string) => string): Answered {
  const [first, ...others] = rows.filter(({ isSure }) => isSure);
  if (!first) return { isWrong: false, text: texts.tooFew, more: undefined };
  return {
    isWrong: first.isSlow,
    text: (first.isSlow ? texts.isSlow : texts.isSlowest)(timedName(first.name), each(durationText(first.p95Ms))),
    more: othersText(others.filter(({ isSlow }) => isSlow)),
  };
}

function othersText(slow: readonly ShownTimed[]): string | undefined {
  if (slow.length >= MANY) return texts.manySlow(numberText(slow.length));
  return slow.length === 0 ? undefined : texts.alsoSlow(listText(slow.map(({ name }) => timedName(name))));
}

function ofMail({ warnings, waitingMails, mails: { sent = 0, failed = 0 } }: Asked): Answered {
  const reason = waitingMails.find(({ lastFailure }) => lastFailure)?.lastFailure;
  // An alert waits for a while before it fires; where nothing but failures is known, there is no need to. A mail that its
  // mailbox has deferred says nothing about the site.
  const isWrong = isAlerted(warnings, 'MailsWait', 'MailsFail') || (failed > 0 && sent === 0 && reason !== undefined);
  const waiting = waitingText(waitingMails);
  const yes = waiting ? texts.mailStuck(waiting) : texts.mailFailed(numberText(failed));
  return {
    isWrong,
    text: isWrong ? yes : texts.mailSent(numberText(sent), waiting ?? texts.noneWaits),
    more: reason && healthTexts.lastTry(reason),
  };
}

function waitingText(queues: readonly WaitingJobs[]): string | undefined {
  if (queues.length === 0) return undefined;
  const jobs = queues.reduce((sum, queue) => sum + queue.jobs, 0);
  return texts.waiting(jobs, spanText(Math.max(...queues.map(({ oldestSeconds }) => oldestSeconds))));
}

function ofWriters({ warnings, hasModel, models: { answered = 0, failed = 0, refused = 0, skipped = 0 } }: Asked): Answered {
  const unusable = failed + refused + skipped;
  if (!hasModel) return { isWrong: false, text: texts.noModel, more: undefined };
  if (answered + unusable === 0) return { isWrong: false, text: texts.modelNotAsked, more: undefined };
  const isWrong = isAlerted(warnings, 'WritersFail') || answered === 0;
  const all = numberText(answered + unusable);
  return {
    isWrong,
    text: isWrong ? texts.modelFails(numberText(unusable), all) : texts.modelAnswers(numberText(answered), all),
    more: isWrong ? texts.builtInWrites : undefined,
  };
}

function ofRooms({ rooms, wordRooms }: Asked): Answered {
  const open = rooms.open + wordRooms.open;
  const late = rooms.late + wordRooms.late;
  return {
    isWrong: late > 0,
    text: open === 0 ? texts.noRooms : texts.rooms(open, numberText(rooms.occupied + wordRooms.occupied)),
    more:
      open === 0
        ? undefined
        : [
            texts.kindOfRooms(healthTexts.rooms, numberText(rooms.occupied), numberText(rooms.open)),
            texts.kindOfRooms(healthTexts.wordRooms, numberText(wordRooms.occupied), numberText(wordRooms.open)),
            ...(late > 0 ? [texts.lateRooms(numberText(late))] : []),
          ].join(' '),
  };
}

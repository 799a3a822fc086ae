import { describe, expect, it } from 'vitest';
import type { HealthState } from '../health.server';
import { answersOf } from './answers';

type Asked = Parameters<typeof answersOf>[0];

const rooms = { open: 0, occupied: 0, late: 0 };
const quiet: Asked = {
  ...{ warnings: [], routes: [], queries: [], waitingMails: [], mails: {}, models: {}, hasModel: true, rooms, wordRooms: rooms },
};
const timed = (name: string, p95Ms: number, { isSure = true, isSlow = false } = {}) => ({ name, p95Ms, count: 30, isSure, isSlow });
const alerted = (alert: string): HealthState['warnings'] => [{ alert, text: 'x', section: 'Mails' }];
const waits = (queue: string, jobs: number, oldestSeconds: number, lastFailure?: string) => ({ queue, jobs, oldestSeconds, lastFailure });

/** The answers to page, query, mail, writers and rooms; what is wrong is marked by '!'. */
function answers(changed: Partial<Asked>): string[] {
  return answersOf({ ...quiet, ...changed }).map(
    ({ isWrong, text, more }) => `${isWrong ? '! ' : ''}${[text, more].filter(Boolean).join(' ')}`,
  );
}

describe('which page and which query is slow', () => {
  it('is said by name, with others that are slow, too', () => {
    const routes = [timed('/stories', 5_400, { isSlow: true }), timed('/', 1_200, { isSlow: true }), timed('/about', 90)];
    const [page, query] = answers({ routes, queries: [timed('stories.searchStories', 2_200, { isSlow: true })] });
    expect(page).toBe('! Yes, /stories: one request in twenty takes over 5.4 s. Slow, too: / (home page).');
    expect(query).toBe('! Yes, stories.searchStories: one of its queries in twenty takes over 2.2 s.');
  });

  it('is no single one where many are', () => {
    const [page] = answers({ routes: ['/a', '/b', '/c', '/d', '/e'].map((name) => timed(name, 2_000, { isSlow: true })) });
    expect(page).toMatch(
      /twenty takes over 2 s\. 4 others are slow, too \(listed below\), so the machine or its database probably has too much to do\.$/,
    );
  });

  it('is said of the slowest where none is slow, and left open where too few were timed', () => {
    const [page, query] = answers({ routes: [timed('/about', 90)], queries: [timed('stories.list', 900, { isSure: false })] });
    expect(page).toBe('No. The slowest is /about: one request in twenty takes over 90 ms.');
    expect(query).toBe('Too few in the last hour to tell.');
  });
});

describe('whether email is stuck', () => {
  const [reason, mail] = ['Could not connect.', (changed: Partial<Asked>) => answers(changed)[2]];
  const stuck = [waits('code-mail-again', 2, 150, reason), waits('mail', 1, 90)];

  it('is said as soon as nothing but failures is known, before an alert would fire', () => {
    expect(mail({ waitingMails: stuck, mails: { failed: 3 } })).toBe(
      '! Yes: 3 emails wait, the oldest for 3 min. The last try failed: Could not connect.',
    );
  });

  it('is denied while others arrive, with why one waits', () => {
    expect(mail({ waitingMails: stuck.slice(0, 1), mails: { sent: 9, failed: 1 } })).toBe(
      'No: 9 sent in the last hour, 2 emails wait, the oldest for 3 min. The last try failed: Could not connect.',
    );
    expect(mail({ mails: { sent: 9 } })).toBe('No: 9 sent in the last hour, none waits.');
    expect(mail({ waitingMails: [waits('mail', 1, 5)] })).toBe('No: 0 sent in the last hour, 1 email waits, the oldest for 5 s.');
  });

  it('is denied where a mailbox has only deferred one', () => {
    expect(mail({ waitingMails: [waits('mail', 1, 90, 'Try again later.')], mails: { deferred: 1 } })).toBe(
      'No: 0 sent in the last hour, 1 email waits, the oldest for 90 s. The last try failed: Try again later.',
    );
  });

  it('agrees with the alerts', () => {
    const now = { waitingMails: stuck.slice(1), mails: { sent: 1, failed: 9 } };
    expect(mail({ ...now, warnings: alerted('MailsFail') })).toBe('! Yes: 1 email waits, the oldest for 90 s.');
    expect(mail({ ...now, waitingMails: [], warnings: alerted('MailsFail') })).toBe(
      '! Sending it failed 9 times in the last hour, but none waits now.',
    );
  });
});

it('says whether the language model of the AI writers fails, before an alert would fire, too', () => {
  const writers = (changed: Partial<Asked>) => answers(changed)[3];
  const instead = 'The built-in writer writes instead, so rooms go on.';
  expect(writers({ models: { failed: 1, refused: 2 } })).toBe(
    `! Yes: their language model gave nothing usable 3 times out of 3 in the last hour. ${instead}`,
  );
  const mixed = { models: { answered: 4, skipped: 6 } };
  expect(writers(mixed)).toBe('No: their language model gave something usable 4 times out of 10 in the last hour.');
  expect(writers({ ...mixed, warnings: alerted('WritersFail') })).toBe(
    `! Yes: their language model gave nothing usable 6 times out of 10 in the last hour. ${instead}`,
  );
  expect(writers({})).toBe('Their language model was not asked in the last hour.');
  expect(writers({ hasModel: false })).toBe('No: they use no language model, which alone could fail.');
});

it('says how many rooms are live, of each kind, and that nobody looks after late ones', () => {
  const live = (changed: Partial<Asked>) => answers(changed)[4];
  expect(live({})).toBe('None is open.');
  expect(live({ rooms: { open: 1, occupied: 1, late: 0 } })).toBe(
    'People are in 1 of 1 open room. Story Weave rooms, all formats: 1 of 1. Rooms of words: 0 of 0.',
  );
  expect(live({ rooms: { open: 4, occupied: 3, late: 0 }, wordRooms: { open: 2, occupied: 1, late: 1 } })).toBe(
    '! People are in 4 of 6 open rooms. Story Weave rooms, all formats: 3 of 4. Rooms of words: 1 of 2. Past their time: 1; no process looks after them.',
  );
});

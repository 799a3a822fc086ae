import { describe, expect, it } from 'vitest';
import { outcomeOf, rankRuns, roundsWon, seriesWinner } from './challenge';

const played = (personId: string, score: number, more: object = {}) => ({
  ...{ runId: `run of ${personId}`, personId, browser: personId, score, finishedMs: null, fault: null, settled: true },
  ...more,
});
const first = { runId: 'run of Ann', browser: 'Ann' };
const ann = played('Ann', 500, { browser: undefined });
const ranksOf = (runs: ReturnType<typeof played>[]) =>
  rankRuns(runs, first).map(({ run, rank, unranked }) => [run.personId, rank ?? unranked]);

describe('the runs of a challenge', () => {
  it('are ranked by points and time, equals alike; one that goes on is not shown', () => {
    const quick = played('Bob', 500, { finishedMs: 40_000 });
    expect(ranksOf([quick, ann, played('Cid', 500), played('Dora', 900, { settled: false })])).toEqual([
      ['Bob', 1],
      ['Ann', 2],
      ['Cid', 2],
    ]);
  });

  it('have no rank when they do not count, or when another played from the same browser', () => {
    const runs = [played('Ann’s second account', 900, { browser: 'Ann' }), played('Bot', 800, { fault: 'too-fast' }), ann];
    expect(ranksOf(runs)).toEqual([
      ['Ann’s second account', 'same-browser'],
      ['Bot', 'fault'],
      ['Ann', 1],
    ]);
  });

  it('take the rank from both of two people who answered from one browser', () => {
    expect(ranksOf([played('Bob', 900, { browser: 'shared' }), played('Cid', 700, { browser: 'shared' }), ann])).toEqual([
      ['Bob', 'same-browser'],
      ['Cid', 'same-browser'],
      ['Ann', 1],
    ]);
  });
});

it('counts the rounds that each has won; a shared one, and one that nobody answered, are nobody’s', () => {
  const round = (...runs: ReturnType<typeof played>[]) => rankRuns(runs, first);
  const rounds = [
    round(played('Bob', 600), ann),
    round(ann, played('Bob', 500)),
    round(played('Ann', 700), played('Bob', 100)),
    round(played('Bob', 100)),
  ];
  expect(roundsWon(rounds)).toEqual(
    new Map([
      ['Bob', 1],
      ['Ann', 1],
    ]),
  );
});

it('says of a round how it ended, or that it does not count where fewer than two have a rank', () => {
  const row = (own: boolean, rank: number | undefined) => ({ own, rank });
  const even = { own: 0, other: 0 };
  expect(outcomeOf([row(true, 1), row(false, 2)], even)).toBe('won');
  expect(outcomeOf([row(false, 1), row(true, 2)], even)).toBe('lost');
  expect(outcomeOf([row(false, 1), row(true, 1)], even)).toBe('drawn');
  for (const [own, other] of [
    [1, undefined],
    [undefined, 1],
    [undefined, undefined],
  ])
    expect(outcomeOf([row(true, own), row(false, other)], even)).toBe('uncounted');
  expect(outcomeOf([row(true, 1), row(false, 2)], { own: 2, other: 0 })).toBe('seriesWon');
  expect(outcomeOf([row(true, undefined), row(false, 1)], { own: 1, other: 2 })).toBe('seriesLost');
});

describe('a series', () => {
  it('is won with two of its three rounds', () => {
    expect(seriesWinner({ own: 2, other: 1 })).toBe('own');
    expect(seriesWinner({ own: 0, other: 2 })).toBe('other');
    expect(seriesWinner({ own: 1, other: 1 })).toBeUndefined();
  });
});

import { describe, expect, it } from 'vitest';
import { awardedXp } from '../awards';
import { type Battle, type BattleEntry, freshBattle } from './battle';
import { awardsOf, decisionOf, votesFor, watchersVote, winnerOf } from './decide';

const person = (playerId: string, text = 'Words.'): BattleEntry => entry({ playerId, text });
const ai = (aiWriterId: string): BattleEntry => entry({ aiWriterId });
let lastId = 0;

function entry(differences: Partial<BattleEntry>): BattleEntry {
  lastId += 1;
  return { id: lastId, seat: 0, playerId: null, aiWriterId: null, text: 'Words.', submitId: null, asked: null, ...differences };
}

/** A round with these entries and the picks of people. */
function decided(entries: BattleEntry[], picks: Record<string, BattleEntry> = {}, wins: Battle['wins'] = {}): Battle {
  const votes = Object.entries(picks).map(([playerId, { id }]) => ({ playerId, entry: id }));
  return { ...freshBattle, phase: 'picking', entries, votes, wins };
}

describe('the passage that goes on', () => {
  const [ada, ben, cleo, emma] = [person('ada'), person('ben'), person('cleo'), ai('emma')];

  it('is the one most people picked, an AI writer’s too', () => {
    expect(winnerOf(decided([ada, ben, cleo, emma], { ada: emma, ben: emma }), 1)).toBe(emma);
    expect(winnerOf(decided([ada, ben, cleo, emma], { ada: ben }), 1)).toBe(ben);
  });

  it('is a person’s before an AI writer’s, then that of the writer with fewer wins, then chance', () => {
    expect(winnerOf(decided([emma, ada, ben, cleo], { ada: emma, ben: ada }), 1)).toBe(ada);
    expect(winnerOf(decided([ada, ben], { ada: ben, ben: ada }, { ada: 2, ben: 1 }), 1)).toBe(ben);
    const chosen = new Set(Array.from({ length: 30 }, (_none, seed) => winnerOf(decided([ada, ben]), seed)?.playerId));
    expect(chosen).toEqual(new Set(['ada', 'ben']));
  });

  it('is an answer where one person wrote alone with AI writers, and none where nobody wrote', () => {
    expect(winnerOf(decided([ada, emma]), 1)).toBe(emma);
    expect(winnerOf(decided([person('ada', ''), person('ben', '')]), 1)).toBeUndefined();
  });
});

describe('the XP of a round', () => {
  const [ada, ben, cleo, emma] = [person('ada'), person('ben'), person('cleo'), ai('emma')];

  it('is 10 for beating a person, and 2 for each vote of a person', () => {
    const battle = decided([ada, ben, cleo, emma], { ada: ben, cleo: ben, ben: emma });
    expect(awardsOf(battle, ben)).toEqual([
      { playerId: 'ben', from: ['ada', 'cleo'], xp: 10 },
      { playerId: 'ben', from: ['ada'], xp: 2 },
      { playerId: 'ben', from: ['cleo'], xp: 2 },
    ]);
  });

  it('is nothing for winning against AI writers, or against people who wrote nothing', () => {
    expect(awardsOf(decided([ada, emma]), emma)).toEqual([]);
    expect(awardsOf(decided([ada, person('ben', ''), emma]), ada)).toEqual([]);
  });
});

describe('what a game brings', () => {
  const wins = (count: number, from: string[]) => Array.from({ length: count }, () => ({ playerId: 'ada', from, xp: 10 }));

  it('is 60 XP at most', () => {
    expect(awardedXp(wins(8, ['ben', 'cleo']), []).xp).toEqual(new Map([['ada', 60]]));
  });

  it('is 60 XP a day from the same other person at most, charged to whom has most left to give', () => {
    const before = [{ playerId: 'ada', fromId: 'ben', xp: 55 }];
    expect(awardedXp(wins(3, ['ben']), before)).toEqual({
      xp: new Map([['ada', 5]]),
      pairs: [{ playerId: 'ada', fromId: 'ben', xp: 5 }],
    });
    expect(awardedXp(wins(3, ['ben', 'cleo']), before).pairs).toEqual([{ playerId: 'ada', fromId: 'cleo', xp: 30 }]);
  });
});

describe('the watchers', () => {
  const [ada, ben, cleo] = [person('ada'), person('ben'), person('cleo')];
  const watching = (...picked: [BattleEntry, string][]) =>
    picked.map(([{ id }, origin], place) => ({ playerId: `watcher ${place}`, entry: id, origin }));

  it('are one vote together from three on, each place counted once, unless they are divided', () => {
    expect(watchersVote({ watchers: watching([ada, 'a'], [ada, 'b']) })).toBeUndefined();
    expect(watchersVote({ watchers: watching([ada, 'a'], [ada, 'b'], [ben, 'b']) })).toBeUndefined();
    expect(watchersVote({ watchers: watching([ada, 'a'], [ada, 'b'], [ben, 'c']) })).toBe(ada.id);
    expect(watchersVote({ watchers: watching([ada, 'a'], [cleo, 'b'], [ben, 'c']) })).toBeUndefined();
  });

  it('break a tie, which then brings XP as any other vote', () => {
    const tied = decided([ada, ben, cleo], { ada: ben, ben: cleo, cleo: ada });
    expect([decisionOf(tied), awardsOf(tied, ada)]).toEqual(['tie', []]);
    const broken = { ...tied, watchers: watching([cleo, 'a'], [cleo, 'b'], [ben, 'c']) };
    expect([decisionOf(broken), votesFor(broken, cleo), winnerOf(broken, 1)]).toEqual(['watchers', 2, cleo]);
    expect(awardsOf(broken, cleo)[0]).toEqual({ playerId: 'cleo', from: ['ada', 'ben'], xp: 10 });
  });
});

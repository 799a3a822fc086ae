import { describe, expect, it } from 'vitest';
import type { ScriptedGame } from './scripted-game';
import { setApartGames } from './set-apart';
import { tuningGames } from './tuning';

const games: readonly ScriptedGame[] = [...tuningGames, ...setApartGames];

const textsOf = ({ opening, turns }: ScriptedGame): string[] => [opening, ...turns];

/** All runs of six words that stand within one turn, or within the opening. */
function sixWordRuns(game: ScriptedGame): Set<string> {
  const runs = textsOf(game).flatMap((text) => {
    const words = text.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? [];
    return words.slice(5).map((_, start) => words.slice(start, start + 6).join(' '));
  });
  return new Set(runs);
}

describe('the scripted games', () => {
  it('have each its own id', () => {
    const ids = games.map(({ id }) => id);
    expect(ids.filter((id, at) => ids.indexOf(id) !== at)).toEqual([]);
  });

  it('have no run of six words in common', () => {
    const owners = new Map<string, string>();
    const shared: string[] = [];
    for (const game of games) {
      for (const run of sixWordRuns(game)) {
        const owner = owners.get(run);
        if (owner) shared.push(`${owner} and ${game.id}: ${run}`);
        owners.set(run, game.id);
      }
    }
    expect(shared).toEqual([]);
  });

  it.each(games)('$id has eight to ten rounds, with a turn for everybody', ({ turns, people }) => {
    expect(turns.length % people).toBe(0);
    expect(turns.length / people).toBeGreaterThanOrEqual(8);
    expect(turns.length / people).toBeLessThanOrEqual(10);
  });

  it.each(games)('$id opens three to eight things in the words of its turns', ({ turns, opened }) => {
    expect(opened.length).toBeGreaterThanOrEqual(3);
    expect(opened.length).toBeLessThanOrEqual(8);
    expect(opened.filter(({ turn, words }) => !turns[turn]?.toLowerCase().includes(words.toLowerCase()))).toEqual([]);
  });

  it.each(games)('$id names its cast in the text', (game) => {
    const text = textsOf(game).join('\n').toLowerCase();
    const names = Object.keys(game.cast).map((name) => name.toLowerCase().replace(/^(the|your) /, ''));
    expect(names.filter((name) => !text.includes(name))).toEqual([]);
  });

  it.each(games)('$id loses only people of its cast, in one of its turns', ({ cast, turns, gone = [] }) => {
    expect(gone.filter(({ name, turn }) => !(name in cast) || !turns[turn])).toEqual([]);
  });
});

import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { seededRandom } from '~/platform/random/random';
import { gameRules } from '../games/game-rules';
import { GAME_IDS, type GameId } from '../games/games';
import { contractOf } from '../play/boards';
import { smallLexicon } from '../testing/small-lexicon';
import { puzzleGames } from './puzzles.server';

const lexicon = smallLexicon();
const ids = puzzleGames(gameRules);

function single(game: GameId) {
  const own = gameRules[game].single;
  if (!own) throw new Error(`${game} has no single puzzles.`);
  return own;
}

describe('single puzzles', () => {
  it('are those of all games but typing', () => {
    expect(ids).toEqual(GAME_IDS.filter((id) => id !== 'speed-typing'));
  });

  it.each(ids)('of %s are one puzzle each, with a rating within reason, and end when they are given up', async (game) => {
    const rules = gameRules[game];
    const { all, ask, giveUp } = single(game);
    const { view } = await contractOf(game);
    const known = all(lexicon);
    expect(known.length).toBeGreaterThan(0);
    expect(new Set(known.map(({ key }) => key)).size).toBe(known.length);
    fc.assert(
      fc.property(fc.constantFrom(...known), fc.nat(), ({ key, difficulty }, seed) => {
        expect(difficulty).toBeGreaterThan(600);
        expect(difficulty).toBeLessThan(2_600);
        const state = ask(key, lexicon, seededRandom(seed));
        if (!state) throw new Error(`${key} cannot be asked.`);
        expect(rules.isOver(state)).toBe(false);
        expect(view.safeParse(rules.view(state)).success).toBe(true);
        const move = rules.readMove(giveUp);
        const after = rules.play(state, move, { elapsedMs: 0 }, rules.lookUp?.(state, move, lexicon));
        expect(rules.isOver(after.state)).toBe(true);
        expect(after.verdict.answer).toBeTruthy();
        expect(after.verdict.kind).not.toBe('right');
      }),
    );
  });

  it.each(ids.filter((game) => single(game).hint))('of %s have a hint that does not spell the answer', (game) => {
    const rules = gameRules[game];
    const { all, ask, hint } = single(game);
    for (const { key } of all(lexicon)) {
      const state = ask(key, lexicon, seededRandom(1));
      if (!state) throw new Error(`${key} cannot be asked.`);
      const said = hint?.(state, lexicon);
      expect(said).toBeTruthy();
      const [asked] = rules.asked.puzzles(state);
      const words: readonly string[] = said?.toLowerCase().match(/[a-z]+/g) ?? [];
      expect(asked?.answers.filter((answer) => answer.length > 1 && words.includes(answer))).toEqual([]);
    }
  });

  it('are unknown for keys that the lexicon does not have', () => {
    for (const game of ids) expect(single(game).ask('no such puzzle', lexicon, seededRandom(1))).toBeUndefined();
  });
});

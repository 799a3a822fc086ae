import { beforeAll, describe, expect, it } from 'vitest';
import { tuningGames } from '../../../../tests/corpora/games/tuning';
import { cardIdOf } from '../answering/draw-card';
import { type MeasuredGame, measureGames, SPAN, skeletonsOf } from './measure-games';

/** One game of each kind that can be followed. */
const games = tuningGames.filter(
  ({ kind }, index) => !/^(?:foreign|nonsense|orders)$/.test(kind) && tuningGames.findIndex((game) => game.kind === kind) === index,
);

describe('whole games of the built-in writers', () => {
  let measured: MeasuredGame[];
  beforeAll(() => {
    measured = measureGames(games);
  });
  const parts = () => measured.flatMap((game) => game.parts);
  const share = (holds: (part: ReturnType<typeof parts>[number]) => boolean) => parts().filter(holds).length / parts().length;

  it('repeat no sentence within a room, and copy no line of a person', () => {
    expect(measured.flatMap(({ repeated }) => repeated)).toEqual([]);
    expect(share(({ copiedRuns }) => copiedRuns.length > 0)).toBeLessThan(0.02);
  });

  it('write where they have a sure answer, and pass elsewhere, and of two rounds one has a part or a card', () => {
    const asked = measured.flatMap(({ played }) => played.filter(({ by }) => by !== 'person'));
    const passes = asked.filter(({ passed }) => passed).length / asked.length;
    expect(passes).toBeGreaterThan(0.4);
    expect(passes).toBeLessThan(1);
    const rounds = measured.reduce((sum, { game }) => sum + Math.floor(game.turns.length / game.people), 0);
    const cards = asked.filter(({ card }) => card).length;
    expect(cards + parts().length).toBeGreaterThanOrEqual(rounds * 0.45);
  });

  it('have next to no faults of grammar or of who is who', () => {
    expect(share(({ faults }) => faults.length > 0)).toBeLessThan(0.03);
  });
});

it('no line and no card stands in more than two of 28 games that one player plays', () => {
  const measured = measureGames(tuningGames.slice(0, SPAN));
  expect(skeletonsOf(measured, ({ replies }) => replies).often).toBe(0);
  expect(skeletonsOf(measured, ({ card }) => (card ? [cardIdOf(card) ?? 0] : [])).often).toBe(0);
});

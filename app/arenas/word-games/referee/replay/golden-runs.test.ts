import { expect, it } from 'vitest';
import { gameRules } from '../../games/game-rules';
import { GAME_IDS } from '../../games/games';
import { type GoldenRun, outcomesOf } from '../../testing/golden-run';
import { earlierRules } from './earlier-rules';
import { moveLine, readRun } from './stored-run';

const runs = Object.values(import.meta.glob<GoldenRun>('./golden-runs/*.json', { eager: true, import: 'default' }));
/** Every version of every game's rules, as 'synonym-finder 2'. */
const versions = GAME_IDS.flatMap((game) =>
  [...Object.keys(earlierRules[game] ?? {}), gameRules[game].version ?? 1].map((version) => `${game} ${version}`),
);

it('there is a run of each version of each game’s rules', () => {
  expect(runs.map(({ game, rules }) => `${game} ${rules}`).sort()).toEqual([...versions].sort());
});

it.each(runs)(
  'a run of $game under rules $rules has the points, verdicts and views that it had',
  ({ game, rules, deal, moves, outcomes }) => {
    const read = readRun(gameRules, { game, rules, deal, moves: moves.map(moveLine).join('') });
    expect(JSON.parse(JSON.stringify(outcomesOf(read.rules, read.deal, read.moves)))).toEqual(outcomes);
  },
);

it('earlier rules call nothing that decides points, verdicts or views of today’s', () => {
  const deciding = ['play', 'view', 'best', 'isOver', 'earnsBonus', 'unsolved', 'puzzleKeys'] as const;
  for (const game of GAME_IDS)
    for (const { rules } of Object.values(earlierRules[game] ?? {}))
      for (const name of deciding) expect(rules[name], `${game} ${rules.version}: ${name}`).not.toBe(gameRules[game][name]);
});

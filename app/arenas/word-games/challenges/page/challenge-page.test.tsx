import type { ReactNode } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { createMemoryRouter, RouterProvider } from 'react-router';
import { expect, it } from 'vitest';
import { knownGame } from '../../hall/game-list.server';
import type { BoardedRun, ChallengeView } from '../challenge-view';
import { challengeTexts } from '../texts';
import { ChallengePage } from './challenge-page';
import { ShutChallenge } from './shut-challenge';

const run = (differences: Partial<BoardedRun>): BoardedRun => ({
  ...{ rank: 1, unranked: undefined, runId: 'one', name: 'Ann', playerId: 'ann', score: 30, finishedMs: 9_000, own: true },
  ...differences,
});

const second: ChallengeView = {
  ...{ id: 'duel', game: 'word-scrambler', seconds: 60, round: 2, daily: false, from: undefined, closed: false, full: false },
  ...{ outdated: false, own: 'played', isMaker: false, answers: 1, board: [run({})], compared: undefined },
  ...{ series: { own: 1, other: 0 }, next: undefined, mayGoOn: false, mayRematch: false },
};

const back = { to: '/word-games', label: 'Word games' };

function shown(challenge: ChallengeView) {
  return rendered(
    <ChallengePage
      {...{ challenge, game: knownGame('word-scrambler'), guest: false, address: 'https://quillarena.test/' }}
      back={back}
      error={undefined}
    />,
  );
}

function rendered(page: ReactNode) {
  const router = createMemoryRouter([{ path: '/', element: page }]);
  return renderToStaticMarkup(<RouterProvider router={router} />).replaceAll(/<!-- -->/g, '');
}

it('says how a series stands, and how a round ended once the other one has played it', () => {
  expect(shown(second)).toMatch(/role="status">1 : 0 in rounds</);
  const both = shown({ ...second, board: [run({}), run({ rank: 2, runId: 'two', name: 'Bob', playerId: 'bob', own: false })] });
  expect(both).toMatch(/role="status">You won this round · 1 : 0 in rounds</);
});

it('offers what comes next to those who may ask for it', () => {
  expect(shown(second)).not.toContain('Rematch');
  expect(shown({ ...second, mayRematch: true })).toContain('Rematch');
});

it('that takes nobody else says so, and leads to a game of one’s own instead of a start', () => {
  const html = rendered(<ShutChallenge game={knownGame('word-scrambler')} back={back} why={challengeTexts.closed} />);
  expect(html).toContain(challengeTexts.closed);
  expect(html).toMatch(/<a [^>]*href="\/word-games\/word-scrambler"/);
  expect(html).not.toContain('<button');
});

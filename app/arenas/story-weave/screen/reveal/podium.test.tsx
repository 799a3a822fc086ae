import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import type { DecidedPassage } from '../../protocol/battle.contract';
import { roomOfTwo } from '../../testing/make-view';
import { Podium } from './podium';
import { podiumTexts } from './podium-texts';

const passage = (playerId: string, votes: number): DecidedPassage => ({
  ...{ id: 1, seat: 0, kind: 'person', writer: playerId, playerId, aiWriterId: null },
  ...{ text: `${playerId} went on.`, votes, won: true, funniest: 0, bestLine: 0, pickedBy: [] },
});
const shown = (votes: number) => {
  const rounds = [{ round: 1, passages: [passage('Ann', votes), passage('Bob', 0)] }];
  return renderToStaticMarkup(<Podium view={roomOfTwo({ rounds })} inks={() => 0} />);
};

it('ranks people where there were votes, and shows only their lines where nobody had anything to vote on', () => {
  expect(shown(2)).toContain(podiumTexts.title);
  expect(shown(0)).not.toContain(podiumTexts.title);
  expect(shown(0)).toContain('Bob went on.');
});

import { href } from 'react-router';
import { ButtonLink } from '~/ui/actions/button-link';
import type { GameFacts } from '../../hall/game-list.server';
import { GameFrame, GameHeading } from '../../play/game-frame';
import { StartPanel } from '../../play/start-panel';
import { challengeTexts as texts } from '../texts';

interface ShutChallengeProps {
  game: GameFacts;
  back: { to: string; label: string };
  why: string;
}

/** A challenge that nobody else can answer: the way on is a game of one's own. */
export function ShutChallenge({ game, back, why }: ShutChallengeProps) {
  return (
    <GameFrame>
      <header>
        <GameHeading back={back} title={texts.title(game.title)} />
      </header>
      <StartPanel game={game} best={undefined} error={why}>
        <ButtonLink to={href('/word-games/:gameId', { gameId: game.id })} size="lg">
          {texts.playOwn}
        </ButtonLink>
      </StartPanel>
    </GameFrame>
  );
}

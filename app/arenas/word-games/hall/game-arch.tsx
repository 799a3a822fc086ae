import { ArchFrame } from '~/ui/art/arch-frame';
import { type GameId, games } from '../games/games';

/** A game's scene, seen through an arch. */
export function GameArch({ game, className }: { game: GameId; className?: string }) {
  return (
    <ArchFrame className={className}>
      <GameScene game={game} />
    </ArchFrame>
  );
}

/** The scene alone, as part of a larger drawing. */
export function GameScene({ game }: { game: GameId }) {
  const { Scene } = games[game];
  return <Scene />;
}

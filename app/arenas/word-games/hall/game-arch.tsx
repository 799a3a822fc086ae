import type { ComponentType } from 'react';
import { ArchFrame } from '~/ui/art/arch-frame';
import { Association, Chain, Definition, Synonyms, Typing } from '../art/object-scenes';
import { Anagram, Completion, Guess, Puzzle, Scrambler } from '../art/tile-scenes';
import type { GameId } from '../games/word-game';

const scenes: Record<GameId, ComponentType> = {
  'word-scrambler': Scrambler,
  'speed-typing': Typing,
  'word-association': Association,
  'anagram-solver': Anagram,
  'word-completion': Completion,
  'synonym-finder': Synonyms,
  'word-chain': Chain,
  'word-guess': Guess,
  'definition-match': Definition,
  'word-puzzle': Puzzle,
};

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
  const Scene = scenes[game];
  return <Scene />;
}

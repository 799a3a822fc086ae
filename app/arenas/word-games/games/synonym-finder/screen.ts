import { gameScreen } from '../../play/game-screen';
import { synonymFinderContract } from './synonym-finder.contract';
import { SynonymFinderBoard } from './synonym-finder-board';

export const screen = gameScreen(synonymFinderContract, SynonymFinderBoard);

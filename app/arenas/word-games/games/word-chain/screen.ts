import { gameScreen } from '../../play/game-screen';
import { wordChainContract } from './word-chain.contract';
import { WordChainBoard } from './word-chain-board';

export const screen = gameScreen(wordChainContract, WordChainBoard);

import { gameScreen } from '../../play/game-screen';
import { wordAssociationContract } from './word-association.contract';
import { WordAssociationBoard } from './word-association-board';

export const screen = gameScreen(wordAssociationContract, WordAssociationBoard);

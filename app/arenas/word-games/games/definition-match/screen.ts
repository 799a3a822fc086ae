import { gameScreen } from '../../play/game-screen';
import { definitionMatchContract } from './definition-match.contract';
import { DefinitionMatchBoard } from './definition-match-board';

export const screen = gameScreen(definitionMatchContract, DefinitionMatchBoard);

import { gameScreen } from '../../play/game-screen';
import { speedTypingContract } from './speed-typing.contract';
import { SpeedTypingBoard } from './speed-typing-board';

export const screen = gameScreen(speedTypingContract, SpeedTypingBoard);

import { TASTER_GAME } from '../taster/taster-game';
import { preloadBoard } from './boards';
// Loaded with it: most of a game's page.
import './game-page';

preloadBoard(TASTER_GAME);

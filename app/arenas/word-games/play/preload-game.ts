import { preloadBoard } from './boards';
// Loaded with it: most of a game's page.
import './game-page';

preloadBoard('word-scrambler');

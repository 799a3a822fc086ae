import { type RouteConfigEntry, route } from '@react-router/dev/routes';

export const wordGamesRoutes: RouteConfigEntry[] = [
  route('word-games', 'arenas/word-games/hall/arena.route.tsx'),
  route('word-games/daily', 'arenas/word-games/daily/daily.route.tsx'),
  route('word-games/daily/yesterday', 'arenas/word-games/daily/yesterday.route.tsx'),
  route('word-games/daily/:day/picture.png', 'arenas/word-games/daily/share/result-picture.route.ts'),
  route('word-games/daily/:day/:gameId', 'arenas/word-games/daily/review/review.route.tsx'),
  route('word-games/daily/:gameId', 'arenas/word-games/daily/daily-game.route.tsx'),
  route('word-games/runs/:runId/disputes', 'arenas/word-games/disputes/disputes.route.ts'),
  route('word-games/runs/:runId/summary', 'arenas/word-games/after-run/run-summary.route.ts'),
  route('word-games/challenges', 'arenas/word-games/challenges/send.route.ts'),
  route('word-games/challenges/:challengeId', 'arenas/word-games/challenges/challenge.route.tsx'),
  route('word-games/rooms/:room?', 'arenas/word-games/rooms/screen/rooms.route.tsx'),
  route('word-games/my-words', 'arenas/word-games/my-words/my-words.route.ts'),
  route('word-games/taster', 'arenas/word-games/taster/taster.route.ts'),
  route('word-games/practice', 'arenas/word-games/practice/moves.route.ts'),
  route('word-games/lost-words', 'arenas/word-games/lost-words/lost-words.route.tsx'),
  route('word-games/lost-words/moves', 'arenas/word-games/lost-words/moves.route.ts'),
  route('word-games/puzzles', 'arenas/word-games/puzzles/puzzles.route.tsx'),
  route('word-games/puzzles/:puzzleId/moves', 'arenas/word-games/puzzles/moves.route.ts'),
  route('word-games/:gameId/practice', 'arenas/word-games/practice/practice.route.tsx'),
  route('word-games/:gameId', 'arenas/word-games/play/game.route.tsx'),
];

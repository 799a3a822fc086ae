import type { RouteConfig } from '@react-router/dev/routes';
import { accountsRoutes } from './accounts/feature.routes';
import { adminRoutes } from './admin/feature.routes';
import { creativeWritingRoutes } from './arenas/creative-writing/feature.routes';
import { fanFictionRoutes } from './arenas/fan-fiction/feature.routes';
import { storyWeaveRoutes } from './arenas/story-weave/feature.routes';
import { wordGamesRoutes } from './arenas/word-games/feature.routes';
import { booksRoutes } from './books/feature.routes';
import { challengeRoutes } from './challenge/feature.routes';
import { circlesRoutes } from './circles/feature.routes';
import { coversRoutes } from './covers/feature.routes';
import { daysLineRoutes } from './days-line/feature.routes';
import { donationRoutes } from './donation/feature.routes';
import { duelsRoutes } from './duels/feature.routes';
import { lawRoutes } from './law/feature.routes';
import { leaderboardRoutes } from './leaderboard/feature.routes';
import { moderationRoutes } from './moderation/feature.routes';
import { noticesRoutes } from './notices/feature.routes';
import { notificationsRoutes } from './notifications/feature.routes';
import { aboutRoutes } from './pages/about/feature.routes';
import { homeRoutes } from './pages/home/feature.routes';
import { libraryRoutes } from './pages/library/feature.routes';
import { profileRoutes } from './pages/profile/feature.routes';
import { playersRoutes } from './players/feature.routes';
import { slowRoomsRoutes } from './slow-rooms/feature.routes';
import { statisticsRoutes } from './statistics/feature.routes';
import { storiesRoutes } from './stories/feature.routes';
import { syndicationRoutes } from './syndication/feature.routes';
import { tagsRoutes } from './tags/feature.routes';
import { webRoutes } from './web/feature.routes';

/** The addresses of all features; the most precise one answers, wherever it stands. */
export default [
  ...homeRoutes,
  ...aboutRoutes,
  ...lawRoutes,
  ...donationRoutes,
  ...accountsRoutes,
  ...profileRoutes,
  ...statisticsRoutes,
  ...creativeWritingRoutes,
  ...storyWeaveRoutes,
  ...wordGamesRoutes,
  ...fanFictionRoutes,
  ...libraryRoutes,
  ...booksRoutes,
  ...syndicationRoutes,
  ...storiesRoutes,
  ...noticesRoutes,
  ...notificationsRoutes,
  ...tagsRoutes,
  ...daysLineRoutes,
  ...duelsRoutes,
  ...circlesRoutes,
  ...challengeRoutes,
  ...slowRoomsRoutes,
  ...leaderboardRoutes,
  ...playersRoutes,
  ...moderationRoutes,
  ...adminRoutes,
  ...coversRoutes,
  ...webRoutes,
] satisfies RouteConfig;

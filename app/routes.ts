import { index, type RouteConfig, route } from '@react-router/dev/routes';

export default [
  index('pages/home/home.route.tsx'),
  route('about', 'pages/about/about.route.tsx'),
  route('donate', 'pages/donation/screen/donate.route.tsx'),

  route('signin', 'accounts/sign-in/signin.route.tsx'),
  route('signup', 'accounts/sign-up/signup.route.tsx'),
  route('verify-email', 'accounts/mailed-codes/verify-email.route.tsx'),
  route('forgot-password', 'accounts/passwords/forgot-password.route.tsx'),
  route('reset-password', 'accounts/passwords/reset-password.route.tsx'),
  route('profile', 'pages/profile/profile.route.tsx'),
  route('profile/data', 'accounts/data-export/data-download.route.ts'),
  route('profile/deleted', 'accounts/leaving/account-deleted.route.tsx'),
  route('signout', 'accounts/sessions/signout.route.tsx'),

  route('creative-writing', 'arenas/creative-writing/screen/creative-writing.route.tsx'),
  route('creative-writing/prompt', 'arenas/creative-writing/session/prompt.route.tsx'),
  route('creative-writing/:storyId/save', 'arenas/creative-writing/saving/save.route.tsx'),

  route('storyweave', 'arenas/story-weave/screen/arena.route.tsx'),
  route('storyweave/:roomId', 'arenas/story-weave/screen/room.route.tsx'),

  route('word-games', 'arenas/word-games/hall/arena.route.tsx'),
  route('word-games/daily', 'arenas/word-games/daily/daily.route.tsx'),
  route('word-games/daily/:gameId', 'arenas/word-games/daily/daily-game.route.tsx'),
  route('word-games/:gameId', 'arenas/word-games/play/game.route.tsx'),

  route('fan-fiction', 'arenas/fan-fiction/landing/landing.route.tsx'),
  route('fan-fiction/latest', 'arenas/fan-fiction/landing/landing-latest.route.ts'),
  route('fan-fiction/genre/:genreId', 'arenas/fan-fiction/fandoms/genre-titles.route.tsx'),
  route('fan-fiction/genre/:genreId/fandoms', 'arenas/fan-fiction/fandoms/fandom-listing.route.tsx'),
  route('fan-fiction/cover/:file', 'arenas/fan-fiction/fandoms/cover-image.route.ts'),
  route('fan-fiction/genre/:genreId/title/:titleId', 'arenas/fan-fiction/title-page/title-page.route.tsx'),
  route('fan-fiction/story/:storyId', 'arenas/fan-fiction/story-page/story.route.tsx'),
  route('fan-fiction/story/:storyId/reading', 'arenas/fan-fiction/reading/reading.route.ts'),
  route('fan-fiction/story/:storyId/comments', 'arenas/fan-fiction/comments/comments.route.ts'),

  route('stories', 'pages/library/list/library.route.tsx'),
  route('stories/:arena', 'pages/library/list/arena-library.route.tsx'),
  route('story/:storyId.epub', 'pages/library/epub/book.route.ts'),
  route('fan-fiction/story/:storyId.epub', 'pages/library/epub/book.route.ts', { id: 'fan-fiction-book' }),
  route('feeds/*', 'pages/library/feeds/feed.route.ts'),
  route('sitemap.xml', 'pages/library/sitemap/sitemap-index.route.ts'),
  route('sitemap/:part.xml', 'pages/library/sitemap/sitemap.route.ts'),
  route('robots.txt', 'pages/library/sitemap/robots.route.ts'),
  route('oembed', 'pages/library/oembed/oembed.route.ts'),
  route('story/:storyId', 'pages/library/reader/reader.route.tsx'),
  route('story/:storyId/rating', 'stories/ratings/rating.route.tsx'),
  route('story/:storyId/read', 'stories/reading/read-beacon.route.ts'),
  route('leaderboard', 'pages/leaderboard/leaderboard.route.tsx'),
  route('players/:playerId', 'pages/players/player.route.tsx'),

  route('preview/:file', 'covers/preview-picture.route.ts'),

  route('dev/outbox', 'web/outbox/outbox.route.tsx'),
  route('dev/outbox/:name', 'web/outbox/outbox-mail.route.tsx'),
  route('*', 'web/errors/not-found.route.tsx'),
] satisfies RouteConfig;

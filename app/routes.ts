import { index, type RouteConfig, route } from '@react-router/dev/routes';

export default [
  index('home/home.route.tsx'),
  route('about', 'about/about.route.tsx'),
  route('donate', 'donation/donate.route.tsx'),

  route('signin', 'accounts/signin.route.tsx'),
  route('signup', 'accounts/signup.route.tsx'),
  route('verify-email', 'accounts/verify-email.route.tsx'),
  route('forgot-password', 'accounts/forgot-password.route.tsx'),
  route('reset-password', 'accounts/reset-password.route.tsx'),
  route('profile', 'accounts/profile.route.tsx'),
  route('profile/data', 'accounts/data-download.route.ts'),
  route('profile/deleted', 'accounts/account-deleted.route.tsx'),
  route('signout', 'accounts/signout.route.tsx'),

  route('creative-writing', 'creative-writing/creative-writing.route.tsx'),
  route('creative-writing/prompt', 'creative-writing/prompt.route.tsx'),
  route('creative-writing/:storyId/save', 'creative-writing/save.route.tsx'),

  route('storyweave', 'story-weave/arena.route.tsx'),
  route('storyweave/:roomId', 'story-weave/room.route.tsx'),

  route('word-games', 'word-games/arena.route.tsx'),
  route('word-games/daily', 'word-games/daily.route.tsx'),
  route('word-games/daily/:gameId', 'word-games/daily-game.route.tsx'),
  route('word-games/:gameId', 'word-games/game.route.tsx'),

  route('fan-fiction', 'fan-fiction/landing.route.tsx'),
  route('fan-fiction/latest', 'fan-fiction/landing-latest.route.ts'),
  route('fan-fiction/genre/:genreId', 'fan-fiction/genre-titles.route.tsx'),
  route('fan-fiction/genre/:genreId/fandoms', 'fan-fiction/fandom-listing.route.tsx'),
  route('fan-fiction/cover/:file', 'fan-fiction/cover-image.route.ts'),
  route('fan-fiction/genre/:genreId/title/:titleId', 'fan-fiction/title-page.route.tsx'),
  route('fan-fiction/story/:storyId', 'fan-fiction/story.route.tsx'),
  route('fan-fiction/story/:storyId/reading', 'fan-fiction/reading.route.ts'),
  route('fan-fiction/story/:storyId/comments', 'fan-fiction/comments.route.ts'),

  route('stories', 'library/library.route.tsx'),
  route('stories/:arena', 'library/arena-library.route.tsx'),
  route('story/:storyId.epub', 'library/epub/book.route.ts'),
  route('fan-fiction/story/:storyId.epub', 'library/epub/book.route.ts', { id: 'fan-fiction-book' }),
  route('feeds/*', 'library/syndication/feed.route.ts'),
  route('sitemap.xml', 'library/syndication/sitemap-index.route.ts'),
  route('sitemap/:part.xml', 'library/syndication/sitemap.route.ts'),
  route('robots.txt', 'library/syndication/robots.route.ts'),
  route('oembed', 'library/syndication/oembed.route.ts'),
  route('story/:storyId', 'library/reader.route.tsx'),
  route('story/:storyId/rating', 'stories/rating.route.tsx'),
  route('story/:storyId/read', 'stories/read-beacon.route.ts'),
  route('leaderboard', 'leaderboard/leaderboard.route.tsx'),
  route('players/:playerId', 'players/player.route.tsx'),

  route('preview/:file', 'shell/preview-picture.route.ts'),

  route('dev/outbox', 'shell/outbox.route.tsx'),
  route('dev/outbox/:name', 'shell/outbox-mail.route.tsx'),
  route('*', 'shell/not-found.route.tsx'),
] satisfies RouteConfig;

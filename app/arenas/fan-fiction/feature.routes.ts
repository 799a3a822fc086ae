import { type RouteConfigEntry, route } from '@react-router/dev/routes';

export const fanFictionRoutes: RouteConfigEntry[] = [
  route('fan-fiction', 'arenas/fan-fiction/landing/landing.route.tsx'),
  route('fan-fiction/latest', 'arenas/fan-fiction/landing/landing-latest.route.ts'),
  route('fan-fiction/genre/:genreId', 'arenas/fan-fiction/fandoms/genres/genre-titles.route.tsx'),
  route('fan-fiction/genre/:genreId/fandoms', 'arenas/fan-fiction/fandoms/fandom-listing.route.tsx'),
  route('fan-fiction/fandom-names', 'arenas/fan-fiction/fandoms/lookup/fandom-names.route.ts'),
  route('fan-fiction/cover/:file', 'arenas/fan-fiction/fandoms/covers/cover-image.route.ts'),
  route('fan-fiction/genre/:genreId/title/:titleId', 'arenas/fan-fiction/title-page/title-page.route.tsx'),
  route('fan-fiction/story/:storyId', 'arenas/fan-fiction/story-page/story.route.tsx'),
  route('fan-fiction/story/:storyId/reading', 'arenas/fan-fiction/reading/reading.route.ts'),
  route('fan-fiction/imports/:workId', 'arenas/fan-fiction/importing/backlist/imports.route.ts'),
  route('fan-fiction/drafts/:draftId', 'arenas/fan-fiction/drafts/draft.route.ts'),
  route('fan-fiction/story/:storyId/chapters', 'arenas/fan-fiction/arranging/arrange.route.tsx'),
  route('fan-fiction/story/:storyId/import', 'arenas/fan-fiction/importing/import.route.tsx'),
  route('fan-fiction/story/:storyId/split/:chapterId', 'arenas/fan-fiction/arranging/split.route.tsx'),
  route('fan-fiction/beta/:workId?', 'arenas/fan-fiction/beta/beta.route.tsx'),
  route('fan-fiction/co-authors/:storyId', 'arenas/fan-fiction/co-authors/co-authors.route.tsx'),
  route('fan-fiction/comments', 'arenas/fan-fiction/comments/own/own-comments.route.tsx'),
  route('fan-fiction/history/:chapterId', 'arenas/fan-fiction/history/history.route.tsx'),
  route('fan-fiction/story/:storyId/comments', 'arenas/fan-fiction/comments/comments.route.ts'),
];

import { type RouteConfigEntry, route } from '@react-router/dev/routes';

export const creativeWritingRoutes: RouteConfigEntry[] = [
  route('creative-writing', 'arenas/creative-writing/screen/creative-writing.route.tsx'),
  route('creative-writing/prompt', 'arenas/creative-writing/session/prompts/prompt.route.tsx'),
  route('creative-writing/:storyId/save', 'arenas/creative-writing/saving/save.route.tsx'),
  route('creative-writing/:storyId/history', 'arenas/creative-writing/history/history.route.tsx'),
  route('creative-writing/:storyId/revise', 'arenas/creative-writing/revising/revise.route.tsx'),
  route('creative-writing/:storyId/revision', 'arenas/creative-writing/revising/revision-save.route.ts'),
  route('creative-writing/:storyId/recording', 'arenas/creative-writing/recording/recording.route.ts'),
  route('story/:storyId/replay', 'arenas/creative-writing/recording/replay.route.tsx'),
  route('story/:storyId/session', 'arenas/creative-writing/after/session-text.route.tsx'),
];

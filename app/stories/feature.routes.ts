import { type RouteConfigEntry, route } from '@react-router/dev/routes';

export const storiesRoutes: RouteConfigEntry[] = [
  route('story/:storyId/rating', 'stories/ratings/rating.route.tsx'),
  route('story/:storyId/content', 'stories/content-rating/content.route.tsx'),
  route('story/:storyId/tags', 'stories/tagging/tags.route.tsx'),
  route('story/:storyId/readers', 'stories/reach/reach.route.tsx'),
  route('story/:storyId/door', 'stories/door/door.route.tsx'),
  route('story/:storyId/appendages', 'stories/sharing/appendages/appendages.route.tsx'),
  route('story/:storyId/read', 'stories/reading/counting/read-beacon.route.ts'),
  route('story/:storyId/finished', 'stories/first-readers/finished-beacon.route.ts'),
  route('sealing-key', 'stories/saving/sealed/sealing-key.route.ts'),
];

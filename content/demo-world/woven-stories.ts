import { story as byNoon } from './woven/by-noon-the-whole-building-was-whispering';
import { story as nobodyClaims } from './woven/nobody-ever-claims-a-staircase';
import type { DemoWovenStory } from './woven-story';

/** The stories that the fictional players wove, oldest first. */
export const demoWovenStories: readonly DemoWovenStory[] = [nobodyClaims, byNoon];

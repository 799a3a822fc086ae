import { story as byNoon } from './woven/by-noon-the-whole-building-was-whispering';
import { story as nobodyClaims } from './woven/nobody-ever-claims-a-staircase';
import type { DemoWovenStory } from './woven-story';

/** The collaborative stories of the fictional players, oldest first. */
export const demoWovenStories: readonly DemoWovenStory[] = [nobodyClaims, byNoon];

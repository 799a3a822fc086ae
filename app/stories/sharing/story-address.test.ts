import { expect, it } from 'vitest';
import { storyAddress } from './story-address';

it('sends readers of fan fiction to its own page', () => {
  expect(storyAddress('fan_fic', 'id')).toBe('/fan-fiction/story/id');
  expect(storyAddress('creative_writing', 'id')).toBe('/story/id');
  expect(storyAddress('story_weave', 'id')).toBe('/story/id');
});

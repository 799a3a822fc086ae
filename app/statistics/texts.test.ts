import { expect, it } from 'vitest';
import { statisticsTexts } from './texts';

it('says one reader and one comment of one', () => {
  expect(statisticsTexts.stories.counts({ readers: 1, kudos: 1, comments: 1 })).toBe('1 reader · 1 kudos · 1 comment');
  expect(statisticsTexts.stories.counts({ readers: 1_200, kudos: 0, comments: 2 })).toBe('1,200 readers · 0 kudos · 2 comments');
});

import { describe, expect, it } from 'vitest';
import type { StoryLink } from '../../story';
import { storyTree } from './story-tree';

const link = (title: string): StoryLink => ({ id: title, arena: 'creative_writing', title, author: 'Ann', draft: false });
const alone = { parent: undefined, siblings: [], appendages: [] };

describe('the tree around a story', () => {
  it('is nothing for a story that stands alone', () => {
    expect(storyTree(link('Gate'), alone)).toBeUndefined();
  });

  it('begins with the story that it continues, and shows what continues the same one and it', () => {
    const kin = { parent: link('Root'), siblings: [link('Other')], appendages: [link('Child')] };
    expect(storyTree(link('Gate'), kin)).toEqual({
      ...link('Root'),
      grown: [{ ...link('Gate'), here: true, grown: [link('Child')] }, link('Other')],
    });
    expect(storyTree(link('Gate'), { ...alone, appendages: [link('Child')] })).toMatchObject({ title: 'Gate', here: true });
  });
});

import type { StoryLink } from '../../story';

/** A story in a tree of what grew from what. */
export interface Branch extends StoryLink {
  /** Whether this is the story whose page it is. */
  here?: true;
  /** The stories that continue it. */
  grown?: Branch[];
}

/** The stories around one: the one that it continues, others that continue that one, and those that continue it. */
export interface StoryKin {
  parent: StoryLink | undefined;
  siblings: StoryLink[];
  appendages: StoryLink[];
}

/** A story with those around it as a tree; undefined when it stands alone. */
export function storyTree(story: StoryLink, { parent, siblings, appendages }: StoryKin): Branch | undefined {
  if (!parent && appendages.length === 0) return undefined;
  const here: Branch = { ...story, here: true, ...(appendages.length > 0 && { grown: appendages }) };
  return parent ? { ...parent, grown: [here, ...siblings] } : here;
}

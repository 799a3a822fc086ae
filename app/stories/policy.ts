import type { StoryStatus } from './story';

export type StoryAction = 'read' | 'rate' | 'edit' | 'rename' | 'publish' | 'delete';

/** What decides about a story. */
export interface StoryFacts {
  status: StoryStatus;
  authorId: string | null;
  /** A timed session is still writing it. */
  beingWritten?: boolean;
}

const rules: Record<StoryAction, (personId: string | undefined, story: StoryFacts) => boolean> = {
  read: (personId, story) => story.status === 'published' || wrote(personId, story),
  rate: (personId, story) => personId !== undefined && story.status === 'published' && !wrote(personId, story),
  edit: wrote,
  rename: wroteAndRests,
  publish: (personId, story) => story.status === 'draft' && wroteAndRests(personId, story),
  delete: wroteAndRests,
};

/**
 * Whether a person may do something with a story. Servers enforce it, pages show or hide by it.
 * @param person undefined for a visitor.
 * @see docs/product/stories.md
 */
export function may(person: { id: string } | undefined, action: StoryAction, story: StoryFacts): boolean {
  return rules[action](person?.id, story);
}

function wrote(personId: string | undefined, story: StoryFacts): boolean {
  return personId !== undefined && story.authorId === personId;
}

/** While a session writes a story, its title and its end belong to the session. */
function wroteAndRests(personId: string | undefined, story: StoryFacts): boolean {
  return wrote(personId, story) && !story.beingWritten;
}

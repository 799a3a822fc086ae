import { createHash } from 'node:crypto';
import type { WrittenTag } from '~/tags/rules/tag';
import { tagKey } from '~/tags/rules/tag-key';
import type { StoryFacts } from '../facts/story-facts';

/** What those who wrote a story say of it. */
export interface Said {
  tags: readonly WrittenTag[];
  facts: StoryFacts;
}

/**
 * Names what is said of a story, in whatever spelling of its tags. A form carries the name of what it began with: under another one it
 * would replace what its writer has not seen.
 */
export function saidVersion({ tags, facts }: Said): string {
  const { summary, progress, plannedChapters, language, noteBefore, noteAfter } = facts;
  const named = tags.map((tag) => [tag.kind, tagKey(tag)]);
  const all = JSON.stringify([named, summary, progress, plannedChapters, language, noteBefore, noteAfter]);
  return createHash('sha256').update(all).digest('base64url');
}

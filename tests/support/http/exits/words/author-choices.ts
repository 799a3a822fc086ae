import { sendForm } from '../../publish.ts';
import { sentinelWord, words } from '../sentinels.ts';
import type { Person } from '../viewers.ts';

/** Gives a story a tag that stands nowhere else. */
export const tagged = (by: Person, storyId: string, state: string) =>
  sendForm(by, `/story/${storyId}/tags`, { freeforms: `Tea, ${sentinelWord(state)}`, summary: words(state) });

/** Has the author say who reads a story. */
export const reach = (author: Person, storyId: string, chosen: string) =>
  sendForm(author, `/story/${storyId}/readers`, { intent: 'reach', reach: chosen });

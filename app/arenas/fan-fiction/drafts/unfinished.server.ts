import type { Executor } from '~/platform/database/database.server';
import type { Unfinished } from '~/site/unfinished';
import { wordsText } from '~/stories/text/words-box';
import { createDraftLists } from './list-drafts.server';

/** Chapters that a player has begun or changed and not published, latest first. @param limit at most so many. */
export async function unfinishedChapters({ db }: { db: Executor }, playerId: string, limit: number): Promise<Unfinished[]> {
  const drafts = await createDraftLists(db).list(playerId);
  return drafts.slice(0, limit).map(({ title, place, words, address }) => ({
    what: `Chapter for ${place}`,
    title: title || 'Untitled',
    detail: wordsText(words),
    to: address,
    urgency: 'patient',
  }));
}

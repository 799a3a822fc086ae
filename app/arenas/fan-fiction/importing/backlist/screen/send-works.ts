import { href } from 'react-router';
import { randomId } from '~/platform/ids/random-id';
import { postWords } from '~/platform/requests/post-words';
import { type ImportAnswer, importAnswer, type KnownWork, SENT_AT_ONCE, type SentChapters } from '../backlist.contract';
import type { FoundStory } from '../files/found-story';
import type { ListedStory } from '../files/read-backlist';
import { backlistTexts as texts } from '../texts';

/** A work in the table: sent again under its id, it stays the same one. */
export interface ChosenWork extends ListedStory {
  id: string;
}

/** Which works are on the site already; nothing is known of them where there is no answer. */
export async function askKnown(works: readonly Pick<ChosenWork, 'id' | 'origin' | 'sketch'>[], writerId: string): Promise<KnownWork[]> {
  const asked = works.map(({ id, origin, sketch }) => ({ id, sketch, ...(origin.address && { address: origin.address }) }));
  const answer = await post(randomId(), { kind: 'look', writerId, works: asked });
  return answer?.status === 'known' ? answer.known : [];
}

/**
 * Sends a work, its chapters in pieces.
 * @returns why not; undefined once it is a draft on the site.
 */
export async function sendWork(
  work: FoundStory & { id: string },
  { writerId, batchId }: { writerId: string; batchId: string },
): Promise<string | undefined> {
  const { id, title, fandom, said, origin, chapters } = work;
  const begun = await post(id, {
    kind: 'work',
    writerId,
    batchId,
    title,
    fandom,
    origin,
    chapters: chapters.length,
    ...(said && { said }),
  });
  let answer = begun;
  for (const piece of piecesOf(chapters)) {
    if (answer?.status !== 'kept') break;
    answer = await post(id, { kind: 'chapters', writerId, ...piece });
  }
  if (answer?.status === 'story') return undefined;
  if (answer?.status === 'signed-out') return texts.signedOut;
  return answer?.status === 'refused' ? answer.text : texts.notSent;
}

/** Chapters in pieces of which each fits into one request. */
function piecesOf(chapters: FoundStory['chapters']): SentChapters[] {
  const pieces: SentChapters[] = [];
  let length = Number.POSITIVE_INFINITY;
  for (const [index, chapter] of chapters.entries()) {
    const own = chapter.body.length + (chapter.noteBefore?.length ?? 0) + (chapter.noteAfter?.length ?? 0);
    if (length + own > SENT_AT_ONCE) {
      pieces.push({ from: index + 1, chapters: [] });
      length = 0;
    }
    pieces.at(-1)?.chapters.push(chapter);
    length += own;
  }
  return pieces;
}

async function post(workId: string, payload: object): Promise<ImportAnswer | undefined> {
  const response = await postWords(href('/fan-fiction/imports/:workId', { workId }), payload);
  const read = importAnswer.safeParse(await response?.json().catch(() => undefined));
  return read.success ? read.data : undefined;
}

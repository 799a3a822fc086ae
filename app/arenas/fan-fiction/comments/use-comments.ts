import { useCallback, useEffect, useState } from 'react';
import { href } from 'react-router';
import { randomId } from '~/platform/ids/random-id';
import { fetchJson } from '~/platform/requests/fetch-json';
import { useToast } from '~/ui/toasts/use-toast';
import { formTexts, readingTexts } from '../texts';
import { joinComments } from './comment';
import type { CommentPage, FanComment } from './comment.contract';

/** A comment being sent. */
interface SentComment {
  id: string;
  text: string;
}

export interface Comments {
  comments: readonly FanComment[];
  sent: readonly SentComment[];
  status: 'loading' | 'ready' | 'failed';
  next: string | undefined;
  /** Shows the comment at once. @returns why it was refused; undefined when it was accepted. */
  post(text: string): Promise<string | undefined>;
  edit(id: string, text: string): Promise<string | undefined>;
  remove(id: string): Promise<string | undefined>;
  loadMore(): void;
  retry(): void;
}

/** Which comments to read, and where new ones go. */
export interface CommentThread {
  storyId: string;
  chapterId: string;
  /** Whether to read the comments on all chapters and on the story as a whole. */
  ofAll: boolean;
}

/**
 * The comments on a chapter or on a whole story, as one person reads and writes them.
 * @param first the newest ones when the page brought them.
 */
export function useComments({ storyId, chapterId, ofAll }: CommentThread, first: CommentPage | undefined): Comments {
  const toast = useToast();
  const [page, setPage] = useState(first);
  const [status, setStatus] = useState<Comments['status']>(first ? 'ready' : 'loading');
  const [sent, setSent] = useState<readonly SentComment[]>([]);
  const address = href('/fan-fiction/story/:storyId/comments', { storyId });

  const fetchPage = useCallback(
    (after?: string) => {
      const query = new URLSearchParams({ ...(!ofAll && { chapter: chapterId }), ...(after && { after }) });
      return fetchJson(`${address}?${query}`, loadPageContract);
    },
    [address, chapterId, ofAll],
  );
  const load = useCallback(async () => {
    setStatus('loading');
    const loaded = await fetchPage();
    if (loaded) setPage(loaded);
    setStatus(loaded ? 'ready' : 'failed');
  }, [fetchPage]);

  useEffect(() => {
    if (!first) void load();
  }, [first, load]);

  const ask = async (fields: Record<string, string>, failed: string): Promise<string | undefined> => {
    const answer = await fetchJson(address, loadAnswerContract, {
      method: 'POST',
      body: new URLSearchParams({ ...fields, chapter: chapterId, ...(ofAll && { list: 'all' }) }),
    });
    if (!answer?.ok) return answer?.text ?? failed;
    setPage((now) => ({ comments: joinComments(answer.page.comments, unchanged(now, fields)), next: now?.next ?? answer.page.next }));
    return undefined;
  };

  return {
    comments: page?.comments ?? [],
    next: page?.next,
    sent,
    status,
    async post(text) {
      const id = randomId();
      setSent((now) => [{ id, text }, ...now]);
      const refused = await ask({ intent: 'post', id, text }, formTexts.commentFailed);
      setSent((now) => now.filter((comment) => comment.id !== id));
      if (!refused) toast({ title: readingTexts.commentAdded.title, description: readingTexts.commentAdded.text, tone: 'success' });
      return refused;
    },
    edit: (id, text) => ask({ intent: 'edit', id, text }, formTexts.saveFailed),
    remove: (id) => ask({ intent: 'remove', id }, formTexts.saveFailed),
    async loadMore() {
      const more = page?.next ? await fetchPage(page.next) : undefined;
      if (!more) return toast({ title: 'Error', description: readingTexts.commentsFailed, tone: 'error' });
      setPage((now) => ({ comments: joinComments(now?.comments ?? [], more.comments), next: more.next }));
    },
    retry: () => void load(),
  };
}

const loadPageContract = async () => (await import('./comment.contract')).commentPage;
const loadAnswerContract = async () => (await import('./comment.contract')).commentAnswer;

/** The comments shown, without the one just changed or removed: the answer contains it if it still exists. */
function unchanged(page: CommentPage | undefined, fields: Record<string, string>): FanComment[] {
  const comments = page?.comments ?? [];
  if (fields.intent === 'post') return comments;
  if (fields.intent === 'remove') return comments.filter(({ id }) => id !== fields.id);
  return comments.map((comment) => (comment.id === fields.id ? { ...comment, text: fields.text ?? '', edited: true } : comment));
}

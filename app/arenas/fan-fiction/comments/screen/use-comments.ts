import { useCallback, useEffect, useState } from 'react';
import { href } from 'react-router';
import { randomId } from '~/platform/ids/random-id';
import { fetchJson } from '~/platform/requests/fetch-json';
import { useToast } from '~/ui/toasts/use-toast';
import { formTexts, readingTexts } from '../../texts';
import type { CommentPage, Thread } from '../comment.contract';
import type { CHANGED } from '../passages/passage-address';
import { sendComment } from './send-comment';
import { commentIn, joinThreads, withComment, withEarlier, withoutComment } from './threads';

/** A comment or an answer being sent. */
interface SentComment {
  id: string;
  text: string;
  /** The comment that it answers. */
  answers: string | undefined;
  /** What a visitor calls themselves. */
  name: string | undefined;
}

export interface Comments {
  storyId: string;
  /** Undefined until the first page is there. */
  page: CommentPage | undefined;
  sent: readonly SentComment[];
  status: 'loading' | 'ready' | 'failed';
  /** Shows the comment at once. @param name a visitor's. @returns why it was refused; undefined when it was accepted. */
  post(text: string, answers?: string, name?: string): Promise<string | undefined>;
  edit(id: string, text: string): Promise<string | undefined>;
  remove(id: string): Promise<string | undefined>;
  /** Removes all that a comment's writer wrote under the reader's stories, and reads the list again. */
  removeAllBy(id: string): Promise<string | undefined>;
  approve(id: string): Promise<string | undefined>;
  /** Removes a comment and blocks its writer, and reads the list again. */
  removeAndBlock(id: string): Promise<string | undefined>;
  /** Closes a thread, or opens it again. */
  freeze(id: string, frozen: boolean): Promise<string | undefined>;
  loadMore(): void;
  loadEarlier(thread: Thread): void;
  retry(): void;
}

/** Which of a story's comments are shown: those on a chapter, at a paragraph of it, all, or those that wait for its author. */
export type CommentView = 'chapter' | 'passage' | 'all' | 'waiting';

/** Which comments to read, and where new ones go. */
interface CommentPlace {
  storyId: string;
  chapterId: string;
  view: CommentView;
  /** The paragraph, or those that have changed. */
  passage?: number | typeof CHANGED | undefined;
}

/**
 * The comments on a chapter or on a whole story, as one person reads and writes them.
 * @param first the newest ones when the page brought them.
 */
export function useComments({ storyId, chapterId, view, passage }: CommentPlace, first: CommentPage | undefined): Comments {
  const toast = useToast();
  const [page, setPage] = useState(first);
  const [status, setStatus] = useState<Comments['status']>(first ? 'ready' : 'loading');
  const [sent, setSent] = useState<readonly SentComment[]>([]);
  const address = href('/fan-fiction/story/:storyId/comments', { storyId });

  const fetchPage = useCallback(
    (after?: string) => {
      const query = new URLSearchParams(after && { after });
      if (view === 'chapter' || view === 'passage') query.set('chapter', chapterId);
      if (view === 'passage') query.set('passage', String(passage));
      if (view === 'waiting') query.set('waiting', '1');
      return fetchJson(`${address}?${query}`, loadPageContract);
    },
    [address, chapterId, view, passage],
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

  const ask = async (fields: Record<string, string> & { id: string }, failed: string): Promise<Asked> => {
    const answer = await sendComment(storyId, { ...fields, chapter: chapterId });
    if (!answer?.ok) return { refused: answer?.text ?? failed };
    const { comment } = answer;
    setPage((now) => {
      if (!now) return now;
      const wasWaiting = commentIn(now.threads, fields.id)?.waiting ?? false;
      const isDecided = wasWaiting && !comment?.waiting && now.waiting > 0;
      const threads = comment ? withComment(now.threads, comment) : withoutComment(now.threads, fields.id);
      return { ...now, threads, waiting: isDecided ? now.waiting - 1 : now.waiting };
    });
    return { waits: comment?.waiting ?? false };
  };
  const say = ({ title, text }: { title: string; text: string }) => toast({ title, description: text, tone: 'success' });
  const sayFailed = () => toast({ title: 'Error', description: readingTexts.commentsFailed, tone: 'error' });

  const about: Record<string, string> = view === 'passage' && page?.about ? { at: String(page.about.at), quote: page.about.quote } : {};

  return {
    storyId,
    page,
    sent,
    status,
    async post(text, answers, name) {
      const id = randomId();
      setSent((now) => [{ id, text, answers, name }, ...now]);
      const place = answers ? { answers } : about;
      const { refused, waits } = await ask({ intent: 'post', id, text, ...place, ...(name && { name }) }, formTexts.commentFailed);
      setSent((now) => now.filter((comment) => comment.id !== id));
      if (refused === undefined) say(waits ? readingTexts.commentWaits : readingTexts.commentAdded);
      return refused;
    },
    async edit(id, text) {
      const { refused, waits } = await ask({ intent: 'edit', id, text }, formTexts.saveFailed);
      if (waits) say(readingTexts.commentWaits);
      return refused;
    },
    remove: async (id) => (await ask({ intent: 'remove', id }, formTexts.saveFailed)).refused,
    async removeAllBy(id) {
      const { refused } = await ask({ intent: 'remove-all', id }, formTexts.saveFailed);
      if (refused === undefined) await load();
      return refused;
    },
    async approve(id) {
      const { refused } = await ask({ intent: 'approve', id }, formTexts.saveFailed);
      if (refused === undefined) say(readingTexts.commentApproved);
      return refused;
    },
    async removeAndBlock(id) {
      const { refused } = await ask({ intent: 'remove-block', id }, formTexts.saveFailed);
      if (refused === undefined) await load();
      return refused;
    },
    async freeze(id, frozen) {
      const { refused } = await ask({ intent: frozen ? 'freeze' : 'unfreeze', id }, formTexts.saveFailed);
      // What can be done with its answers has changed, too.
      if (refused === undefined) await load();
      return refused;
    },
    async loadMore() {
      const more = page?.next ? await fetchPage(page.next) : undefined;
      if (!more) return sayFailed();
      setPage((now) => ({ ...more, threads: joinThreads(now?.threads ?? [], more.threads) }));
    },
    async loadEarlier({ id, earlier = '' }) {
      const more = await fetchJson(`${address}?${new URLSearchParams({ answers: id, after: earlier })}`, loadAnswersContract);
      if (!more) return sayFailed();
      setPage((now) => now && { ...now, threads: withEarlier(now.threads, id, more) });
    },
    retry: () => void load(),
  };
}

/** What came of a change: why it was refused, or whether the comment waits now. */
type Asked = { refused: string; waits?: undefined } | { refused?: undefined; waits: boolean };

const loadPageContract = async () => (await import('../comment.contract')).commentPage;
const loadAnswersContract = async () => (await import('../comment.contract')).answerPage;

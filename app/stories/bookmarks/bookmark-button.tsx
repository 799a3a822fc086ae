import { BookmarkCheck, BookmarkPlus } from 'lucide-react';
import { href, useFetcher, useLocation } from 'react-router';
import { formProblem } from '~/platform/forms/form-problem';
import { Button } from '~/ui/actions/button';
import { bookmarkTexts as texts } from './texts';

interface BookmarkReply {
  result?: unknown;
  form?: { error?: Record<string, string[] | null> | null };
}

/** Bookmarks a story for the viewer, or takes the bookmark out; a form that works without script. */
export default function BookmarkButton({ storyId, bookmarked }: { storyId: string; bookmarked: boolean }) {
  const { pathname, search } = useLocation();
  const back = pathname + search;
  const fetcher = useFetcher<BookmarkReply | null>();
  const asked = fetcher.formData?.get('intent');
  const shown = asked ? asked === 'bookmark' : bookmarked;
  const idle = fetcher.state === 'idle';
  const isDone = idle && Boolean(fetcher.data?.result);
  const problem = idle && fetcher.data && !fetcher.data.result && formProblem(fetcher.data.form);
  const Mark = shown ? BookmarkCheck : BookmarkPlus;
  return (
    <fetcher.Form method="post" action={href('/profile')} className="print:hidden">
      <input type="hidden" name="storyId" value={storyId} />
      <input type="hidden" name="back" value={back} />
      <input type="hidden" name="intent" value={shown ? 'remove-bookmark' : 'bookmark'} />
      <Button type="submit" variant="quiet" size="sm" aria-pressed={shown} pending={!idle} className="min-h-11">
        <Mark aria-hidden="true" />
        <span className="max-sm:sr-only">{texts.add}</span>
      </Button>
      <span role="status" className="sr-only">
        {isDone && (shown ? texts.isAdded : texts.isRemoved)}
      </span>
      {problem && (
        <p role="alert" className="mt-2 text-sm font-medium text-vermilion">
          {problem}
        </p>
      )}
    </fetcher.Form>
  );
}

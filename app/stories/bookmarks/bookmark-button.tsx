import { BookmarkCheck, BookmarkPlus } from 'lucide-react';
import { href, useLocation } from 'react-router';
import { useToggleForm } from '~/platform/forms/use-toggle-form';
import { Button } from '~/ui/actions/button';
import { bookmarkTexts as texts } from './texts';

export interface BookmarkButtonProps {
  storyId: string;
  bookmarked: boolean;
  /** Whether its word is shown on phones, too. */
  labelled?: boolean;
}

/** Bookmarks a story for the viewer, or takes the bookmark out; a form that works without script. */
export default function BookmarkButton({ storyId, bookmarked, labelled = false }: BookmarkButtonProps) {
  const { pathname, search } = useLocation();
  const back = pathname + search;
  const { Form, shown, intent, pending, isDone, problem } = useToggleForm(bookmarked, ['bookmark', 'remove-bookmark'], texts.failed);
  const Mark = shown ? BookmarkCheck : BookmarkPlus;
  return (
    <Form method="post" action={href('/profile')} className="print:hidden">
      <input type="hidden" name="storyId" value={storyId} />
      <input type="hidden" name="back" value={back} />
      <input type="hidden" name="intent" value={intent} />
      <Button type="submit" variant="quiet" size="sm" aria-pressed={shown} pending={pending} className="min-h-11">
        <Mark aria-hidden="true" />
        <span className={labelled ? undefined : 'max-sm:sr-only'}>{texts.add}</span>
      </Button>
      <span role="status" className="sr-only">
        {isDone && (shown ? texts.isAdded : texts.isRemoved)}
      </span>
      {problem && (
        <p role="alert" className="mt-2 text-sm font-medium text-vermilion">
          {problem}
        </p>
      )}
    </Form>
  );
}

import type { LucideIcon } from 'lucide-react';
import { href, useLocation } from 'react-router';
import { useToggleForm } from '~/platform/forms/use-toggle-form';
import { Button } from '~/ui/actions/button';
import { FormError } from '~/ui/states/form-error';

export interface KeepButtonProps {
  storyId: string;
  kept: boolean;
  /** What the form is sent for: to keep it, and to do so no longer. */
  intents: readonly [string, string];
  icons: { off: LucideIcon; on: LucideIcon };
  texts: { add: string; isAdded: string; isRemoved: string; failed: string };
  /** Whether its words are shown on phones, too. */
  labelled?: boolean;
}

/** Keeps a story in one of the viewer's lists, or takes it out; a form that works without script. */
export function KeepButton({ storyId, kept, intents, icons, texts, labelled = false }: KeepButtonProps) {
  const { pathname, search } = useLocation();
  const back = pathname + search;
  const { Form, shown, intent, pending, isDone, problem } = useToggleForm(kept, intents, texts.failed);
  const Mark = shown ? icons.on : icons.off;
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
      <FormError className="mt-2">{problem}</FormError>
    </Form>
  );
}

import type { SubmissionResult } from '@conform-to/react';
import { useId, useRef } from 'react';
import { Form, useNavigation } from 'react-router';
import { Button } from '~/ui/actions/button';
import { controlStyle } from '~/ui/fields/field-frame';
import { FormError } from '~/ui/states/form-error';
import { useClearedWhenSent } from '../../../chapters/form/use-cleared-when-sent';
import { useFormDraft } from '../../../chapters/form/use-form-draft';
import { MAX_WORDING } from '../note-rules';
import { isBoxOf } from '../notes';
import { noteTexts as texts } from '../texts';

interface WordingFormProps {
  playerId: string;
  /** Chosen by the page, so that sending it twice proposes once. */
  id: string;
  chapterId: string;
  about: { at: number; quote: string };
  /** The paragraph as it is stored. */
  source: string;
  /** The reply to the last form that had no effect. */
  reply: SubmissionResult<string[]> | undefined;
}

/** Proposes another wording for a paragraph, which its reader changes in a box. */
export function WordingForm({ playerId, id, chapterId, about, source, reply }: WordingFormProps) {
  const form = useRef<HTMLFormElement>(null);
  const base = useId();
  const returned = reply?.initialValue;
  const isOwn = isBoxOf(returned, { intent: 'propose', at: about.at });
  const problems = isOwn ? [...(reply?.error?.[''] ?? []), ...(reply?.error?.wording ?? []), ...(reply?.error?.text ?? [])] : [];
  const isRefused = problems.length > 0;
  const pending = useNavigation().formData?.get('intent') === 'propose';
  const { forget } = useFormDraft(form, { playerId, key: `wording:${chapterId}:${about.quote.slice(0, 60)}`, names: ['wording', 'text'] });
  const onSubmit = useClearedWhenSent(id, isRefused, () => {
    form.current?.reset();
    forget();
  });
  return (
    <details open={isOwn || undefined}>
      <summary className="min-h-9 cursor-pointer content-center px-1 text-sm font-medium">{texts.propose}</summary>
      <Form ref={form} method="post" preventScrollReset onSubmit={onSubmit} className="grid gap-3 pt-2">
        <input type="hidden" name="intent" value="propose" />
        <input type="hidden" name="id" value={id} />
        <input type="hidden" name="chapter" value={chapterId} />
        <input type="hidden" name="at" value={about.at} />
        <textarea name="replaces" readOnly hidden defaultValue={source} />
        <label htmlFor={`${base}-wording`} className="text-sm font-medium">
          {texts.wording}
        </label>
        <textarea
          id={`${base}-wording`}
          name="wording"
          dir="auto"
          maxLength={MAX_WORDING}
          defaultValue={isOwn ? String(returned?.wording ?? '') : source}
          aria-invalid={isRefused || undefined}
          aria-describedby={isRefused ? `${base}-error` : undefined}
          className={`${controlStyle} field-sizing-content min-h-28 max-h-[60dvh] py-2.5 font-prose`}
        />
        <label htmlFor={`${base}-why`} className="text-sm font-medium">
          {texts.why}
        </label>
        <textarea
          id={`${base}-why`}
          name="text"
          dir="auto"
          defaultValue={isOwn ? String(returned?.text ?? '') : ''}
          className={`${controlStyle} field-sizing-content min-h-16 max-h-[40dvh] py-2.5`}
        />
        <FormError id={`${base}-error`}>{problems.join(' ')}</FormError>
        <Button type="submit" size="sm" variant="outline" className="justify-self-start" pending={pending}>
          {texts.sendWording}
        </Button>
      </Form>
    </details>
  );
}

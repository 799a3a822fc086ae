import type { SubmissionResult } from '@conform-to/react';
import { useId, useRef } from 'react';
import { Form, useNavigation } from 'react-router';
import { Button } from '~/ui/actions/button';
import { controlStyle } from '~/ui/fields/field-frame';
import { FormError } from '~/ui/states/form-error';
import { useClearedWhenSent } from '../../../chapters/form/use-cleared-when-sent';
import { useFormDraft } from '../../../chapters/form/use-form-draft';
import { MAX_NOTE_TEXT } from '../note-rules';
import { isBoxOf } from '../notes';

/** By how much of its paragraph what is typed is kept on the device, in characters. */
const KEY = 60;

interface NoteFormProps {
  intent: 'note' | 'answer';
  playerId: string;
  /** Chosen by the page, so that sending it twice writes one note. */
  id: string;
  chapterId: string;
  /** What it is about. */
  about: { at: number; quote: string } | { answers: string };
  labels: { text: string; placeholder?: string; send: string };
  /** The reply to the last form that had no effect. */
  reply: SubmissionResult<string[]> | undefined;
}

/** The box to write a note or an answer in. Refused words stay in it, and on the device until they are sent. */
export function NoteForm({ intent, playerId, id, chapterId, about, labels, reply }: NoteFormProps) {
  const form = useRef<HTMLFormElement>(null);
  const error = useId();
  const place = 'answers' in about ? about.answers : about.quote;
  const returned = reply?.initialValue;
  const isOwn = 'answers' in about ? returned?.answers === about.answers : isBoxOf(returned, { intent: 'note', at: about.at });
  const problems = isOwn ? [...(reply?.error?.[''] ?? []), ...(reply?.error?.text ?? [])] : [];
  const pending = useNavigation().formData?.get('id') === id;
  const { forget } = useFormDraft(form, { playerId, key: `beta:${chapterId}:${place.slice(0, KEY)}`, names: ['text'] });
  const area = useRef<HTMLTextAreaElement>(null);
  const isRefused = problems.length > 0;
  const onSubmit = useClearedWhenSent(id, isRefused, () => {
    if (area.current) area.current.value = '';
    forget();
  });
  return (
    <Form ref={form} method="post" preventScrollReset onSubmit={onSubmit} className="grid gap-3">
      <input type="hidden" name="intent" value={intent} />
      <input type="hidden" name="id" value={id} />
      <input type="hidden" name="chapter" value={chapterId} />
      {Object.entries(about).map(([name, value]) => (
        <input key={name} type="hidden" name={name} value={value} />
      ))}
      <textarea
        ref={area}
        name="text"
        dir="auto"
        aria-label={labels.text}
        placeholder={labels.placeholder}
        maxLength={MAX_NOTE_TEXT}
        defaultValue={isOwn ? String(returned?.text ?? '') : ''}
        aria-invalid={isRefused || undefined}
        aria-describedby={isRefused ? error : undefined}
        className={`${controlStyle} field-sizing-content min-h-20 max-h-[50dvh] py-2.5`}
      />
      <FormError id={error}>{problems.join(' ')}</FormError>
      <Button type="submit" size="sm" variant="outline" className="justify-self-start" pending={pending}>
        {labels.send}
      </Button>
    </Form>
  );
}

import { useForm } from '@conform-to/react';
import { type FormEvent, useRef, useState } from 'react';
import { Button } from '~/ui/actions/button';
import { TextAreaField } from '~/ui/fields/text-area-field';
import { TextField } from '~/ui/fields/text-field';
import { Notice } from '~/ui/states/notice';
import { MAX_CHAPTER } from '../limits';
import type { ChapterFields } from '../stories/forms';
import type { TaskReply } from '../story-page/task-reply';
import { useHydrated, useTask } from '../story-page/use-task';
import { formTexts, readingTexts } from '../texts';
import { useFormDraft } from './use-form-draft';
import { WritingPreview } from './writing-preview';

export interface ChapterFormProps {
  intent: 'publish' | 'add-chapter' | 'edit-chapter';
  /** Where the form is sent. */
  action: string;
  playerId: string;
  /** Identifies the draft, so that it is restored when the form opens again. */
  draftKey: string;
  defaults: ChapterFields;
  labels: { title: string; content: string; submit: string; pending: string };
  /** What was sent without script and refused. */
  returned?: TaskReply | undefined;
  onCancel?: (() => void) | undefined;
}

const NAMES = ['id', 'base', 'title', 'content'];

/** Title and text of a story or a chapter, stored on the device until the server has them. */
export function ChapterForm({ intent, action, playerId, draftKey, defaults, labels, returned, onCancel }: ChapterFormProps) {
  const element = useRef<HTMLFormElement>(null);
  const forget = useFormDraft(element, { playerId, key: draftKey, names: NAMES });
  const { Form, reply = returned, pending } = useTask(forget);
  const hydrated = useHydrated();
  const [refused, setRefused] = useState<string>();
  const [content, setContent] = useState(defaults.content);
  const [form, fields] = useForm<ChapterFields>({
    id: `${intent}-form`,
    defaultValue: defaults,
    lastResult: pending ? null : reply?.result ? null : reply?.form,
  });

  const check = (event: FormEvent<HTMLFormElement>) => {
    const text = new FormData(event.currentTarget).get('content');
    const tooLong = String(text).replaceAll('\r\n', '\n').length > MAX_CHAPTER;
    setRefused(tooLong ? formTexts.chapterTooLong : undefined);
    if (tooLong) return event.preventDefault();
    form.onSubmit(event);
  };
  const problem = refused ?? (reply?.offline ? formTexts.saveFailed : form.errors?.join(' '));

  return (
    <Form
      ref={element}
      id={form.id}
      method="post"
      action={action}
      noValidate
      onSubmit={check}
      onInput={(event) => {
        if (event.target instanceof HTMLTextAreaElement) setContent(event.target.value);
      }}
      className="grid gap-5"
    >
      {problem && <Notice tone="error">{problem}</Notice>}
      <input type="hidden" name="intent" value={intent} />
      <input type="hidden" name="id" defaultValue={defaults.id} />
      {defaults.base !== undefined && <input type="hidden" name="base" defaultValue={defaults.base} />}
      {hydrated && <input type="hidden" name="script" value="1" />}
      <TextField field={fields.title} label={labels.title} dir="auto" />
      <TextAreaField field={fields.content} label={labels.content} hint={readingTexts.markdown} rows={10} dir="auto" />
      <WritingPreview text={content} />
      <div className="flex flex-wrap justify-end gap-3">
        {onCancel && (
          <Button variant="outline" onClick={onCancel}>
            Cancel
          </Button>
        )}
        <Button type="submit" pending={pending} pendingText={labels.pending}>
          {labels.submit}
        </Button>
      </div>
    </Form>
  );
}

import { useForm } from '@conform-to/react';
import { UNSENT_TEXT } from '~/platform/requests/unsent-text';
import { Button } from '~/ui/actions/button';
import { TextField } from '~/ui/fields/text-field';
import { Notice } from '~/ui/states/notice';
import type { TaskReply } from './task-reply';
import { storyPageTexts } from './texts';
import { useHydrated, useTask } from './use-task';

interface TitleFormProps {
  action: string;
  title: string;
  returned: TaskReply | undefined;
  onCancel: () => void;
}

/** The form to rename a story. */
export function TitleForm({ action, title, returned, onCancel }: TitleFormProps) {
  const { Form, reply = returned, unsent, pending } = useTask();
  const hydrated = useHydrated();
  const [form, fields] = useForm<{ title: string }>({
    id: 'title-form',
    defaultValue: { title },
    lastResult: pending || reply?.result ? null : reply?.form,
  });
  const problem = unsent ? UNSENT_TEXT : form.errors?.join(' ');
  return (
    <Form id={form.id} method="post" action={action} noValidate onSubmit={form.onSubmit} className="grid gap-5">
      {problem && <Notice tone="error">{problem}</Notice>}
      <input type="hidden" name="intent" value="title" />
      {hydrated && <input type="hidden" name="script" value="1" />}
      <TextField field={fields.title} label={storyPageTexts.title} dir="auto" />
      <div className="flex flex-wrap justify-end gap-3">
        <Button variant="outline" onClick={onCancel}>
          {storyPageTexts.cancel}
        </Button>
        <Button type="submit" pending={pending} pendingText={storyPageTexts.saving}>
          {storyPageTexts.saveTitle}
        </Button>
      </div>
    </Form>
  );
}

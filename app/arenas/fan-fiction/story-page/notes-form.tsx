import { useForm } from '@conform-to/react';
import { UNSENT_TEXT } from '~/platform/requests/unsent-text';
import { NoteBoxes } from '~/stories/notes/note-boxes';
import type { Notes } from '~/stories/notes/notes';
import { Button } from '~/ui/actions/button';
import { Notice } from '~/ui/states/notice';
import type { TaskReply } from './task-reply';
import { storyPageTexts } from './texts';
import { useHydrated, useTask } from './use-task';

interface NotesFormProps {
  action: string;
  chapter: { id: string } & Notes;
  returned: TaskReply | undefined;
  onCancel: () => void;
}

/** The form for what an author says before and after a chapter. */
export function NotesForm({ action, chapter, returned, onCancel }: NotesFormProps) {
  const { Form, reply = returned, unsent, pending } = useTask();
  const hydrated = useHydrated();
  const { id, noteBefore, noteAfter } = chapter;
  const [form, fields] = useForm<Notes>({
    id: 'notes-form',
    defaultValue: { noteBefore, noteAfter },
    lastResult: pending || reply?.result ? null : reply?.form,
  });
  const problem = unsent ? UNSENT_TEXT : form.errors?.join(' ');
  return (
    <Form id={form.id} method="post" action={action} noValidate onSubmit={form.onSubmit} className="grid gap-5">
      {problem && <Notice tone="error">{problem}</Notice>}
      <input type="hidden" name="intent" value="notes" />
      <input type="hidden" name="id" value={id} />
      {hydrated && <input type="hidden" name="script" value="1" />}
      <NoteBoxes fields={fields} of="ofChapter" />
      <div className="flex flex-wrap justify-end gap-3">
        <Button variant="outline" onClick={onCancel}>
          {storyPageTexts.cancel}
        </Button>
        <Button type="submit" pending={pending} pendingText={storyPageTexts.saving}>
          {storyPageTexts.saveNotes}
        </Button>
      </div>
    </Form>
  );
}

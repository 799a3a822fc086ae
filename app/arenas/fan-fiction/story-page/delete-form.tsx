import { formProblem } from '~/platform/forms/form-problem';
import { UNSENT_TEXT } from '~/platform/requests/unsent-text';
import { Button } from '~/ui/actions/button';
import { Notice } from '~/ui/states/notice';
import { formTexts } from '../texts';
import { storyPageTexts } from './texts';
import { useTask } from './use-task';

interface DeleteFormProps {
  action: string;
  /** The chapter to delete; undefined: the whole story. */
  chapterId?: string | undefined;
  onCancel(): void;
}

/** Asks before a story or a chapter is deleted. The server redirects, because the current page may no longer exist. */
export function DeleteForm({ action, chapterId, onCancel }: DeleteFormProps) {
  const { Form, reply, unsent, pending } = useTask();
  const problem = unsent ? UNSENT_TEXT : formProblem(reply?.form);
  return (
    <Form method="post" action={action} className="grid gap-5">
      {problem && <Notice tone="error">{problem}</Notice>}
      <p className="text-muted">{chapterId ? formTexts.deleteChapter : formTexts.deleteStory}</p>
      <input type="hidden" name="intent" value={chapterId ? 'delete-chapter' : 'delete'} />
      {chapterId && <input type="hidden" name="id" value={chapterId} />}
      <div className="flex flex-wrap justify-end gap-3">
        <Button variant="outline" onClick={onCancel}>
          {storyPageTexts.cancel}
        </Button>
        <Button type="submit" variant="danger" pending={pending} pendingText={storyPageTexts.deleting}>
          {storyPageTexts.remove}
        </Button>
      </div>
    </Form>
  );
}

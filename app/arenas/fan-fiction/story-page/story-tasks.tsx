import { useNavigate } from 'react-router';
import { ChapterForm } from '../chapters/lazy-chapter-form';
import { CommentRuleForm } from './comment-rule-form';
import { DeleteForm } from './delete-form';
import type { StoryReply } from './story-actions.server';
import type { StoryData } from './story-data.server';
import { TaskFrame } from './task-frame';
import { storyPageTexts } from './texts';
import { TitleForm } from './title-form';

interface StoryTasksProps extends Pick<StoryData, 'story' | 'viewer' | 'task' | 'chapterForm' | 'askedDraft' | 'drafts'> {
  reply: StoryReply | undefined;
  /** The address of the page without a task. */
  address: string;
}

const titles = {
  add: 'Add New Chapter',
  edit: 'Edit Chapter',
  title: storyPageTexts.editTitleHeading,
  comments: 'Comments on this story',
  delete: 'Delete this story?',
  'delete-chapter': 'Delete this chapter?',
};

/** The author's task named in the page's address. */
export function StoryTasks({ story, viewer, task, chapterForm, askedDraft, drafts, reply, address }: StoryTasksProps) {
  const navigate = useNavigate();
  if (!task || !viewer) return null;
  const close = () => void navigate(address, { replace: true, preventScrollReset: true });
  const action = `${address}${address.includes('?') ? '&' : '?'}do=${task}`;
  const listed = drafts.map(({ id }) => id);
  const returned = reply?.intent === undefined || reply.intent === 'comment' ? undefined : reply;
  const form = { action, playerId: viewer.id, returned, onCancel: close };
  return (
    <TaskFrame title={titles[task]} isDesk={task === 'add' || task === 'edit'} onClose={close}>
      {task === 'add' && (
        <ChapterForm
          {...form}
          key={askedDraft}
          intent="add-chapter"
          draftKey={`add:${story.id}`}
          place={{ kind: 'chapter', storyId: story.id }}
          defaults={chapterForm}
          listed={listed}
          labels={{ title: storyPageTexts.chapterTitle, content: 'Chapter Content', submit: 'Add Chapter', pending: 'Adding...' }}
        />
      )}
      {task === 'edit' && chapterForm.base !== undefined && (
        <ChapterForm
          {...form}
          intent="edit-chapter"
          draftKey={`edit:${chapterForm.id}`}
          place={{ kind: 'edit', storyId: story.id }}
          defaults={chapterForm}
          listed={listed}
          labels={{ title: storyPageTexts.chapterTitle, content: 'Chapter Content', submit: 'Save Chapter', pending: 'Saving...' }}
        />
      )}
      {task === 'title' && <TitleForm action={action} title={story.title} returned={returned} onCancel={close} />}
      {task === 'comments' && <CommentRuleForm action={action} rule={story.commentRule} onCancel={close} />}
      {task === 'delete' && <DeleteForm action={action} onCancel={close} />}
      {task === 'delete-chapter' && <DeleteForm action={action} chapterId={story.chapter.id} onCancel={close} />}
    </TaskFrame>
  );
}

import { useNavigate } from 'react-router';
import { ChapterForm } from '../chapters/form/lazy-chapter-form';
import type { StoryTask } from '../stories/story-links';
import { CommentRuleForm } from './comment-rule-form';
import { DeleteForm } from './delete-form';
import { NotesForm } from './notes-form';
import type { StoryReply } from './story-actions.server';
import type { StoryData } from './story-data.server';
import { TaskFrame } from './task-frame';
import { storyPageTexts } from './texts';
import { TitleForm } from './title-form';

interface StoryTasksProps extends Pick<StoryData, 'story' | 'viewer' | 'chapterForm' | 'askedDraft' | 'drafts' | 'holder'> {
  task: StoryTask;
  reply: StoryReply | undefined;
  /** The address of the page without a task. */
  address: string;
}

/** The author's task named in the page's address. */
export default function StoryTasks({ story, viewer, task, chapterForm, askedDraft, drafts, holder, reply, address }: StoryTasksProps) {
  const navigate = useNavigate();
  if (!viewer) return null;
  const close = () => void navigate(address, { replace: true, preventScrollReset: true });
  const action = `${address}${address.includes('?') ? '&' : '?'}do=${task}`;
  const listed = drafts.map(({ id }) => id);
  const returned = reply?.intent === undefined || reply.intent === 'comment' ? undefined : reply;
  const form = { action, playerId: viewer.id, holder, joint: story.joint, returned, onCancel: close };
  return (
    <TaskFrame title={storyPageTexts.tasks[task]} isDesk={task === 'add' || task === 'edit'} onClose={close}>
      {task === 'add' && (
        <ChapterForm
          {...form}
          key={askedDraft}
          intent="add-chapter"
          draftKey={`add:${story.id}`}
          place={{ kind: 'chapter', storyId: story.id }}
          defaults={chapterForm}
          listed={listed}
          labels={{
            title: storyPageTexts.chapterTitle,
            content: storyPageTexts.chapterContent,
            submit: storyPageTexts.submitChapter,
            pending: storyPageTexts.submittingChapter,
          }}
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
          labels={{
            title: storyPageTexts.chapterTitle,
            content: storyPageTexts.chapterContent,
            submit: storyPageTexts.saveChapter,
            pending: storyPageTexts.saving,
          }}
        />
      )}
      {task === 'notes' && <NotesForm action={action} chapter={story.chapter} returned={returned} onCancel={close} />}
      {task === 'title' && <TitleForm action={action} title={story.title} returned={returned} onCancel={close} />}
      {task === 'comments' && (
        <CommentRuleForm
          action={action}
          rule={story.commentRule}
          visitors={story.letsVisitors ?? false}
          foldsPassages={story.passagesFolded}
          onCancel={close}
        />
      )}
      {task === 'delete' && <DeleteForm action={action} onCancel={close} />}
      {task === 'delete-chapter' && <DeleteForm action={action} chapterId={story.chapter.id} onCancel={close} />}
    </TaskFrame>
  );
}

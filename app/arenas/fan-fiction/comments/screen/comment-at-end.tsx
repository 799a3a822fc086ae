import { useNavigate } from 'react-router';
import { randomId } from '~/platform/ids/random-id';
import { useToast } from '~/ui/toasts/use-toast';
import type { FanStory } from '../../reading/reading.contract';
import type { FanStoryPage } from '../../stories/fan-story';
import { storyViewAddress } from '../../stories/story-links';
import { formTexts, readingTexts } from '../../texts';
import { VisitorAtEnd } from '../visitors/lazy-visitor-box';
import { CommentBox } from './comment-box';
import { sendComment } from './send-comment';
import { SignInLine } from './sign-in-line';
import { screenTexts } from './texts';

export interface CommentAtEndProps {
  story: Pick<FanStory, 'id' | 'chapter' | 'commentRule' | 'letsVisitors' | 'own'> & Pick<FanStoryPage, 'commentAs'>;
  viewer: { id: string } | undefined;
}

/** The box to comment on the chapter that has just been read, without its comments: they are shown once one is sent. */
export function CommentAtEnd({ story, viewer }: CommentAtEndProps) {
  const { id: storyId, chapter, commentRule, own } = story;
  const toast = useToast();
  const navigate = useNavigate();
  if (commentRule === 'none') return null;
  const address = storyViewAddress(storyId, { chapter: chapter.number, comments: true });
  if (!viewer && story.letsVisitors) return <VisitorAtEnd {...{ storyId, chapterId: chapter.id, address }} />;
  if (!viewer) return <SignInLine to={address} />;
  const post = async (text: string) => {
    const answer = await sendComment(storyId, { intent: 'post', id: randomId(), chapter: chapter.id, text });
    if (!answer?.ok) return answer?.text ?? formTexts.commentFailed;
    const { title, text: description } = answer.comment?.waiting ? readingTexts.commentWaits : readingTexts.commentAdded;
    toast({ title, description, tone: 'success' });
    await navigate(`${address}#comments`);
    return undefined;
  };
  return (
    <div className="grid gap-2">
      <CommentBox
        key={chapter.id}
        playerId={viewer.id}
        draftKey={`comment:${chapter.id}`}
        label={screenTexts.writeAComment}
        placeholder={story.commentAs ?? screenTexts.commentPlaceholder}
        submit={screenTexts.postComment}
        plain={{ address, chapterId: chapter.id }}
        post={post}
      />
      {commentRule === 'approved' && !own && <p className="text-sm text-muted">{readingTexts.commentsWait}</p>}
    </div>
  );
}

import { useNavigate } from 'react-router';
import { randomId } from '~/platform/ids/random-id';
import { useToast } from '~/ui/toasts/use-toast';
import { formTexts } from '../../texts';
import { sendComment } from '../screen/send-comment';
import { visitorTexts as texts } from './texts';
import VisitorBox from './visitor-box';

interface VisitorAtEndProps {
  storyId: string;
  chapterId: string;
  /** The page with the comments on the chapter. */
  address: string;
}

/** The box of a visitor below the chapter that has just been read; its comments are shown once one is sent. */
export default function VisitorAtEnd({ storyId, chapterId, address }: VisitorAtEndProps) {
  const toast = useToast();
  const navigate = useNavigate();
  const post = async (text: string, name: string) => {
    const answer = await sendComment(storyId, { intent: 'post', id: randomId(), chapter: chapterId, text, name });
    if (!answer?.ok) return answer?.text ?? formTexts.commentFailed;
    const { title, text: description } = texts.sent;
    toast({ title, description, tone: 'success' });
    await navigate(`${address}#comments`);
    return undefined;
  };
  return <VisitorBox {...{ address, chapterId, post }} />;
}

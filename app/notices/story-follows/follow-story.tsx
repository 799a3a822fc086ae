import { Bell, BellRing } from 'lucide-react';
import { href } from 'react-router';
import { useToggleForm } from '~/platform/forms/use-toggle-form';
import { Button } from '~/ui/actions/button';
import { FormError } from '~/ui/states/form-error';
import { storyFollowTexts } from './texts';

interface FollowStoryProps {
  storyId: string;
  followed: boolean;
  /** Whether it stands in a row of smaller actions. */
  quiet?: boolean;
}

/** Follows a story: its reader is notified of new chapters and of stories that continue it. It needs no script. */
export default function FollowStory({ storyId, followed, quiet = false }: FollowStoryProps) {
  const { Form, shown, intent, pending, problem } = useToggleForm(followed, ['follow', 'unfollow'], storyFollowTexts.failed);
  const Icon = shown ? BellRing : Bell;
  return (
    <Form method="post" action={href('/story/:storyId/follow', { storyId })}>
      <input type="hidden" name="intent" value={intent} />
      <Button
        type="submit"
        {...(quiet ? { variant: 'quiet', size: 'sm', className: 'min-h-11' } : { variant: 'outline' })}
        pending={pending}
      >
        <Icon aria-hidden="true" className="size-5" />
        {shown ? storyFollowTexts.unfollow : storyFollowTexts.follow}
      </Button>
      <span role="status" className="sr-only">
        {shown ? storyFollowTexts.followed : ''}
      </span>
      <FormError className="mt-2">{problem}</FormError>
    </Form>
  );
}

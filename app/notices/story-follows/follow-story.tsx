import { Bell, BellRing } from 'lucide-react';
import { href, useFetcher } from 'react-router';
import { Button } from '~/ui/actions/button';
import type { action } from './follow.route';
import { storyFollowTexts } from './texts';

interface FollowStoryProps {
  storyId: string;
  followed: boolean;
}

/** Follows a story: its reader is told of new chapters and of stories that continue it. It needs no script. */
export default function FollowStory({ storyId, followed }: FollowStoryProps) {
  const fetcher = useFetcher<typeof action>();
  const asked = fetcher.formData?.get('intent');
  const shown = asked ? asked === 'follow' : followed;
  const refused = fetcher.state === 'idle' && fetcher.data && !fetcher.data.result ? fetcher.data.form.error?.['']?.[0] : undefined;
  const Icon = shown ? BellRing : Bell;
  return (
    <fetcher.Form method="post" action={href('/story/:storyId/follow', { storyId })}>
      <input type="hidden" name="intent" value={shown ? 'unfollow' : 'follow'} />
      <Button type="submit" variant="outline" pending={fetcher.state !== 'idle'}>
        <Icon aria-hidden="true" className="size-5" />
        {shown ? 'Unfollow this story' : 'Follow this story'}
      </Button>
      <span role="status" className="sr-only">
        {shown ? storyFollowTexts.followed : ''}
      </span>
      {fetcher.state === 'idle' && fetcher.data && !fetcher.data.result && (
        <p role="alert" className="mt-2 text-sm font-medium text-vermilion">
          {refused ?? storyFollowTexts.failed}
        </p>
      )}
    </fetcher.Form>
  );
}

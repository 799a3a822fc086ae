import { Bell, BellRing } from 'lucide-react';
import { Form, useLocation, useNavigation } from 'react-router';
import { Button } from '~/ui/actions/button';
import type { Narrowing } from '../narrowing.server';
import { followedSearchTexts as texts } from './texts';

/** Follows the search that a list shows, or no longer; a plain form. */
export default function FollowSearch({ query, followed }: NonNullable<Narrowing['toFollow']>) {
  const { pathname, search } = useLocation();
  const intent = followed ? 'unfollow-search' : 'follow-search';
  const pending = useNavigation().formData?.get('intent') === intent;
  const Icon = followed ? BellRing : Bell;
  return (
    <Form method="post" action="/profile?tab=notifications" preventScrollReset className="flex flex-wrap items-center gap-x-4 gap-y-1">
      <input type="hidden" name="search" value={query} />
      <input type="hidden" name="back" value={pathname + search} />
      <Button type="submit" name="intent" value={intent} variant="outline" size="sm" className="min-h-11" pending={pending}>
        <Icon aria-hidden="true" className="size-4" />
        {followed ? texts.unfollow : texts.follow}
      </Button>
      <span role="status" className="text-sm text-muted empty:-ml-4">
        {followed && texts.followed}
      </span>
    </Form>
  );
}

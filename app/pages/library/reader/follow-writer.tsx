import { useFetcher } from 'react-router';
import { Button } from '~/ui/actions/button';

/** Follows the writer without leaving the page; without script it leads to theirs. */
export default function FollowWriter({ address, name, followed }: { address: string; name: string; followed: boolean }) {
  const fetcher = useFetcher<{ result?: string }>();
  const asked = fetcher.formData?.get('intent');
  const shown = asked ? asked === 'follow' : followed;
  return (
    <fetcher.Form method="post" action={address}>
      <input type="hidden" name="intent" value={shown ? 'unfollow' : 'follow'} />
      <Button type="submit" variant="outline" pending={fetcher.state !== 'idle'}>
        {shown ? 'Unfollow' : 'Follow'}
        <span className="sr-only"> {name}</span>
      </Button>
      <span role="status" className="sr-only">
        {shown ? 'You follow this writer.' : ''}
      </span>
      {fetcher.state === 'idle' && fetcher.data && !fetcher.data.result && (
        <p role="alert" className="mt-2 text-sm font-medium text-vermilion">
          That did not work. Please try again.
        </p>
      )}
    </fetcher.Form>
  );
}

import { useToggleForm } from '~/platform/forms/use-toggle-form';
import { Button } from '~/ui/actions/button';

/** Follows the writer without leaving the page; without script it leads to theirs. */
export default function FollowWriter({ address, name, followed }: { address: string; name: string; followed: boolean }) {
  const { Form, shown, intent, pending, problem } = useToggleForm(followed, ['follow', 'unfollow'], 'That did not work. Please try again.');
  return (
    <Form method="post" action={address}>
      <input type="hidden" name="intent" value={intent} />
      <Button type="submit" variant="outline" pending={pending}>
        {shown ? 'Unfollow' : 'Follow'}
        <span className="sr-only"> {name}</span>
      </Button>
      <span role="status" className="sr-only">
        {shown ? 'You follow this writer.' : ''}
      </span>
      {problem && (
        <p role="alert" className="mt-2 text-sm font-medium text-vermilion">
          {problem}
        </p>
      )}
    </Form>
  );
}

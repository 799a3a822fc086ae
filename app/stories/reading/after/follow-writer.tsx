import { useToggleForm } from '~/platform/forms/use-toggle-form';
import { Button } from '~/ui/actions/button';
import { FormError } from '~/ui/states/form-error';
import { withParts } from '~/ui/text/with-parts';
import { afterTexts as texts } from './texts';

/** Follows the writer without leaving the page; without script it leads to theirs. */
export default function FollowWriter({ address, name, followed }: { address: string; name: string; followed: boolean }) {
  const { Form, shown, intent, pending, problem } = useToggleForm(followed, ['follow', 'unfollow'], texts.followFailed);
  return (
    <Form method="post" action={address}>
      <input type="hidden" name="intent" value={intent} />
      <Button type="submit" variant="outline" pending={pending}>
        {withParts(shown ? texts.unfollow : texts.follow, { name: <span className="sr-only">{name}</span> })}
      </Button>
      <span role="status" className="sr-only">
        {shown ? texts.follows : ''}
      </span>
      <FormError className="mt-2">{problem}</FormError>
    </Form>
  );
}

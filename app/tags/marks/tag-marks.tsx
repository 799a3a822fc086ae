import { Form, href, useNavigation } from 'react-router';
import { Button } from '~/ui/actions/button';
import { TextLink } from '~/ui/actions/text-link';
import { FormError } from '~/ui/states/form-error';
import type { MarkIntent, TagMarks as Marks } from './tag-marks.server';
import { tagMarkTexts as texts } from './texts';

interface TagMarksProps {
  marks: Marks;
  /** Why the last press changed nothing. */
  error: string | undefined;
}

/** Follows a tag, hides its stories, and takes either back; plain forms. */
export function TagMarks({ marks: { followed, hidden }, error }: TagMarksProps) {
  return (
    <div className="mb-6 grid gap-2">
      <div className="flex flex-wrap items-center gap-3">
        {!hidden && <Mark intent={followed ? 'unfollow' : 'follow'} variant={followed ? 'outline' : 'gold'} />}
        {!followed && <Mark intent={hidden ? 'show' : 'hide'} variant={hidden ? 'outline' : 'quiet'} />}
        <TextLink to={href('/tags')}>{texts.own}</TextLink>
      </div>
      <p role="status" className="text-sm text-muted">
        {followed && texts.followed}
        {hidden && texts.hidden}
      </p>
      <FormError>{error}</FormError>
    </div>
  );
}

function Mark({ intent, variant }: { intent: MarkIntent; variant: 'gold' | 'outline' | 'quiet' }) {
  const pending = useNavigation().formData?.get('intent') === intent;
  return (
    // On a phone it has a row of its own, and begins where the others do.
    <Form method="post" preventScrollReset className={variant === 'quiet' ? 'max-sm:-ml-5' : undefined}>
      <input type="hidden" name="intent" value={intent} />
      <Button type="submit" variant={variant} pending={pending}>
        {texts[intent]}
      </Button>
    </Form>
  );
}

import { type SubmissionResult, useForm } from '@conform-to/react';
import { Form, useNavigation } from 'react-router';
import { FormErrors } from '~/accounts/screen/auth-page';
import { Button } from '~/ui/actions/button';
import { ButtonLink } from '~/ui/actions/button-link';
import { CheckCard } from '~/ui/fields/check-card';
import { RadioCard } from '~/ui/fields/radio-card';
import type { RatingFields } from './content-forms';
import { contentRatings, contentWarnings, type StoryContent, warningNames } from './content-rating';

interface RateContentProps extends StoryContent {
  cancelTo: string;
  form: SubmissionResult<string[]> | undefined;
}

/** Asks an author for a story's rating and warnings. */
export function RateContent({ rating, warnings, cancelTo, form: lastResult }: RateContentProps) {
  const busy = useNavigation().state === 'submitting';
  const [form] = useForm<RatingFields>({ id: 'content-rating', lastResult: busy ? null : lastResult });
  return (
    <Form method="post" id={form.id} onSubmit={form.onSubmit} noValidate className="flex flex-col gap-7">
      <FormErrors errors={form.errors} />
      <input type="hidden" name="intent" value="rate" />
      <fieldset className="grid gap-2">
        <legend className="mb-2 font-medium">Rating</legend>
        {Object.entries(contentRatings).map(([name, { label, hint }]) => (
          <RadioCard key={name} name="rating" value={name} defaultChecked={name === rating} label={label} hint={hint} />
        ))}
      </fieldset>
      <fieldset className="grid gap-2">
        <legend className="mb-2 font-medium">It tells of</legend>
        {warningNames.map((name) => (
          <CheckCard key={name} name="warnings" value={name} defaultChecked={warnings.includes(name)} label={contentWarnings[name]} />
        ))}
      </fieldset>
      <p className="flex flex-wrap gap-3">
        <Button type="submit" pending={busy} pendingText="Saving...">
          Save
        </Button>
        <ButtonLink to={cancelTo} variant="quiet">
          Cancel
        </ButtonLink>
      </p>
    </Form>
  );
}

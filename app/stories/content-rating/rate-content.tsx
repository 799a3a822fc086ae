import { type SubmissionResult, useForm } from '@conform-to/react';
import { Form, useNavigation } from 'react-router';
import { FormErrors } from '~/accounts/screen/auth-page';
import { Button } from '~/ui/actions/button';
import { ButtonLink } from '~/ui/actions/button-link';
import { ContentFields } from './content-fields';
import type { RatingFields } from './content-forms';
import type { StoryContent } from './content-rating';
import { rateContentTexts as texts } from './content-texts';

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
      <ContentFields rating={rating} warnings={warnings} />
      <p className="flex flex-wrap gap-3">
        <Button type="submit" pending={busy} pendingText={texts.saving}>
          {texts.save}
        </Button>
        <ButtonLink to={cancelTo} variant="quiet">
          {texts.cancel}
        </ButtonLink>
      </p>
    </Form>
  );
}

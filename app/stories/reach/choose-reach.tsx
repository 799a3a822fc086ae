import { type SubmissionResult, useForm } from '@conform-to/react';
import { Form, useNavigation } from 'react-router';
import { FormErrors } from '~/accounts/screen/auth-page';
import { Button } from '~/ui/actions/button';
import { ButtonLink } from '~/ui/actions/button-link';
import { TextLink } from '~/ui/actions/text-link';
import { CheckCard } from '~/ui/fields/check-card';
import { RadioCard } from '~/ui/fields/radio-card';
import { BackLink } from '~/ui/layout/back-link';
import { Card } from '~/ui/layout/card';
import { Page } from '~/ui/layout/page';
import { PageHeading } from '~/ui/layout/page-heading';
import { Notice } from '~/ui/states/notice';
import { type Reach, reaches } from './reach';
import { reachNames } from './reach-names';
import { reachTexts as texts } from './texts';

interface OwnStory {
  title: string;
  /** Its whole address. */
  link: string;
  reach: Reach;
  isSaved: boolean;
  may: { set: boolean; orphan: boolean };
}

interface ChooseReachProps {
  story: OwnStory;
  /** The story's. */
  address: string;
  /** The reply to the last form that had no effect. */
  form: SubmissionResult<string[]> | undefined;
}

/** Asks an author who reads their story, and says what each choice means. */
export function ChooseReach({ story, address, form }: ChooseReachProps) {
  const intent = form?.initialValue?.intent;
  return (
    <Page width="text">
      <p className="mb-4">
        <BackLink to={address}>{story.title}</BackLink>
      </p>
      <PageHeading title={reachNames.title} intro={texts.intro} />
      {story.isSaved && !form && (
        <p role="status" className="mb-6">
          {texts.saved} <TextLink to={address}>{texts.toStory}</TextLink>
        </p>
      )}
      {story.may.set ? (
        <ReachForm story={story} address={address} form={intent === 'orphan' ? undefined : form} />
      ) : (
        <Notice tone="info">{texts.notPossible}</Notice>
      )}
      {story.may.orphan && <OrphanForm form={intent === 'orphan' ? form : undefined} />}
    </Page>
  );
}

function ReachForm({ story, address, form: lastResult }: ChooseReachProps) {
  const busy = useNavigation().formData?.get('intent') === 'reach';
  const [form, fields] = useForm<{ reach: string }>({ id: 'reach', lastResult: busy ? null : lastResult });
  return (
    <Form method="post" id={form.id} onSubmit={form.onSubmit} noValidate className="flex flex-col gap-5">
      <FormErrors errors={[...(form.errors ?? []), ...(fields.reach.errors ?? [])]} />
      <fieldset className="grid gap-2">
        <legend className="sr-only">{texts.legend}</legend>
        {reaches.map((reach) => (
          <RadioCard key={reach} name="reach" value={reach} defaultChecked={reach === story.reach} {...texts.reaches[reach]} />
        ))}
      </fieldset>
      {story.reach === 'unlisted' && (
        <p className="text-sm text-muted wrap-anywhere">
          {texts.link}: <TextLink to={address}>{story.link}</TextLink>
        </p>
      )}
      <p className="flex flex-wrap gap-3">
        <Button type="submit" name="intent" value="reach" pending={busy} pendingText={texts.saving}>
          {texts.save}
        </Button>
        <ButtonLink to={address} variant="quiet">
          {texts.toStory}
        </ButtonLink>
      </p>
    </Form>
  );
}

/** Nothing brings a story back that was left, so it asks twice. */
function OrphanForm({ form: lastResult }: { form: SubmissionResult<string[]> | undefined }) {
  const busy = useNavigation().formData?.get('intent') === 'orphan';
  const [form, fields] = useForm<{ sure: string }>({ id: 'orphan', lastResult: busy ? null : lastResult });
  return (
    <Card as="section" aria-labelledby="leave" className="mt-12">
      <h2 id="leave" className="text-xl font-semibold">
        {texts.leave}
      </h2>
      <p className="mt-3">{texts.leaveText}</p>
      <p className="mt-3">
        {texts.takeAlong} <TextLink to="/profile/works">{texts.toWorks}</TextLink>
      </p>
      <Form method="post" id={form.id} onSubmit={form.onSubmit} noValidate className="mt-4 grid justify-items-start gap-3">
        <FormErrors errors={[...(form.errors ?? []), ...(fields.sure.errors ?? [])]} />
        <CheckCard name="sure" value="yes" label={texts.sure} />
        <Button type="submit" name="intent" value="orphan" variant="danger" pending={busy} pendingText={texts.orphaning}>
          {texts.orphan}
        </Button>
      </Form>
    </Card>
  );
}

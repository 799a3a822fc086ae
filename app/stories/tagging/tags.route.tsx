import { type SubmissionResult, useForm } from '@conform-to/react';
import { data, Form, redirect, useNavigation } from 'react-router';
import { z } from 'zod';
import { FormErrors } from '~/accounts/screen/auth-page';
import { requirePlayer } from '~/accounts/viewer/viewer.server';
import { acceptsForm } from '~/platform/forms/accepts.server';
import { refusedForm, submitForm } from '~/platform/forms/submit-form.server';
import { pageTitle } from '~/site/page-title';
import { tagKinds } from '~/tags/rules/tag';
import { textOfTags } from '~/tags/rules/tags-in-text';
import { TagBoxes } from '~/tags/screen/tag-boxes';
import { type TagFieldValues, tagFieldNames } from '~/tags/story-tags/tag-field-names';
import { tagFields, tagsOfFields } from '~/tags/story-tags/tag-forms';
import { Button } from '~/ui/actions/button';
import { ButtonLink } from '~/ui/actions/button-link';
import { BackLink } from '~/ui/layout/back-link';
import { Page } from '~/ui/layout/page';
import { PageHeading } from '~/ui/layout/page-heading';
import { FactBoxes } from '../facts/fact-boxes';
import { type FactFieldValues, factFields, factValues } from '../facts/fact-forms';
import { storyAddress } from '../sharing/story-address';
import type { Route } from './+types/tags.route';
import { tagKindsOf } from './tag-kinds';
import { storyTaggingContext } from './tagging.server';
import { taggingTexts as texts } from './texts';

export const meta: Route.MetaFunction = () => [{ title: pageTitle(texts.title) }, { name: 'robots', content: 'noindex' }];

/** 75 tags of 100 characters of up to 9 URL-encoded bytes, with room for more that are then refused in words. */
const MAX_BYTES = 256 * 1024;

const tagsForm = z.object({ ...factFields, ...tagFields });

/** The tags of a story, for its author. @see docs/product/tags.md */
export async function loader({ context, params, url }: Route.LoaderArgs) {
  const player = requirePlayer(context, url);
  const story = await context.get(storyTaggingContext).story(params.storyId, player.id);
  if (!story) throw data(null, { status: 404 });
  const { id, arena, title, ownFandom, facts, tags } = story;
  const named = tagKinds.map((kind) => [tagFieldNames[kind], textOfTags(tags.filter((tag) => tag.kind === kind).map(({ name }) => name))]);
  const tagValues: TagFieldValues = { fandoms: '', relationships: '', characters: '', freeforms: '', ...Object.fromEntries(named) };
  const values = { ...factValues(facts), ...tagValues };
  return { title, address: storyAddress(arena, id), kinds: tagKindsOf(arena), ownFandom, values };
}

export const action = acceptsForm(
  { schemas: [tagsForm], maxBytes: MAX_BYTES, refused: refusedForm },
  async ({ request, context, params, url }: Route.ActionArgs) => {
    const player = requirePlayer(context, url);
    const tagging = context.get(storyTaggingContext);
    const story = await tagging.story(params.storyId, player.id);
    if (!story) throw data(null, { status: 404 });
    return submitForm({
      ...{ formData: await request.formData(), schema: tagsForm, context, texts },
      run: async (sent) => {
        const { summary, progress, plannedChapters, language } = sent;
        const said = { tags: tagsOfFields(sent), facts: { summary, progress, plannedChapters, language } };
        await tagging.tag({ storyId: story.id, playerId: player.id }, said);
        throw redirect(storyAddress(story.arena, story.id));
      },
    });
  },
);

export default function Tags({ loaderData, actionData }: Route.ComponentProps) {
  return (
    <Page width="text">
      <p className="mb-4">
        <BackLink to={loaderData.address}>{loaderData.title}</BackLink>
      </p>
      <PageHeading title={texts.title} intro={texts.intro} />
      <TagsForm {...loaderData} form={actionData?.form} />
    </Page>
  );
}

type TagsFormProps = Route.ComponentProps['loaderData'] & { form: SubmissionResult<string[]> | undefined };

function TagsForm({ address, kinds, ownFandom, values, form: lastResult }: TagsFormProps) {
  const busy = useNavigation().state === 'submitting';
  const [form, fields] = useForm<TagFieldValues & FactFieldValues>({
    id: 'tags',
    defaultValue: values,
    lastResult: busy ? null : lastResult,
  });
  return (
    <Form method="post" id={form.id} onSubmit={form.onSubmit} noValidate className="flex flex-col gap-6">
      <FormErrors errors={form.errors} />
      <FactBoxes fields={fields} hasChapters={ownFandom !== undefined} />
      <TagBoxes kinds={kinds} fields={fields} ownFandom={ownFandom} />
      <p className="flex flex-wrap gap-3">
        <Button type="submit" pending={busy} pendingText={texts.saving}>
          {texts.save}
        </Button>
        <ButtonLink to={address} variant="quiet">
          {texts.cancel}
        </ButtonLink>
      </p>
    </Form>
  );
}

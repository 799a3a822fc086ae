import { type SubmissionResult, useForm } from '@conform-to/react';
import { data, Form, redirect, useNavigation } from 'react-router';
import { z } from 'zod';
import { accountsContext } from '~/accounts/accounts.server';
import { FormErrors } from '~/accounts/screen/auth-page';
import { requirePlayer } from '~/accounts/viewer/viewer.server';
import { acceptsForm } from '~/platform/forms/accepts.server';
import { refusedForm, submitForm } from '~/platform/forms/submit-form.server';
import { loadsAgainOnConflict } from '~/platform/requests/load-again';
import { requestFactsContext } from '~/platform/requests/request-context.server';
import { storyArena } from '~/site/arenas';
import { pageTitle } from '~/site/page-title';
import { LikenessQuestions } from '~/tags/likeness/likeness-questions';
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
import { type FactFieldValues, factFields, factsOfFields, factValues } from '../facts/fact-forms';
import { storyAddress } from '../sharing/story-address';
import type { Route } from './+types/tags.route';
import { SavedLine } from './saved-line';
import { SavedNow } from './saved-now';
import { tagKindsOf } from './tag-kinds';
import { storyTaggingContext } from './tagging.server';
import { taggingAddress } from './tagging-address';
import { taggingTexts as texts } from './texts';

export const meta: Route.MetaFunction = () => [{ title: pageTitle(texts.title) }, { name: 'robots', content: 'noindex' }];

/** 75 tags of 100 characters of up to 9 URL-encoded bytes, with room for more that are then refused in words. */
const MAX_BYTES = 256 * 1024;

const tagsForm = z.object({ ...factFields, ...tagFields, base: z.string().max(100).optional() });
const TAG_ID = z.coerce
  .number()
  .int()
  .min(1)
  .max(2 ** 31 - 1);
const answerForm = z.object({ answer: z.enum(['yes', 'no']), tagId: TAG_ID, canonicalId: TAG_ID });

/** The tags of a story, for those who wrote it. @see docs/product/tags.md */
export async function loader({ context, params, url }: Route.LoaderArgs) {
  const player = requirePlayer(context, url);
  const tagging = context.get(storyTaggingContext);
  const story = await tagging.story(params.storyId, player.id);
  if (!story) throw data(null, { status: 404 });
  const questions = await tagging.questions({ storyId: story.id, playerId: player.id });
  const { id, arena, title, ownFandom, facts, tags, base, sharedBy } = story;
  const named = tagKinds.map((kind) => [tagFieldNames[kind], textOfTags(tags.filter((tag) => tag.kind === kind).map(({ name }) => name))]);
  const tagValues: TagFieldValues = { fandoms: '', relationships: '', characters: '', freeforms: '', ...Object.fromEntries(named) };
  const values = { ...factValues(facts), ...tagValues };
  const isSaved = url.searchParams.has('saved');
  const hasNotes = !storyArena(arena).ofRooms;
  const form = { address: storyAddress(arena, id), kinds: tagKindsOf(arena), hasNotes, ownFandom, values, base };
  return { ...form, title, sharedBy, questions, isSaved };
}

export const action = acceptsForm(
  { schemas: [tagsForm, answerForm], maxBytes: MAX_BYTES, refused: refusedForm },
  async ({ request, context, params, url }: Route.ActionArgs) => {
    const player = requirePlayer(context, url);
    const tagging = context.get(storyTaggingContext);
    const story = await tagging.story(params.storyId, player.id);
    if (!story) throw data(null, { status: 404 });
    const formData = await request.formData();
    const own = { storyId: story.id, playerId: player.id };
    if (formData.has('answer')) {
      return submitForm({
        ...{ formData, context, schema: answerForm, texts },
        run: async ({ answer, tagId, canonicalId }) => {
          const source = {
            clientAddress: context.get(requestFactsContext).clientAddress,
            browserPlayers: await context.get(accountsContext).playersOfBrowser(request.headers),
          };
          await tagging.answer(own, { tagId, canonicalId, isSame: answer === 'yes', source });
          throw redirect(`${taggingAddress(story.id)}?saved`);
        },
      });
    }
    return submitForm({
      ...{ formData, schema: tagsForm, context, texts },
      run: async (sent) => {
        const said = { tags: tagsOfFields(sent), facts: factsOfFields(sent) };
        await tagging.tag(own, said, sent.base);
        const { length: questions } = await tagging.questions(own);
        throw redirect(questions > 0 ? `${taggingAddress(story.id)}?saved` : storyAddress(story.arena, story.id));
      },
    });
  },
);

export const shouldRevalidate = loadsAgainOnConflict;

export default function Tags({ loaderData, actionData }: Route.ComponentProps) {
  return (
    <Page width="text">
      <p className="mb-4">
        <BackLink to={loaderData.address}>{loaderData.title}</BackLink>
      </p>
      <PageHeading title={texts.title} intro={texts.intro} />
      {loaderData.sharedBy && <p className="mb-6 wrap-anywhere">{texts.shared(loaderData.sharedBy)}</p>}
      <SavedLine isSaved={loaderData.isSaved && !actionData} address={loaderData.address} shown={loaderData} />
      <LikenessQuestions questions={loaderData.questions} />
      {/* An answer may have changed the tags. */}
      <TagsForm key={JSON.stringify(loaderData.values)} {...loaderData} form={actionData?.form} />
    </Page>
  );
}

type TagsFormProps = Route.ComponentProps['loaderData'] & { form: SubmissionResult<string[]> | undefined };

function TagsForm({ address, kinds, hasNotes, ownFandom, values, base, form: lastResult }: TagsFormProps) {
  const busy = useNavigation().state === 'submitting';
  const [form, fields] = useForm<TagFieldValues & FactFieldValues>({
    id: 'tags',
    defaultValue: values,
    lastResult: busy ? null : lastResult,
  });
  return (
    <Form method="post" id={form.id} onSubmit={form.onSubmit} noValidate className="flex flex-col gap-6">
      <FormErrors errors={form.errors} />
      {lastResult?.initialValue?.base !== undefined && lastResult.initialValue.base !== base && (
        <SavedNow saved={values} typed={lastResult.initialValue} isOfFandom={ownFandom !== undefined} />
      )}
      <input type="hidden" name="base" value={base} />
      <FactBoxes fields={fields} hasChapters={kinds.includes('fandom')} hasNotes={hasNotes} />
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

import { data, redirect } from 'react-router';
import { requirePlayer } from '~/accounts/viewer/viewer.server';
import { acceptsForm } from '~/platform/forms/accepts.server';
import { passHeaders, refusedForm, submitForm } from '~/platform/forms/submit-form.server';
import { settingsContext } from '~/settings/settings.server';
import { pageTitle } from '~/site/page-title';
import { TextLink } from '~/ui/actions/text-link';
import { BackLink } from '~/ui/layout/back-link';
import { Page } from '~/ui/layout/page';
import { PageHeading } from '~/ui/layout/page-heading';
import { arrangeAddress } from '../arranging/arrange-answer.server';
import { fanFictionContext } from '../fan-fiction.server';
import { backlistAddress, fandomAddress, NEW_STORY, writeAddress } from '../fandoms/fandom-links';
import { findFandom } from '../fandoms/fandom-registry';
import { may } from '../stories/policy';
import { importTexts } from '../texts';
import type { Route } from './+types/import.route';
import { importedWorkForm, publishAllForm } from './backlist/backlist-forms';
import { BacklistPage } from './backlist/screen/backlist-page';
import { backlistTexts } from './backlist/texts';
import { type Destination, ImportChapters } from './import-chapters';
import { importingTexts } from './texts';

export const headers = passHeaders;

export const meta: Route.MetaFunction = ({ loaderData }) => [
  { title: pageTitle(loaderData?.kind === 'backlist' ? backlistTexts.title : importTexts.heading) },
  { name: 'robots', content: 'noindex' },
];

/**
 * Where an author imports chapters of a story, a new story of a fandom, or all their works, from files.
 * @see docs/product/fan-fiction.md, docs/product/importing.md
 */
export async function loader({ context, params, url }: Route.LoaderArgs) {
  const player = requirePlayer(context, url);
  const writer = { id: player.id, name: player.name };
  if (params.storyId === NEW_STORY && !url.searchParams.has('fandom')) {
    const works = await context.get(fanFictionContext).backlist.list(player.id);
    return { kind: 'backlist' as const, writer, works };
  }
  const { importMegabytes: megabytes } = await context.get(settingsContext).current();
  if (params.storyId === NEW_STORY) {
    const fandom = findFandom(url.searchParams.get('fandom') ?? '');
    if (!fandom) throw data(null, { status: 404 });
    const destination: Destination = { kind: 'story', fandomId: fandom.id, fandom: fandom.name };
    const back = { to: writeAddress(fandomAddress(fandom.genres[0], fandom.id)), label: importingTexts.backToFandom };
    return { kind: 'chapters' as const, writer, authors: [writer.name], destination, title: fandom.name, back, megabytes };
  }
  const story = await context.get(fanFictionContext).reading.story({ storyId: params.storyId, chapterNumber: 1, viewerId: player.id });
  if (!story || !may(player, 'addChapter', { authorId: story.own ? player.id : null })) throw data(null, { status: 404 });
  const destination: Destination = { kind: 'chapter', storyId: story.id };
  return {
    kind: 'chapters' as const,
    writer,
    authors: await context.get(fanFictionContext).drafts.namesInFiles(player, story.id),
    destination,
    ...{ title: story.title, megabytes },
    back: { to: arrangeAddress(story.id), label: importingTexts.backToChapters },
  };
}

/** Publishes or deletes imported works. */
export const action = acceptsForm(
  {
    schemas: [importedWorkForm, publishAllForm],
    intents: [...importedWorkForm.shape.intent.options, publishAllForm.shape.intent.value],
    refused: refusedForm,
  },
  async ({ request, context, params, url }: Route.ActionArgs) => {
    const player = requirePlayer(context, url);
    if (params.storyId !== NEW_STORY) throw data(null, { status: 404 });
    const { backlist } = context.get(fanFictionContext);
    const formData = await request.formData();
    const form = { formData, context, texts: backlistTexts };
    if (formData.get('intent') === publishAllForm.shape.intent.value) {
      return submitForm({
        ...form,
        schema: publishAllForm,
        run: async () => {
          await backlist.publishAll(player);
          throw redirect(backlistAddress);
        },
      });
    }
    return submitForm({
      ...form,
      schema: importedWorkForm,
      run: async ({ intent, id }) => {
        await backlist[intent](player, id);
        throw redirect(backlistAddress);
      },
    });
  },
);

export default function Import({ loaderData, actionData }: Route.ComponentProps) {
  if (loaderData.kind === 'backlist') return <BacklistPage {...loaderData} form={actionData?.form} />;
  const { writer, authors, destination, title, back, megabytes } = loaderData;
  return (
    <Page width="text">
      <p className="mb-4">
        <BackLink to={back.to}>{back.label}</BackLink>
      </p>
      <PageHeading
        title={importTexts.heading}
        intro={
          <>
            <bdi className="font-semibold text-text wrap-anywhere">{title}</bdi>
            <br />
            {importTexts.intro(megabytes)}
          </>
        }
      />
      {destination.kind === 'story' && (
        <p className="mb-6">
          <TextLink to={backlistAddress}>{importingTexts.manyWorks}</TextLink>
        </p>
      )}
      <ImportChapters {...{ writer, authors, destination, megabytes }} back={back.to} />
    </Page>
  );
}

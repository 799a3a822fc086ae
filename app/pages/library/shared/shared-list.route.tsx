import { useForm } from '@conform-to/react';
import { Form, redirect, useNavigation } from 'react-router';
import { FormErrors } from '~/accounts/screen/auth-page';
import { requirePlayer } from '~/accounts/viewer/viewer.server';
import { type MakeFields, makeForm } from '~/collections/forms';
import { manageAddress, sharedAddress } from '~/collections/rules/shared-collection';
import { sharedCollectionsContext } from '~/collections/shared-collections.server';
import { texts } from '~/collections/texts';
import { publicHead } from '~/covers/public-head';
import { acceptsForm } from '~/platform/forms/accepts.server';
import { passHeaders, refusedForm, submitForm } from '~/platform/forms/submit-form.server';
import { pageTitle } from '~/site/page-title';
import { MAX_TITLE } from '~/stories/reading/text/stored-text';
import { Button } from '~/ui/actions/button';
import { TextLink } from '~/ui/actions/text-link';
import { CheckCard } from '~/ui/fields/check-card';
import { TextField } from '~/ui/fields/text-field';
import { Card } from '~/ui/layout/card';
import { Page } from '~/ui/layout/page';
import { PageHeading } from '~/ui/layout/page-heading';
import { EmptyNote } from '~/ui/states/empty-note';
import { FactLine } from '~/ui/text/fact-line';
import type { Route } from './+types/shared-list.route';
import { type SharedListData, sharedListData } from './shared-data.server';

export const headers = passHeaders;

/** All collections, one's own, and the way to start one. @see docs/product/collections.md */
export function loader({ context, url }: Route.LoaderArgs) {
  return sharedListData(context, url);
}

/** Starts a collection and leads to where its maintainers manage it. */
export const action = acceptsForm(
  { schemas: [makeForm], intents: ['make'], refused: refusedForm },
  async ({ request, context, url }: Route.ActionArgs) => {
    const player = requirePlayer(context, url);
    return submitForm({
      formData: await request.formData(),
      schema: makeForm,
      context,
      texts,
      run: async ({ moderated, proposals, ...started }): Promise<{ result: undefined }> => {
        const settled = { ...started, moderated: moderated !== undefined, proposals: proposals !== undefined };
        throw redirect(manageAddress(await context.get(sharedCollectionsContext).make(player.id, settled)));
      },
    });
  },
);

export const meta: Route.MetaFunction = (page) => [
  { title: pageTitle(texts.title) },
  { name: 'description', content: texts.description },
  ...publicHead(page),
];

export default function SharedList({ loaderData: { collections, own, next, isFirst }, actionData }: Route.ComponentProps) {
  return (
    <Page width="text">
      <PageHeading title={texts.title} intro={texts.intro} />
      <div className="flex flex-col gap-12">
        {own && own.length > 0 && (
          <section aria-labelledby="own">
            <h2 id="own" className="display text-2xl">
              {texts.yours}
            </h2>
            <Entries entries={own} />
          </section>
        )}
        <section aria-labelledby="all">
          <h2 id="all" className="display text-2xl">
            {texts.all}
          </h2>
          {!isFirst && <TextLink to={sharedAddress()}>{texts.newest}</TextLink>}
          {collections.length === 0 ? <EmptyNote missing="story">{texts.none}</EmptyNote> : <Entries entries={collections} />}
          {next && (
            <TextLink to={`${sharedAddress()}?after=${next}`} className="mt-3 inline-flex min-h-11 items-center">
              {texts.older}
            </TextLink>
          )}
        </section>
        <StartForm form={actionData?.form} />
      </div>
    </Page>
  );
}

function Entries({ entries }: { entries: SharedListData['collections'] }) {
  return (
    <ul className="mt-3 divide-y divide-line border-y border-line">
      {entries.map(({ id, slug, title, summary, maintainer, works, moderated, isOpen }) => (
        <li key={id} className="grid gap-1 py-4">
          <TextLink to={sharedAddress(slug)} className="text-lg font-semibold wrap-anywhere">
            <bdi>{title}</bdi>
          </TextLink>
          <FactLine className="tabular text-sm text-muted">
            <bdi>{texts.byName(maintainer)}</bdi>
            {texts.works(works)}
            {isOpen ? (moderated ? texts.moderated : texts.open) : texts.closed}
          </FactLine>
          {summary && (
            <p dir="auto" className="line-clamp-3 wrap-anywhere">
              {summary}
            </p>
          )}
        </li>
      ))}
    </ul>
  );
}

function StartForm({ form: lastResult }: { form: NonNullable<Route.ComponentProps['actionData']>['form'] | undefined }) {
  const busy = useNavigation().formMethod === 'POST';
  const [form, fields] = useForm<MakeFields>({ id: 'start', lastResult: busy ? null : lastResult });
  return (
    <Card as="section" aria-labelledby="start-heading">
      <h2 id="start-heading" className="display text-2xl">
        {texts.start}
      </h2>
      <p className="mt-2 mb-4 text-muted">{texts.startIntro}</p>
      <Form method="post" id={form.id} onSubmit={form.onSubmit} noValidate className="flex flex-col gap-4">
        <FormErrors errors={form.errors} />
        <input type="hidden" name="intent" value="make" />
        <TextField field={fields.title} label={texts.name} maxLength={MAX_TITLE} autoComplete="off" dir="auto" />
        <TextField field={fields.slug} label={texts.slug} hint={texts.slugHint} autoComplete="off" />
        <CheckCard name="moderated" label={texts.isModerated} hint={texts.isModeratedHint} />
        <CheckCard name="proposals" label={texts.proposals} hint={texts.proposalsHint} />
        <TextField field={fields.closesAt} type="datetime-local" label={texts.closesAt} hint={texts.closesHint} />
        <TextField field={fields.worksAt} type="datetime-local" label={texts.worksAt} hint={texts.worksHint} />
        <TextField field={fields.authorsAt} type="datetime-local" label={texts.authorsAt} hint={texts.authorsHint} />
        <Button type="submit" pending={busy} pendingText={texts.starting} className="self-start">
          {texts.start}
        </Button>
      </Form>
    </Card>
  );
}

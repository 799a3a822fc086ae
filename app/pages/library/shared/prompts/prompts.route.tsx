import { type PlayerArgs, playerForm } from '~/accounts/viewer/player-form.server';
import { promptForms } from '~/collections/prompts/forms';
import { promptsAddress } from '~/collections/prompts/prompt';
import { sharedAddress } from '~/collections/rules/shared-collection';
import { texts } from '~/collections/texts';
import { publicHead } from '~/covers/public-head';
import { passHeaders } from '~/platform/forms/submit-form.server';
import { pageTitle } from '~/site/page-title';
import { ButtonLink } from '~/ui/actions/button-link';
import { Page } from '~/ui/layout/page';
import { ErrorState } from '~/ui/states/error-state';
import type { Route } from './+types/prompts.route';
import { promptsAction } from './prompts-action.server';
import { promptsData } from './prompts-data.server';
import { PromptsView } from './prompts-view';

export const headers = passHeaders;

/** The prompts of a collection, which people claim and write for. @see docs/product/collections.md */
export function loader({ context, params, url }: Route.LoaderArgs) {
  return promptsData(context, params.address, url);
}

export const action = playerForm({ schemas: promptForms, texts }, (sent, acting: PlayerArgs<Route.ActionArgs>) =>
  promptsAction(sent, acting),
);

export const meta: Route.MetaFunction = ({ loaderData, ...page }) => {
  if (!loaderData || loaderData.view === 'missing') return [{ title: pageTitle(texts.missing.title) }];
  const { title, slug, hidden } = loaderData.collection;
  const named = { title: pageTitle(texts.prompts.titleOf(title)) };
  if (hidden) return [named, { name: 'robots', content: 'noindex' }];
  return [named, { name: 'description', content: texts.prompts.description(title) }, ...publicHead(page, promptsAddress(slug))];
};

export default function CollectionPrompts({ loaderData, actionData }: Route.ComponentProps) {
  if (loaderData.view === 'shown') return <PromptsView {...loaderData} reply={actionData} />;
  return (
    <Page width="text">
      <ErrorState page title={texts.missing.title} action={<ButtonLink to={sharedAddress()}>{texts.toAll}</ButtonLink>}>
        {texts.missing.text}
      </ErrorState>
    </Page>
  );
}

import { data, href, redirect } from 'react-router';
import { type PlayerArgs, playerForm } from '~/accounts/viewer/player-form.server';
import { requirePlayer } from '~/accounts/viewer/viewer.server';
import { passHeaders } from '~/platform/forms/submit-form.server';
import { pageTitle } from '~/site/page-title';
import { unlessGated } from '~/stories/reading/gates.server';
import { ButtonLink } from '~/ui/actions/button-link';
import { Page } from '~/ui/layout/page';
import { ErrorState } from '~/ui/states/error-state';
import { fanFictionContext } from '../fan-fiction.server';
import { storyViewAddress } from '../stories/story-links';
import type { Route } from './+types/co-authors.route';
import { coAuthorsAddress } from './co-authors';
import { coAuthorForms } from './forms';
import { CoAuthorInvitation } from './screen/co-author-invitation';
import { OwnCoAuthors } from './screen/own-co-authors';
import { coAuthorTexts as texts } from './texts';

export const headers = passHeaders;

export const meta: Route.MetaFunction = () => [{ title: pageTitle(texts.title) }, { name: 'robots', content: 'noindex' }];

/** Who writes a story together, for one of them or for a player whom they ask. @see docs/product/co-authors.md */
export async function loader({ context, params: { storyId }, url }: Route.LoaderArgs) {
  const player = requirePlayer(context, url);
  const { coAuthors } = context.get(fanFictionContext);
  const page = await coAuthors.page(player, storyId);
  if (page?.view === 'rated') await unlessGated(context, storyId);
  if (!page || page.view === 'rated') return data({ view: 'missing' as const }, { status: 404 });
  if (page.view === 'invited') return page;
  const said = Object.entries(texts.said).find(([name]) => name === url.searchParams.get('done'))?.[1];
  return { ...page, said, names: await coAuthors.names(player, page.story.id) };
}

/** Everything that authors and those who are asked do: form field `intent`. */
export const action = playerForm(
  { schemas: coAuthorForms, texts },
  async (sent, { player, context, params: { storyId } }: PlayerArgs<Route.ActionArgs>) => {
    const { coAuthors } = context.get(fanFictionContext);
    const done = (name: keyof typeof texts.said) => redirect(coAuthorsAddress(storyId, name));
    switch (sent.intent) {
      case 'invite':
        await coAuthors.invite(player, storyId, sent.name);
        return done('invited');
      case 'withdraw':
        await coAuthors.withdraw(player, storyId, sent.person);
        return done('withdrawn');
      case 'accept':
        await coAuthors.answer(player, storyId, { nameId: sent.person ?? player.id, accepts: true });
        return done('joined');
      case 'decline':
        await coAuthors.answer(player, storyId, { nameId: sent.person ?? player.id, accepts: false });
        return (await coAuthors.page(player, storyId)) ? done('declined') : redirect(href('/fan-fiction'));
      case 'leave':
      case 'leave-unnamed':
        await coAuthors.leave(player, storyId, sent.intent === 'leave');
        return redirect(storyViewAddress(storyId));
      default: {
        const isGone = await coAuthors.agree(player, storyId, sent.intent === 'agree');
        if (isGone) return redirect(href('/fan-fiction'));
        return done(sent.intent === 'agree' ? 'agreed' : 'kept');
      }
    }
  },
);

export default function CoAuthors({ loaderData, actionData }: Route.ComponentProps) {
  switch (loaderData.view) {
    case 'own':
      return <OwnCoAuthors {...loaderData} form={actionData?.form} />;
    case 'invited':
      return <CoAuthorInvitation {...loaderData} problem={actionData?.form.error?.['']?.[0]} />;
    default:
      return (
        <Page width="text">
          <ErrorState page title={texts.missing} action={<ButtonLink to={href('/fan-fiction')}>{texts.toFanFiction}</ButtonLink>}>
            {texts.missingText}
          </ErrorState>
        </Page>
      );
  }
}

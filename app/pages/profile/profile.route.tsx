import { href } from 'react-router';
import { accountsContext } from '~/accounts/accounts.server';
import { profileTabOf, profileTabs } from '~/accounts/profile/profile-tabs';
import { texts } from '~/accounts/texts';
import { requirePlayer } from '~/accounts/viewer/viewer.server';
import { acceptsForm } from '~/platform/forms/accepts.server';
import { passHeaders } from '~/platform/forms/submit-form.server';
import { progressContext } from '~/progress/progress.server';
import { newcomerTexts } from '~/progress/trust/trust';
import { pageTitle } from '~/site/page-title';
import { TextLink } from '~/ui/actions/text-link';
import { LinkTabs } from '~/ui/layout/link-tabs';
import { Page } from '~/ui/layout/page';
import { Notice } from '~/ui/states/notice';
import type { Route } from './+types/profile.route';
import { FiltersNotKept } from './kept-filters/kept-filters';
import { NewcomerNotice } from './newcomer';
import { answerForm, loadTabs, profileBody } from './open-tab.server';
import { ProfileHeader } from './profile-header';
import { profileHeaderData } from './profile-header.server';
import { replyTo, Section } from './section';
import { profileTexts } from './texts';

export const headers = passHeaders;

export const meta: Route.MetaFunction = () => [{ title: pageTitle(profileTexts.title) }, { name: 'robots', content: 'noindex' }];

export async function loader({ url, context }: Route.LoaderArgs) {
  const player = requirePlayer(context, url);
  const tab = profileTabOf(url.searchParams);
  const own = await context.get(accountsContext).profiles.own(player.id);
  const [header, trust, tabs] = await Promise.all([
    profileHeaderData(context, player),
    tab === 'profile' ? context.get(progressContext).trustOf(player.id) : undefined,
    loadTabs(tab, { context, player, own, query: url.searchParams }),
  ]);
  return {
    header: { ...header, name: own.name, memberSince: own.memberSince },
    hidden: own.hidden,
    suspended: player.suspension !== undefined,
    newcomer: trust && newcomerTexts(trust),
    ...{ tab, tabs },
  };
}

export const action = acceptsForm(profileBody, async ({ request, url, context }: Route.ActionArgs) =>
  answerForm({ request, formData: await request.formData(), player: () => requirePlayer(context, url), context }),
);

export default function Profile({ loaderData: { header, hidden, suspended, newcomer, tab, tabs }, actionData }: Route.ComponentProps) {
  // A suspended player is answered before the page's own action.
  const refused = actionData && 'error' in actionData && !replyTo('profile', actionData) ? String(actionData.error) : undefined;
  const notKept = replyTo('keptFilters', actionData);
  return (
    <Page width="text">
      {hidden && (
        <Notice tone="info" className="mb-8">
          {texts.hidden}
        </Notice>
      )}
      {suspended && (
        <Notice
          tone={refused ? 'error' : 'info'}
          className="mb-8"
          actions={<TextLink to={href('/moderation/:view?', { view: 'decisions' })}>{profileTexts.howToObject}</TextLink>}
        >
          {refused ?? texts.suspended}
        </Notice>
      )}
      {notKept && <FiltersNotKept key={String(notKept.form.error?.[''])} reply={notKept} />}
      <ProfileHeader {...header} />
      {newcomer && <NewcomerNotice {...newcomer} />}
      <div className="mt-8 mb-6">
        <LinkTabs label={profileTexts.tabs} items={profileTabs(tab)} />
      </div>
      {tabs.map(({ id, sections }) => (
        // Only hidden while another tab is open, so that typed text is not lost.
        <div key={id} hidden={id !== tab} className={id === tab && id === 'settings' ? 'flex flex-col gap-6' : undefined}>
          {sections.map((section) => (
            <Section key={section.name} loaded={section} last={actionData} />
          ))}
        </div>
      ))}
    </Page>
  );
}

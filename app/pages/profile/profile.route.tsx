import { data, href, type RouterContextProvider, useNavigation } from 'react-router';
import { accountsContext } from '~/accounts/accounts.server';
import { may } from '~/accounts/roles/policy';
import { texts } from '~/accounts/texts';
import { requirePlayer } from '~/accounts/viewer/viewer.server';
import { DraftList } from '~/arenas/fan-fiction/drafts/draft-list';
import { fanFictionContext } from '~/arenas/fan-fiction/fan-fiction.server';
import { draftTexts } from '~/arenas/fan-fiction/texts';
import { wordGamesContext } from '~/arenas/word-games/word-games.server';
import { blocksContext } from '~/blocks/blocks.server';
import { PushDevices } from '~/notices/devices/push-devices';
import { noticesContext } from '~/notices/notices.server';
import { NoticeSettings } from '~/notices/settings/notice-settings';
import { acceptsForm } from '~/platform/forms/accepts.server';
import { formProblem } from '~/platform/forms/form-problem';
import { passHeaders } from '~/platform/forms/submit-form.server';
import { progressContext } from '~/progress/progress.server';
import { newcomerTexts } from '~/progress/trust/trust';
import { pageTitle } from '~/site/page-title';
import { periodOf } from '~/statistics/rules/periods';
import { statisticsData } from '~/statistics/screen/statistics-data.server';
import { StatisticsPage } from '~/statistics/screen/statistics-page';
import { statisticsContext } from '~/statistics/statistics.server';
import { contentRatingsContext } from '~/stories/content-rating/content-ratings.server';
import { hiddenStoriesContext } from '~/stories/hiding/hidden-stories.server';
import { HIDE_PARAMETER } from '~/stories/hiding/hide-address';
import { validCursor } from '~/stories/listing/cursor.server';
import { keptListNames } from '~/stories/reading-lists/kept-lists';
import { readingListsContext } from '~/stories/reading-lists/reading-lists.server';
import { storiesContext } from '~/stories/stories.server';
import { wranglingAddress } from '~/tags/rules/wrangling-address';
import { TextLink } from '~/ui/actions/text-link';
import { LinkTabs } from '~/ui/layout/link-tabs';
import { Page } from '~/ui/layout/page';
import { Avatar } from '~/ui/people/avatar';
import { Badge } from '~/ui/people/badge';
import { Notice } from '~/ui/states/notice';
import { FactLine } from '~/ui/text/fact-line';
import type { Route } from './+types/profile.route';
import { blockedAction } from './lists/blocked-action.server';
import { BlockedPlayers } from './lists/blocked-players';
import { bookmarkAction } from './lists/bookmark-action.server';
import { KeepForLater } from './lists/keep-for-later';
import { keptListData } from './lists/kept-list-data.server';
import { KeptStories } from './lists/kept-stories';
import { MyWords } from './lists/my-words';
import { ownWordAction } from './lists/own-word-action.server';
import { clearHistoryAction, readingListAction } from './lists/reading-list-action.server';
import { NewcomerNotice } from './newcomer';
import { profileTabOf, profileTabs } from './profile-tabs';
import { AccountActions } from './settings/account-actions';
import { AccountSecurity } from './settings/account-security';
import { ChangePassword } from './settings/change-password';
import { DeleteAccount } from './settings/delete-account';
import { deviceAction } from './settings/device-action.server';
import { DownloadData } from './settings/download-data';
import { followSearchAction } from './settings/followed-searches/follow-search-action.server';
import { FollowedSearches } from './settings/followed-searches/followed-searches';
import { followedSearchesData } from './settings/followed-searches/followed-searches-data.server';
import { leavingAction } from './settings/leaving-action.server';
import { HiddenStories } from './settings/lists-shown/hidden-stories';
import { hidingAction } from './settings/lists-shown/hiding-action.server';
import { keepFiltersAction } from './settings/lists-shown/keep-filters-action.server';
import { FiltersNotKept, KeptFilterSets } from './settings/lists-shown/kept-filters';
import { keptFiltersData } from './settings/lists-shown/kept-filters-data.server';
import { matureAction } from './settings/mature-action.server';
import { MatureStories } from './settings/mature-stories';
import { type NoticeSettingsReply, noticeSettingsAction } from './settings/notice-settings-action.server';
import { profileAction, profileBody } from './settings/profile-action.server';
import { ProfileForm } from './settings/profile-form';
import { switchAction } from './settings/switch-action.server';
import { SwitchSetting } from './settings/switch-setting';
import { isSwitch } from './settings/switches';
import { MyStories } from './stories/my-stories';
import { ownStoryAction } from './stories/own-story-action.server';
import { profileTexts } from './texts';

export const headers = passHeaders;

export const meta: Route.MetaFunction = () => [{ title: pageTitle(profileTexts.title) }, { name: 'robots', content: 'noindex' }];

export async function loader({ url, context }: Route.LoaderArgs) {
  const player = requirePlayer(context, url);
  const tab = profileTabOf(url.searchParams);
  const after = validCursor('latest', url.searchParams.get('after'));
  const { name, email, bio, memberSince, moreTime, sharesDoings, keepsHistory, hidden } = await context
    .get(accountsContext)
    .profiles.own(player.id);
  const progress = context.get(progressContext);
  const { xp, level, storiesPublished } = await progress.progressOf(player.id);
  const newcomer = tab === 'profile' ? newcomerTexts(await progress.trustOf(player.id)) : undefined;
  const stories = tab === 'stories' ? await context.get(storiesContext).ownStories({ playerId: player.id, cursor: after }) : undefined;
  const drafts = tab === 'stories' && !after ? await context.get(fanFictionContext).drafts.list(player.id) : [];
  const statistics = tab === 'statistics' ? await ownStatistics(context, player.id, url.searchParams) : undefined;
  const keptList = keptListNames.find((list) => list === tab);
  const kept = keptList && (await keptListData(context, { list: keptList, playerId: player.id, query: url.searchParams }));
  const words = tab === 'words' ? await context.get(wordGamesContext).myWords.listOf(player.id) : undefined;
  const blocked = tab === 'blocked' ? await context.get(blocksContext).listOf(player.id, url.searchParams.get('after')) : undefined;
  const settings = tab === 'notifications' ? await context.get(noticesContext).settings.of(player.id) : undefined;
  const hiding = context.get(hiddenStoriesContext);
  const pushes = tab === 'notifications' ? await context.get(noticesContext).devices.of(player.id) : undefined;
  return {
    id: player.id,
    own: { name, email, bio },
    memberSince,
    suspended: player.suspension !== undefined,
    runsSite: may(player, 'runSite'),
    moderates: may(player, 'moderate') || (player.unprotectedRole !== undefined && player.unprotectedRole !== 'wrangler'),
    wrangles: may(player, 'wrangle') || player.unprotectedRole === 'wrangler',
    moreTime,
    sharesDoings,
    keepsHistory,
    hidden,
    xp,
    level,
    storiesPublished,
    newcomer,
    tab,
    drafts,
    statistics,
    stories: stories && { ...stories, paged: after !== undefined },
    kept,
    laterOnDevice: tab === 'later' ? await context.get(readingListsContext).laterOnDevice(player.id) : undefined,
    words,
    blocked,
    mature: await context.get(contentRatingsContext).settingOf(player.id),
    settings,
    pushes,
    searches: tab === 'notifications' ? await followedSearchesData(context, player.id) : undefined,
    hiddenStories: tab === 'settings' ? await hiding.list(player.id) : undefined,
    keptFilters: tab === 'settings' ? await keptFiltersData(context, player.id) : undefined,
    toHide: tab === 'settings' ? await hiding.toHide(player.id, url.searchParams.get(HIDE_PARAMETER) ?? '') : undefined,
    downloadRefused: url.searchParams.get('download') === 'wait',
  };
}

/** The figures that an address asks for; null while nothing of theirs is published. */
async function ownStatistics(context: Readonly<RouterContextProvider>, playerId: string, query: URLSearchParams) {
  const storyId = query.get('story') ?? undefined;
  const statistics = await context.get(statisticsContext).of({ playerId, storyId, period: periodOf(query) });
  if (!statistics && storyId !== undefined) throw data(null, { status: 404 });
  return statistics ? statisticsData(statistics) : null;
}

export const action = acceptsForm(profileBody, async ({ request, url, context }: Route.ActionArgs) => {
  const formData = await request.formData();
  const form = { request, formData, player: () => requirePlayer(context, url), context };
  const intent = formData.get('intent');
  if (intent === 'rename' || intent === 'delete-story') return ownStoryAction(form);
  if (intent === 'bookmark' || intent === 'remove-bookmark') return bookmarkAction(form);
  if (intent === 'later' || intent === 'remove-later' || intent === 'forget-read') return readingListAction(form);
  if (intent === 'clear-history') return clearHistoryAction(form);
  if (intent === 'forget-word') return ownWordAction(form);
  if (intent === 'show-mature' || intent === 'hide-mature') return matureAction(form);
  if (intent === 'hide-story' || intent === 'show-story') return hidingAction(form);
  if (intent === 'keep-filters' || intent === 'forget-filters') return keepFiltersAction(form);
  if (intent === 'follow-search' || intent === 'unfollow-search') return followSearchAction(form);
  if (intent === 'unblock') return blockedAction(form);
  if (isSwitch(intent)) return switchAction(intent, form);
  if (intent === 'add-device' || intent === 'remove-device') return deviceAction(form);
  if (intent === 'notices') return noticeSettingsAction(form);
  if (intent === 'delete-account') return leavingAction(form);
  return profileAction(form);
});

export default function Profile({ loaderData, actionData }: Route.ComponentProps) {
  const { tab, stories, kept, words, blocked, searches, settings, pushes } = loaderData;
  const busy = useNavigation().formData?.get('intent');
  // Somebody suspended is answered before the page's own action; the profile's form shows that itself.
  const refused = actionData && 'error' in actionData && actionData.intent !== 'profile' ? String(actionData.error) : undefined;
  return (
    <Page width="text">
      {loaderData.hidden && (
        <Notice tone="info" className="mb-8">
          {texts.hidden}
        </Notice>
      )}
      {loaderData.suspended && (
        <Notice
          tone={refused ? 'error' : 'info'}
          className="mb-8"
          actions={<TextLink to={href('/moderation/:view?', { view: 'decisions' })}>{profileTexts.howToObject}</TextLink>}
        >
          {refused ?? texts.suspended}
        </Notice>
      )}
      {actionData?.intent === 'kept-filters' && <FiltersNotKept key={String(actionData.form.error?.[''])} reply={actionData} />}
      <ProfileHeader {...loaderData} />
      {loaderData.newcomer && <NewcomerNotice {...loaderData.newcomer} />}
      <div className="mt-8 mb-6">
        <LinkTabs label={profileTexts.tabs} items={profileTabs(tab)} />
      </div>
      {/* Only hidden while another tab is open, so that typed text is not lost. */}
      <div hidden={tab !== 'profile'}>
        <ProfileForm own={loaderData.own} reply={actionData?.intent === 'profile' ? actionData : undefined} busy={busy === 'profile'} />
      </div>
      <DraftList drafts={loaderData.drafts} title={draftTexts.drafts} />
      {stories && <MyStories {...stories} reply={actionData?.intent === 'story' ? actionData : undefined} />}
      {loaderData.statistics !== undefined && <StatisticsPage data={loaderData.statistics} />}
      {loaderData.laterOnDevice && <KeepForLater stories={loaderData.laterOnDevice} />}
      {kept && (
        <KeptStories
          {...kept}
          reply={actionData?.intent === 'bookmark' || actionData?.intent === 'reading-list' ? actionData : undefined}
        />
      )}
      {words && <MyWords words={words} reply={actionData?.intent === 'word' ? actionData : undefined} />}
      {blocked && <BlockedPlayers {...blocked} reply={actionData?.intent === 'blocked' ? actionData : undefined} />}
      {searches && <FollowedSearches searches={searches} reply={actionData?.intent === 'search' ? actionData : undefined} />}
      {pushes && <PushDevices viewerId={loaderData.id} {...pushes} />}
      {settings && (
        <NoticeSettings
          settings={settings}
          busy={busy === 'notices'}
          outcome={actionData?.intent === 'notices' ? outcomeOf(actionData) : undefined}
        />
      )}
      <div hidden={tab !== 'settings'} className={tab === 'settings' ? 'flex flex-col gap-6' : undefined}>
        <ChangePassword
          own={loaderData.own}
          reply={actionData?.intent === 'password' ? actionData : undefined}
          busy={busy === 'password'}
        />
        <AccountSecurity />
        <SwitchSetting intent="more-time" on={loaderData.moreTime} reply={actionData} />
        <SwitchSetting intent="share-doings" on={loaderData.sharesDoings} reply={actionData} />
        {loaderData.hiddenStories && (
          <HiddenStories
            stories={loaderData.hiddenStories}
            asked={loaderData.toHide}
            reply={actionData?.intent === 'hidden' ? actionData : undefined}
          />
        )}
        {loaderData.keptFilters && <KeptFilterSets kept={loaderData.keptFilters} />}
        <SwitchSetting intent="keep-history" on={loaderData.keepsHistory} reply={actionData} />
        <MatureStories setting={loaderData.mature} reply={actionData?.intent === 'mature' ? actionData : undefined} />
        <DownloadData refused={loaderData.downloadRefused} />
        <AccountActions />
        <DeleteAccount reply={actionData?.intent === 'delete-account' ? actionData : undefined} busy={busy === 'delete-account'} />
      </div>
    </Page>
  );
}

function outcomeOf(reply: NoticeSettingsReply): 'saved' | { error: string } {
  return reply.result ? 'saved' : { error: formProblem(reply.form) };
}

interface ProfileHeaderProps {
  id: string;
  own: { name: string };
  memberSince: number;
  /** Whether the pages of moderators are open to them. */
  moderates: boolean;
  /** Whether those of wranglers of tags are. */
  wrangles: boolean;
  /** Whether those of administrators are. */
  runsSite: boolean;
  xp: number;
  level: number;
  storiesPublished: number;
}

function ProfileHeader({ id, own: { name }, memberSince, moderates, wrangles, runsSite, xp, level, storiesPublished }: ProfileHeaderProps) {
  return (
    <header className="flex flex-wrap items-center gap-x-6 gap-y-4">
      <Avatar name={name} size={72} />
      <div className="min-w-0 flex-[1_1_14rem]">
        <h1 className="display text-3xl wrap-anywhere">{name}</h1>
        <FactLine className="mt-1 text-muted">
          {profileTexts.memberSince(memberSince)}
          <TextLink to={href('/players/:playerId', { playerId: id })}>{profileTexts.publicPage}</TextLink>
          <TextLink to={href('/profile/pen-names')}>{profileTexts.penNames}</TextLink>
          <TextLink to={href('/fan-fiction/beta/:workId?')}>{profileTexts.readingAlong}</TextLink>
          <TextLink to={href('/fan-fiction/acknowledgements')}>{profileTexts.named}</TextLink>
          {moderates && <TextLink to={href('/moderation/:view?')}>{profileTexts.moderation}</TextLink>}
          {wrangles && <TextLink to={wranglingAddress('queue')}>{profileTexts.wrangling}</TextLink>}
          {runsSite && <TextLink to={href('/admin/:view?')}>{profileTexts.administration}</TextLink>}
        </FactLine>
      </div>
      <p className="flex flex-wrap gap-2">
        <Badge tone="gold">{profileTexts.xp(xp)}</Badge>
        <Badge>{profileTexts.level(level)}</Badge>
        <Badge>{profileTexts.stories(storiesPublished)}</Badge>
      </p>
    </header>
  );
}

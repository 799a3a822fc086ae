import type { Attributes, ReactNode } from 'react';
import { AccountActions } from '~/accounts/profile/own/account-actions';
import { AccountSecurity } from '~/accounts/profile/own/account-security';
import { ChangePassword } from '~/accounts/profile/own/change-password';
import { DeleteAccount } from '~/accounts/profile/own/delete-account';
import { DownloadData } from '~/accounts/profile/own/download-data';
import { ProfileForm } from '~/accounts/profile/own/profile-form';
import { SwitchSetting } from '~/accounts/profile/own/switch-setting';
import { DraftList } from '~/arenas/fan-fiction/drafts/draft-list';
import { MyWords } from '~/arenas/word-games/my-words/my-words';
import { BlockedPlayers } from '~/blocks/profile/blocked-players';
import { PushDevices } from '~/notices/devices/push-devices';
import { NoticeSettings } from '~/notices/settings/notice-settings';
import { StatisticsPage } from '~/statistics/screen/statistics-page';
import { MatureStories } from '~/stories/content-rating/mature-stories';
import { HiddenStories } from '~/stories/hiding/hidden-stories';
import { KeepForLater } from '~/stories/reading-lists/own/keep-for-later';
import { KeepHistory } from '~/stories/reading-lists/own/keep-history';
import { KeptStories } from '~/stories/reading-lists/own/kept-stories';
import { FollowedSearches } from './followed-searches/followed-searches';
import { KeptFilterSets } from './kept-filters/kept-filters';
import type { SectionData, SectionName, SectionReply } from './sections.server';
import { MyStories } from './stories/my-stories';

/** What a section is shown with. */
export type ScreenProps<Name extends SectionName> = Attributes & SectionData[Name] & { reply: SectionReply[Name] | undefined };

type Screens = { [Name in SectionName]: (props: ScreenProps<Name>) => ReactNode };

/** What each section of sections.server.ts shows what it has loaded with. */
export const screens: Screens = {
  profile: ProfileForm,
  drafts: DraftList,
  stories: MyStories,
  statistics: StatisticsPage,
  bookmarks: KeptStories,
  onDevice: KeepForLater,
  later: KeptStories,
  history: KeptStories,
  words: MyWords,
  blocked: BlockedPlayers,
  searches: FollowedSearches,
  devices: PushDevices,
  notices: NoticeSettings,
  password: ChangePassword,
  security: AccountSecurity,
  moreTime: SwitchSetting,
  shareDoings: SwitchSetting,
  hiddenStories: HiddenStories,
  keptFilters: KeptFilterSets,
  keepHistory: KeepHistory,
  mature: MatureStories,
  download: DownloadData,
  account: AccountActions,
  deleteAccount: DeleteAccount,
};

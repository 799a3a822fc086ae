import { accountSection, downloadSection, securitySection } from '~/accounts/profile/own/account-sections.server';
import { passwordSection } from '~/accounts/profile/own/change-password.server';
import { deleteAccountSection } from '~/accounts/profile/own/delete-account.server';
import { profileSection } from '~/accounts/profile/own/profile-form.server';
import { keepHistorySection, moreTimeSection, shareDoingsSection } from '~/accounts/profile/own/switch-setting.server';
import type { ProfileSection, ReplyTo, SectionForm } from '~/accounts/profile/profile-section.server';
import { draftsSection } from '~/arenas/fan-fiction/drafts/drafts-section.server';
import { myWordsSection } from '~/arenas/word-games/my-words/my-words-section.server';
import { blockedSection } from '~/blocks/profile/blocked-section.server';
import { devicesSection } from '~/notices/devices/devices-section.server';
import { noticeSettingsSection } from '~/notices/settings/notice-settings-section.server';
import { statisticsSection } from '~/statistics/screen/statistics-section.server';
import { matureSection } from '~/stories/content-rating/mature-section.server';
import { hiddenStoriesSection } from '~/stories/hiding/hidden-stories-section.server';
import { bookmarksSection, historySection, laterSection, onDeviceSection } from '~/stories/reading-lists/own/kept-sections.server';
import { searchesSection } from './followed-searches/searches-section.server';
import { keptFiltersSection } from './kept-filters/kept-filters-section.server';
import { storiesSection } from './stories/stories-section.server';

/** The sections of a player's own profile, as they follow each other; what each shows its data with stands in screens.ts. */
export const sections = {
  profile: profileSection,
  drafts: draftsSection,
  stories: storiesSection,
  statistics: statisticsSection,
  bookmarks: bookmarksSection,
  onDevice: onDeviceSection,
  later: laterSection,
  history: historySection,
  words: myWordsSection,
  blocked: blockedSection,
  searches: searchesSection,
  devices: devicesSection,
  notices: noticeSettingsSection,
  password: passwordSection,
  security: securitySection,
  moreTime: moreTimeSection,
  shareDoings: shareDoingsSection,
  hiddenStories: hiddenStoriesSection,
  keptFilters: keptFiltersSection,
  keepHistory: keepHistorySection,
  mature: matureSection,
  download: downloadSection,
  account: accountSection,
  deleteAccount: deleteAccountSection,
} satisfies Record<string, ProfileSection>;

export type SectionName = keyof typeof sections;

/** What each section has loaded. */
export type SectionData = { [Name in SectionName]: Awaited<ReturnType<(typeof sections)[Name]['load']>> };

/** What each section is told of the last of its forms. */
export type SectionReply = {
  [Name in SectionName]: (typeof sections)[Name] extends { forms: readonly (infer Form extends SectionForm)[] } ? ReplyTo<Form> : undefined;
};

import { accountsFeature } from '../app/accounts/feature.server';
import { adminFeature } from '../app/admin/feature.server';
import { aiWritersFeature } from '../app/ai-writers/feature.server';
import { creativeWritingFeature } from '../app/arenas/creative-writing/feature.server';
import { fanFictionFeature } from '../app/arenas/fan-fiction/feature.server';
import { storyWeaveFeature } from '../app/arenas/story-weave/feature.server';
import { wordGamesFeature } from '../app/arenas/word-games/feature.server';
import { backupsFeature } from '../app/backups/feature.server';
import { blocksFeature } from '../app/blocks/feature.server';
import { booksFeature } from '../app/books/feature.server';
import { challengeFeature } from '../app/challenge/feature.server';
import { circlesFeature } from '../app/circles/feature.server';
import { collectionsFeature } from '../app/collections/feature.server';
import { coversFeature } from '../app/covers/feature.server';
import { daysLineFeature } from '../app/days-line/feature.server';
import { donationFeature } from '../app/donation/feature.server';
import { duelsFeature } from '../app/duels/feature.server';
import { lawFeature } from '../app/law/feature.server';
import { leaderboardFeature } from '../app/leaderboard/feature.server';
import { moderationFeature } from '../app/moderation/feature.server';
import { noticesFeature } from '../app/notices/feature.server';
import { notificationsFeature } from '../app/notifications/feature.server';
import { aboutFeature } from '../app/pages/about/feature.server';
import { homeFeature } from '../app/pages/home/feature.server';
import { libraryFeature } from '../app/pages/library/feature.server';
import { profileFeature } from '../app/pages/profile/feature.server';
import type { Feature } from '../app/platform/feature/define-feature.server';
import type { Detector } from '../app/platform/feature/detector';
import type { EndBetween } from '../app/platform/feature/end-between';
import type { NoticeKind } from '../app/platform/feature/notice-kind';
import type { PersonalData } from '../app/platform/feature/personal-data';
import type { Reportable } from '../app/platform/feature/reportable';
import { gatherShown } from '../app/platform/feature/shows';
import { playersFeature } from '../app/players/feature.server';
import { progressFeature } from '../app/progress/feature.server';
import { settingsFeature } from '../app/settings/feature.server';
import { statisticsFeature } from '../app/statistics/feature.server';
import { storiesFeature } from '../app/stories/feature.server';
import { syndicationFeature } from '../app/syndication/feature.server';
import { tagsFeature } from '../app/tags/feature.server';
import { webFeature } from '../app/web/feature.server';

/** The features of the site, each after those whose services it needs; what they show stands in this order. Their addresses are listed in app/routes.ts. */
export const features: readonly Feature[] = [
  aiWritersFeature,
  coversFeature,
  settingsFeature,
  accountsFeature,
  blocksFeature,
  progressFeature,
  noticesFeature,
  tagsFeature,
  storiesFeature,
  storyWeaveFeature,
  creativeWritingFeature,
  fanFictionFeature,
  wordGamesFeature,
  daysLineFeature,
  duelsFeature,
  circlesFeature,
  challengeFeature,
  collectionsFeature,
  leaderboardFeature,
  playersFeature,
  statisticsFeature,
  notificationsFeature,
  donationFeature,
  booksFeature,
  syndicationFeature,
  libraryFeature,
  profileFeature,
  homeFeature,
  aboutFeature,
  lawFeature,
  backupsFeature,
  moderationFeature,
  adminFeature,
  webFeature,
];

/** What every feature holds of persons: for the download of one's data and for leaving. */
export const personalData: readonly PersonalData[] = features.flatMap((feature) => feature.personalData ?? []);

/** What features show outside of their own pages. */
export const shown = gatherShown(features);

/** What of all features can be reported. */
export const reportables: readonly Reportable[] = features.flatMap((feature) => feature.reportables ?? []);

/** What all features look at when it is published or changed. */
export const detectors: readonly Detector[] = features.flatMap((feature) => feature.detectors ?? []);

/** What a block between two people ends, of all features. */
export const endsBetween: readonly EndBetween[] = features.flatMap((feature) => feature.endBetween ?? []);

/** The kinds of notices of all features. */
export const noticeKinds: readonly NoticeKind[] = features.flatMap((feature) => feature.noticeKinds(reportables));

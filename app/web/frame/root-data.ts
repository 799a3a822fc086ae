import type { SessionEnd } from '~/accounts/viewer/viewer';
import type { Link } from '~/site/shows';

/** The root loader's data, which every page has. */
export interface RootData {
  viewer: { id: string; name: string } | null;
  /** How many notices the viewer has not read, and when they were counted, in ms; null for a visitor, and while it is unknown. */
  notices: { unread: number; countedAt: number } | null;
  /** Announcement, above every page. */
  banner?: string | undefined;
  /** Why this browser's session has ended, where it was not ended here. */
  sessionEnd: SessionEnd | null;
  databaseAway: boolean;
  siteOrigin: string;
  /** The links of the header. */
  navigation: readonly Link[];
  /** The current year, for the copyright line. */
  year: number;
}

/** The frame's data on an error page when even the root data is missing. */
export const bareRootData = (year: number): RootData => ({
  viewer: null,
  notices: null,
  sessionEnd: null,
  databaseAway: false,
  siteOrigin: '',
  navigation: [],
  year,
});

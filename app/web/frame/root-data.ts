/** What every page knows, from the root loader. */
export interface RootData {
  viewer: { id: string; name: string } | null;
  /** The session of this browser was replaced by a newer sign-in elsewhere. */
  sessionReplaced: boolean;
  databaseAway: boolean;
  siteOrigin: string;
  /** The current year, for the copyright line. */
  year: number;
}

/** What the frame shows of an error page when even this could not be found out. */
export const bareRootData = (year: number): RootData => ({
  viewer: null,
  sessionReplaced: false,
  databaseAway: false,
  siteOrigin: '',
  year,
});

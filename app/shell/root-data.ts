/** What every page knows, from the root loader. */
export interface RootData {
  viewer: { id: string; name: string } | null;
  databaseAway: boolean;
  siteOrigin: string;
  /** The current year, for the copyright line. */
  year: number;
}

/** What the frame shows of an error page when even this could not be found out. */
export const bareRootData = (year: number): RootData => ({ viewer: null, databaseAway: false, siteOrigin: '', year });

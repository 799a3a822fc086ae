import type { RouterContextProvider } from 'react-router';
import { optionalPlayer, viewerContext } from '~/accounts/viewer/viewer.server';
import { logContext } from '~/platform/log/log-context.server';
import { withTimeout } from '~/platform/retry/with-timeout';
import { fanFictionContext } from '../fan-fiction.server';
import { fandomById, fandoms } from '../fandoms/fandom-registry';
import type { FollowedTitle, LandingData, LatestStories } from './landing-data';
import { LATEST } from './latest-stories.server';
import { openFandoms } from './open-fandoms';

/** How long the page waits for its newest stories, in ms, before it is sent and they follow. */
const QUICK_MS = 250;

type Context = Readonly<RouterContextProvider>;

/**
 * What the landing page needs from the database. It works without it: no followed fandoms, and the stories'
 * own failure.
 *
 * @param context the request's services and viewer.
 * @returns the followed fandoms, and the newest stories or their promise, which is never rejected.
 */
export async function landingData(context: Context): Promise<LandingData> {
  const stories = latestOrFailure(context);
  const [followed, latest] = await Promise.all([followedTitles(context), withTimeout(stories, QUICK_MS, () => 'late' as const)]);
  return { followed, latest: latest === 'late' ? stories : latest };
}

/**
 * The newest stories; a failure is logged.
 *
 * @param context the request's services and viewer.
 * @returns at most six stories, and fandoms to begin where there are fewer; undefined when they could not be read.
 */
export async function latestOrFailure(context: Context): Promise<LatestStories> {
  if (context.get(viewerContext).databaseAway) return undefined;
  try {
    const stories = await context.get(fanFictionContext).latestStories(optionalPlayer(context)?.id);
    return { stories, open: openFandoms(fandoms, stories, LATEST) };
  } catch (error) {
    context.get(logContext).warn({ err: error }, 'the newest fan fiction could not be read');
    return undefined;
  }
}

async function followedTitles(context: Context): Promise<FollowedTitle[]> {
  const { viewer } = context.get(viewerContext);
  if (!viewer) return [];
  const followed = await context.get(fanFictionContext).fandoms.follows.ofPlayer(viewer.id);
  return followed.flatMap(({ fandomId, hasNew }) => {
    const fandom = fandomById(fandomId);
    return fandom ? [{ id: fandom.id, name: fandom.name, genre: fandom.genres[0], hasNew }] : [];
  });
}

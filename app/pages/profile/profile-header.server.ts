import type { RouterContextProvider } from 'react-router';
import { may } from '~/accounts/roles/policy';
import type { Viewer } from '~/accounts/viewer/viewer';
import { progressContext } from '~/progress/progress.server';
import { profileLinksContext } from './feature.server';

/** What stands above the tabs of a player's own profile. */
export async function profileHeaderData(context: Readonly<RouterContextProvider>, player: Viewer) {
  const { xp, level, storiesPublished } = await context.get(progressContext).progressOf(player.id);
  return {
    id: player.id,
    links: context.get(profileLinksContext).filter(({ place }) => place === 'header'),
    ...{ xp, level, storiesPublished },
    /** Whether the pages of administrators are open to them. */
    runsSite: may(player, 'runSite'),
    /** Whether those of moderators are. */
    moderates: may(player, 'moderate') || (player.unprotectedRole !== undefined && player.unprotectedRole !== 'wrangler'),
    /** Whether those of wranglers of tags are. */
    wrangles: may(player, 'wrangle') || player.unprotectedRole === 'wrangler',
  };
}

export type ProfileHeaderData = Awaited<ReturnType<typeof profileHeaderData>>;

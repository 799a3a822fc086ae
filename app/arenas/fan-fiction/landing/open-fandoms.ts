import type { Fandom } from '~content/fandoms/fandom';
import type { LatestStory, OpenFandom } from './landing-data';

/**
 * Fandoms to begin where the newest stories leave room: the most popular of each genre without a story.
 * @param newest all published stories when there are fewer than `room`.
 * @param room how many stories and fandoms are shown together.
 * @see docs/product/fan-fiction-fandoms.md
 */
export function openFandoms(fandoms: readonly Fandom[], newest: readonly Pick<LatestStory, 'fandomId'>[], room: number): OpenFandom[] {
  const begun = new Set(newest.map(({ fandomId }) => fandomId));
  const byPopularity = fandoms.filter(({ id }) => !begun.has(id)).sort((one, other) => other.basePopularity - one.basePopularity);
  const genres = [...new Set(byPopularity.map(({ genres: [genre] }) => genre))];
  return genres
    .flatMap((genre) => byPopularity.find(({ genres: [first] }) => first === genre) ?? [])
    .slice(0, Math.max(0, room - newest.length))
    .map(({ id, name, genres: [genre] }) => ({ id, name, genre }));
}

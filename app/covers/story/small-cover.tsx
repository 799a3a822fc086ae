import { coverAddress, STORY_COVER } from './cover-address';

/** A story's cover beside its title in a list, 72 px wide. @param cover its name. */
export function SmallCover({ cover }: { cover: string }) {
  return <img src={coverAddress(cover)} alt="" {...STORY_COVER} loading="lazy" className="h-auto w-18 shrink-0 rounded-sm" />;
}

import { data } from 'react-router';
import { optionalPlayer } from '~/accounts/viewer/viewer.server';
import { storiesContext } from '~/stories/stories.server';
import { type TagKind, tagKinds } from '~/tags/rules/tag';
import { namesInText } from '~/tags/rules/tags-in-text';
import { tagsContext } from '~/tags/tags.server';
import type { Route } from './+types/suggestions.route';

/** More than a tag can have is no beginning of one. */
const MAX_TYPED = 200;
/** How long a browser may use a visitor's answer again, in s. */
const MAX_AGE_S = 60;

/**
 * Tags for what a reader types, with as many stories as they find by each: query `kind`, `q` and `fandoms`, separated by commas.
 * @see docs/product/tags.md
 */
export async function loader({ context, url }: Route.LoaderArgs) {
  const kind = tagKinds.find((each): each is TagKind => each === url.searchParams.get('kind'));
  if (kind === undefined) throw data(null, { status: 404 });
  const text = (url.searchParams.get('q') ?? '').slice(0, MAX_TYPED);
  const fandoms = namesInText((url.searchParams.get('fandoms') ?? '').slice(0, MAX_TYPED));
  const viewerId = optionalPlayer(context)?.id;
  const tags = await context.get(tagsContext).suggest({
    ...{ kind, text, fandoms },
    recount: viewerId === undefined ? undefined : (tags) => context.get(storiesContext).countByTags({ tags, viewerId }),
  });
  const cached = viewerId === undefined ? `public, max-age=${MAX_AGE_S}` : 'private, no-cache';
  return Response.json({ tags }, { headers: { 'Cache-Control': cached, Vary: 'Cookie' } });
}

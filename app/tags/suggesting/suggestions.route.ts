import { data } from 'react-router';
import { type TagKind, tagKinds } from '../rules/tag';
import { namesInText } from '../rules/tags-in-text';
import { tagsContext } from '../tags.server';
import type { Route } from './+types/suggestions.route';
import type { TagSuggestions } from './suggestions.contract';

/** More than a tag can have is no beginning of one. */
const MAX_TYPED = 200;
/** How long a browser may use an answer again, in s. */
const MAX_AGE_S = 60;

/** Tags for what somebody types: query `kind`, `q` and `fandoms`, separated by commas. @see docs/product/tags.md */
export async function loader({ context, url }: Route.LoaderArgs) {
  const kind = tagKinds.find((each): each is TagKind => each === url.searchParams.get('kind'));
  if (kind === undefined) throw data(null, { status: 404 });
  const text = (url.searchParams.get('q') ?? '').slice(0, MAX_TYPED);
  const fandoms = namesInText((url.searchParams.get('fandoms') ?? '').slice(0, MAX_TYPED));
  const answer: TagSuggestions = { tags: await context.get(tagsContext).suggest({ kind, text, fandoms }) };
  return Response.json(answer, { headers: { 'Cache-Control': `public, max-age=${MAX_AGE_S}` } });
}

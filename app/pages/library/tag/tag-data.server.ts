import { data, type RouterContextProvider, redirect } from 'react-router';
import { optionalPlayer } from '~/accounts/viewer/viewer.server';
import { fandomAddress } from '~/arenas/fan-fiction/fandoms/fandom-links';
import { fandomById } from '~/arenas/fan-fiction/fandoms/fandom-registry';
import { cachePage } from '~/platform/page-cache/cache-page.server';
import { validCursor } from '~/stories/listing/cursor.server';
import { narrowingParameters } from '~/stories/listing/filters/list-query';
import { narrowedBy, narrowingOf } from '~/stories/listing/filters/narrowing.server';
import { filtersIn, isFiltered, MOST_TAGS, storyFilters } from '~/stories/listing/filters/story-filters';
import { storiesContext } from '~/stories/stories.server';
import { tagMarksContext } from '~/tags/marks/tag-marks.server';
import { tagAddress, tagIdIn } from '~/tags/rules/tag-address';
import { type TagsService, tagsContext } from '~/tags/tags.server';

/** The parameters of the page. */
const parameters = ['sort', ...narrowingParameters, 'after'];

/**
 * The page of a tag, as a viewer sees it.
 * @returns undefined, with status 404, where there is no such tag for them.
 * @throws a redirect to the tag as which it counts.
 * @see docs/product/tags.md
 */
export async function tagData(context: Readonly<RouterContextProvider>, addressedId: string, query: URLSearchParams) {
  const viewer = optionalPlayer(context);
  const id = tagIdIn(addressedId);
  const tag = id === undefined ? undefined : await aboutTag(context, id, viewer?.id);
  if (!tag) return data({ tag: undefined }, { status: 404 });
  if (tag.countsAs !== undefined) throw redirect(tagAddress(tag.countsAs), 301);
  const viewerId = viewer?.id;
  const { filters, sort, leftOut, kept } = await narrowedBy(context, {
    query,
    filters: filtersIn(query, undefined),
    viewerId,
    list: { arena: undefined, fandomId: tag.fandomId },
    mostTags: MOST_TAGS - 1,
  });
  const after = validCursor(sort, query.get('after'));
  cachePage(context, { params: parameters, tags: ['stories'] });
  const asked = { tags: [tag.id], filters, viewerId };
  // The tag itself is followed by its own button.
  const withTag = { ...filters, tags: storyFilters.tags.read([String(tag.id), filters.tags ?? '']) };
  const search = isFiltered(filters) ? { arena: undefined, words: '', filters: withTag } : undefined;
  const [page, narrowing, marks] = await Promise.all([
    context.get(storiesContext).listStories({ ...asked, sort, cursor: after }),
    narrowingOf(context, { query, leftOut, asked, kept, search }),
    viewerId === undefined ? undefined : context.get(tagMarksContext).of(viewerId, tag.id),
  ]);
  const fandom = tag.fandomId === undefined ? undefined : fandomById(tag.fandomId);
  return data({
    tag,
    fandomPage: fandom && fandomAddress(fandom.genres[0], fandom.id),
    ...{ sort, filters, narrowing, marks, after, signedIn: viewer !== undefined },
    ...page,
  });
}

/** A tag and those around it, with as many stories as the person finds by them. */
async function aboutTag(context: Readonly<RouterContextProvider>, id: number, viewerId: string | undefined) {
  const tag = await context.get(tagsContext).about(id, viewerId);
  if (!tag) return undefined;
  // Those of few stories first: there it shows most what a reader leaves out.
  const tags = [tag, ...tag.narrower.toReversed()];
  const counts = viewerId === undefined ? undefined : await context.get(storiesContext).countByTags({ tags, viewerId });
  return { ...counted(tag, counts), narrower: narrowerFor(tag.narrower, counts) };
}

type Counts = ReadonlyMap<number, number> | undefined;

function counted<Tag extends { id: number; stories: number }>(tag: Tag, counts: Counts): Tag {
  return { ...tag, stories: counts?.get(tag.id) ?? tag.stories };
}

/**
 * The tags below one with as many stories as a reader finds by them; none that only stories carry which they leave out.
 * @param counts what was counted for them: undefined for a reader who leaves nothing out, and without tags that have many stories.
 */
export function narrowerFor(narrower: NonNullable<Awaited<ReturnType<TagsService['about']>>>['narrower'], counts: Counts) {
  return narrower.flatMap(({ shipped, ...tag }) => (shipped || counts?.get(tag.id) !== 0 ? [counted(tag, counts)] : []));
}

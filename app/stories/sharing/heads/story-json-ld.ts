import { printableInLine } from '~/platform/text/printable';
import { claims } from '~/site/claims';
import { collectionAddress } from '../../collections/collection';
import type { FactsOfPage } from '../../facts/counted-facts';
import type { StoryLink } from '../../story';
import { PARTLY_MACHINE_WRITTEN_LD } from '../../writers/digital-source';
import { bookAddress, storyAddress } from '../story-address';
import type { DescribedStory } from './described-story';

/** Facts that the page's head also states elsewhere, in people's words, cleaned of control characters. */
interface HeadFacts {
  title: string;
  description: string;
  /** The address of its picture, from the site's root. */
  picture: string;
}

/** A story in terms of schema.org, for search engines. @see docs/product/feeds-and-books.md */
export function storyJsonLd(
  story: DescribedStory,
  { title, description, picture }: HeadFacts,
  siteOrigin: string,
): Record<string, unknown> {
  const publisher = { '@type': 'Organization', name: claims.name, url: `${siteOrigin}/` };
  const people = story.writers.filter(({ isAi }) => !isAi);
  return {
    '@context': 'https://schema.org',
    '@type': story.chapterCount > 1 ? 'CreativeWork' : 'ShortStory',
    '@id': siteOrigin + storyAddress(story.arena, story.id),
    url: siteOrigin + storyAddress(story.arena, story.id),
    name: title,
    abstract: description,
    author: people.length > 0 ? people.map(({ name, playerId }) => person(name, playerId, siteOrigin)) : publisher,
    creditText: story.author,
    ...(people.length < story.writers.length && { digitalSourceType: PARTLY_MACHINE_WRITTEN_LD }),
    publisher,
    datePublished: story.publishedAt,
    dateModified: story.updatedAt,
    ...(story.counted?.language && { inLanguage: story.counted.language }),
    ...(story.tags.length > 0 && { keywords: story.tags.map(printableInLine) }),
    ...(story.content && { contentRating: story.content }),
    ...(story.progress && { creativeWorkStatus: story.progress }),
    ...(story.counted && { wordCount: story.counted.words, interactionStatistic: interactions(story.counted) }),
    isAccessibleForFree: true,
    isPartOf: partOf(story, siteOrigin),
    ...(story.series[0] && { position: story.series[0].part }),
    ...(story.parent && { isBasedOn: basis(story.parent, siteOrigin) }),
    image: siteOrigin + picture,
    ...(story.average !== undefined && { aggregateRating: rating(story.average, story.ratingCount) }),
    encoding: {
      '@type': 'MediaObject',
      encodingFormat: 'application/epub+zip',
      contentUrl: siteOrigin + bookAddress(story.arena, story.id),
    },
  };
}

/** What it belongs to: one thing, or several where it is part of series. */
function partOf({ partOf: place, series }: DescribedStory, siteOrigin: string) {
  const page = { '@type': 'CollectionPage', name: place.name, url: siteOrigin + place.address };
  if (series.length === 0) return page;
  const named = series.map(({ id, title }) => ({
    '@type': 'CreativeWorkSeries',
    name: printableInLine(title),
    url: siteOrigin + collectionAddress('series', id),
  }));
  return [page, ...named];
}

function person(name: string, playerId: string | null, siteOrigin: string) {
  return { '@type': 'Person', name, ...(playerId && { url: `${siteOrigin}/players/${playerId}` }) };
}

function basis({ arena, id, title }: StoryLink, siteOrigin: string) {
  return { '@type': 'CreativeWork', name: printableInLine(title), url: siteOrigin + storyAddress(arena, id) };
}

/** What readers did, as far as they did any of it. */
function interactions({ kudos, comments, bookmarks, readers }: FactsOfPage) {
  const counted = { LikeAction: kudos, CommentAction: comments, BookmarkAction: bookmarks, ReadAction: readers };
  return Object.entries(counted).flatMap(([action, count]) =>
    count > 0 ? [{ '@type': 'InteractionCounter', interactionType: `https://schema.org/${action}`, userInteractionCount: count }] : [],
  );
}

function rating(average: number, count: number) {
  return { '@type': 'AggregateRating', ratingValue: Number(average.toFixed(2)), ratingCount: count, bestRating: 5, worstRating: 1 };
}

import type { MetaDescriptor } from 'react-router';
import { claims } from '~/claims';
import { pageTitle } from '~/page-title';

const DESCRIPTION_LENGTH = 150;

/** What search engines and link previews are told of a story. */
export interface DescribedStory {
  title: string;
  author: string;
  /** How it begins. */
  text: string;
  /** Where it is read, from the site's root. */
  address: string;
  /** A picture for it, from the site's root. */
  picture?: string | undefined;
}

/** The site's own address, as the root's loader tells it; empty when it could not. */
export function siteOriginOf(matches: readonly ({ id: string; loaderData?: unknown } | undefined)[]): string {
  const data = matches.find((match) => match?.id === 'root')?.loaderData;
  return typeof data === 'object' && data !== null && 'siteOrigin' in data && typeof data.siteOrigin === 'string' ? data.siteOrigin : '';
}

/** What search engines and link previews read of a story's page. */
export function storyMeta(story: DescribedStory, siteOrigin: string): MetaDescriptor[] {
  const description = descriptionOf(story.text);
  const address = siteOrigin + story.address;
  return [
    { title: pageTitle(`${story.title} by ${story.author}`) },
    { name: 'description', content: description },
    { tagName: 'link', rel: 'canonical', href: address },
    { property: 'og:type', content: 'article' },
    { property: 'og:title', content: story.title },
    { property: 'og:description', content: description },
    { property: 'og:url', content: address },
    { property: 'og:site_name', content: claims.name },
    { property: 'article:author', content: story.author },
    ...(story.picture ? [{ property: 'og:image', content: siteOrigin + story.picture }] : []),
  ];
}

/** About 150 characters of a text, cut between words where there are any. */
function descriptionOf(words: string): string {
  const text = words.replaceAll(/\s+/g, ' ').trim();
  if (text.length <= DESCRIPTION_LENGTH) return text;
  const cut = text.slice(0, DESCRIPTION_LENGTH).toWellFormed();
  const lastSpace = cut.lastIndexOf(' ');
  return `${lastSpace > 0 ? cut.slice(0, lastSpace) : cut}…`;
}

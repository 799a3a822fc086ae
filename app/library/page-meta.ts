import { href, type MetaDescriptor } from 'react-router';
import { claims } from '~/claims';
import { pageTitle } from '~/page-title';

const DESCRIPTION_LENGTH = 150;

/** The site's own address, as the root's loader tells it; empty when it could not. */
export function siteOriginOf(matches: readonly ({ id: string; loaderData?: unknown } | undefined)[]): string {
  const data = matches.find((match) => match?.id === 'root')?.loaderData;
  return typeof data === 'object' && data !== null && 'siteOrigin' in data && typeof data.siteOrigin === 'string' ? data.siteOrigin : '';
}

/** What search engines and link previews read of a story's page. */
export function storyMeta(
  story: { id: string; title: string; author: string; paragraphs: readonly string[] },
  siteOrigin: string,
): MetaDescriptor[] {
  const description = descriptionOf(story.paragraphs);
  const address = siteOrigin + href('/story/:storyId', { storyId: story.id });
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
  ];
}

/** About 150 characters of a text, cut between words where there are any. */
function descriptionOf(paragraphs: readonly string[]): string {
  const text = paragraphs.join(' ').replaceAll(/\s+/g, ' ');
  if (text.length <= DESCRIPTION_LENGTH) return text;
  const cut = text.slice(0, DESCRIPTION_LENGTH).toWellFormed();
  const lastSpace = cut.lastIndexOf(' ');
  return `${lastSpace > 0 ? cut.slice(0, lastSpace) : cut}…`;
}

import type { MetaDescriptor } from 'react-router';
import { printableInLine } from '~/platform/text/printable';
import { claims } from '~/site/claims';
import { pictureTags } from '~/site/page-head';
import { pageTitle } from '~/site/page-title';
import { pageFacts } from '../../facts/counted-facts';
import { bookAddress, embedAddress } from '../story-address';
import type { DescribedStory } from './described-story';
import { storyJsonLd } from './story-json-ld';

const DESCRIPTION_LENGTH = 150;
/** What previews of links call their lines. */
const LABELS = { facts: 'Story', tags: 'Tags' };
/** As many as on a card. */
const TAGS_IN_PREVIEW = 12;

/**
 * What search engines, link previews and other programs learn from a published story's page.
 * @see docs/product/feeds-and-books.md
 */
export function storyHead(story: DescribedStory, siteOrigin: string): MetaDescriptor[] {
  const title = printableInLine(story.title);
  const description = printableInLine(descriptionOf(story.text));
  const address = siteOrigin + story.address;
  return [
    { title: pageTitle(`${title} by ${story.author}`) },
    { name: 'description', content: description },
    { tagName: 'link', rel: 'canonical', href: address },
    ...ways(story, title, siteOrigin),
    { property: 'og:type', content: 'article' },
    { property: 'og:title', content: title },
    { property: 'og:description', content: description },
    { property: 'og:url', content: address },
    { property: 'og:site_name', content: claims.name },
    { property: 'article:author', content: story.author },
    { property: 'article:published_time', content: story.publishedAt },
    { property: 'article:modified_time', content: story.updatedAt },
    ...story.tags.map((tag) => ({ property: 'article:tag', content: printableInLine(tag) })),
    ...labelledLines(story),
    ...pictureTags(story.picture, siteOrigin),
    { 'script:ld+json': storyJsonLd(story, { title, description, picture: story.picture.address }, siteOrigin) },
  ];
}

/** What a card says of it besides, for previews that show lines with a label. */
function labelledLines({ content, progress, counted, tags }: DescribedStory): MetaDescriptor[] {
  const facts = [content, progress, ...(counted ? pageFacts(counted) : [])].filter(Boolean).join(' · ');
  const lines = [
    { label: LABELS.facts, text: facts },
    { label: LABELS.tags, text: printableInLine(tags.slice(0, TAGS_IN_PREVIEW).join(', ')) },
  ].filter(({ text }) => text !== '');
  return lines.flatMap(({ label, text }, place) => [
    { name: `twitter:label${place + 1}`, content: label },
    { name: `twitter:data${place + 1}`, content: text },
  ]);
}

/** Links to the story in other forms. */
function ways({ arena, id }: DescribedStory, title: string, siteOrigin: string): MetaDescriptor[] {
  const alternate = { tagName: 'link', rel: 'alternate', title } as const;
  return [
    { ...alternate, type: 'application/epub+zip', href: bookAddress(arena, id) },
    { ...alternate, type: 'application/json+oembed', href: embedAddress(siteOrigin, arena, id) },
  ];
}

/** The first words of a text with single spaces between them, as many as a description needs; a story may be long. */
function beginningOf(words: string): string {
  let text = '';
  for (const [word] of words.matchAll(/\S+/g)) {
    text += text === '' ? word : ` ${word}`;
    if (text.length > DESCRIPTION_LENGTH) break;
  }
  return text;
}

/** About 150 characters of a text, cut between words where possible. */
function descriptionOf(words: string): string {
  const text = beginningOf(words);
  if (text.length <= DESCRIPTION_LENGTH) return text;
  const cut = text.slice(0, DESCRIPTION_LENGTH).toWellFormed();
  const lastSpace = cut.lastIndexOf(' ');
  return `${lastSpace > 0 ? cut.slice(0, lastSpace) : cut}…`;
}

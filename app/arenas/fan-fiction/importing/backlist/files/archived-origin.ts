import { withoutMakers } from '../../../fandoms/archived/archived-names';
import { described, STATS, TAGS, tagList, textOf, valuesOf } from '../../archived-work';
import { archivedAddress } from './archives';
import type { FoundPart, Origin } from './found-story';

/** The most series that are taken over. */
const MAX_SERIES = 5;
const SERIES = /^Series$/;
const PART = /Part (\d{1,4}) of\s*$/;
const PUBLISHED = /Published:\s*(\d{4}-\d{2}-\d{2})/;
const UPDATED = /(?:Updated|Completed):\s*(\d{4}-\d{2}-\d{2})/;

/**
 * Where a download of Archive of Our Own comes from: its address, its author's name there, its days and its series; undefined for
 * any other page.
 * @param page parsed HTML; nothing of it runs or loads.
 * @see docs/product/importing.md
 */
export function archivedOrigin(page: Document): Origin | undefined {
  const list = tagList(page);
  if (!list) return undefined;
  const stats = textOf(list, STATS);
  return {
    address: addressOf(page),
    byline: bylineOf(page.querySelector('#preface .byline')),
    firstPublished: PUBLISHED.exec(stats)?.[1],
    lastUpdated: UPDATED.exec(stats)?.[1],
    series: partsOf(described(list, SERIES)),
  };
}

/** The name of a work's first fandom, without those who made its world: 'The Tides - A. Writer'. */
export function archivedFandom(page: Document): string {
  const list = tagList(page);
  const [fandom = ''] = list ? valuesOf(list, TAGS.fandoms) : [];
  return withoutMakers(fandom);
}

function addressOf(page: Document): string | undefined {
  const links = [...page.querySelectorAll('#preface .message a, #preface a')];
  return links.map((link) => archivedAddress(link.getAttribute('href') ?? '')?.address).find((address) => address !== undefined);
}

function bylineOf(line: Element | null): string {
  const names = [...(line?.querySelectorAll('a') ?? [])].map(({ textContent }) => textContent?.trim() ?? '').filter(Boolean);
  const text = (line?.textContent ?? '').replaceAll(/\s+/g, ' ').trim();
  return names.length > 0 ? names.join(', ') : text.replace(/^by /, '');
}

/** Parts of series, as the archive says them: 'Part 2 of A Series, Part 1 of Another'. */
function partsOf(said: Element | undefined): FoundPart[] {
  const parts: FoundPart[] = [];
  let before = '';
  for (const node of Array.from(said?.childNodes ?? [])) {
    const title = node.nodeName === 'A' ? (node.textContent ?? '').trim() : '';
    const part = Number(PART.exec(before)?.[1] ?? 0);
    if (title && part > 0) parts.push({ title, part });
    before = node.nodeName === 'A' ? '' : before + (node.textContent ?? '');
  }
  return parts.slice(0, MAX_SERIES);
}

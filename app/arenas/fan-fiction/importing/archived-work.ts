import type { ContentRating, ContentWarning } from '~/stories/content-rating/content-rating';
import { MAX_PLANNED, MAX_SUMMARY } from '~/stories/facts/story-facts';
import { MAX_NOTE } from '~/stories/notes/notes';
import { MAX_FANDOMS, MAX_TAG, MAX_TAGS, tagLength } from '~/tags/rules/tag';
import { textOfTags, withoutCommas } from '~/tags/rules/tags-in-text';
import type { SaidOfStory } from '../drafts/said-of-story';
import { archivedNames, withoutMakers } from '../fandoms/archived/archived-names';
import { archivedLanguage } from './archived-language';

const RATINGS: Readonly<Record<string, ContentRating>> = {
  'General Audiences': 'general',
  'Teen And Up Audiences': 'teen',
  Mature: 'mature',
  Explicit: 'mature',
};
const WARNINGS: Readonly<Record<string, ContentWarning>> = {
  'Graphic Depictions Of Violence': 'violence',
  'Major Character Death': 'death',
  'Rape/Non-Con': 'abuse',
  Underage: 'other',
  'Underage Sex': 'other',
};
/** Names of what a download says, with their plural. */
export const TAGS = {
  fandoms: /^Fandoms?$/,
  relationships: /^Relationships?$/,
  characters: /^Characters?$/,
  freeforms: /^Additional Tags?$/,
};
const RATING = /^Rating$/;
const WARNING = /^Archive Warnings?$/;
const LANGUAGE = /^Language$/;
export const STATS = /^Stats$/;
/** What stands above a quote that is the work's summary, or a note of its author. */
const SUMMARY = /^Summary$/;
const NOTES = /^Notes$/;
const END_NOTES = /^End Notes$/;
/** How many chapters there are of how many: 'Chapters: 3/12', or '3/?'. */
const CHAPTERS = /Chapters:\s*(\d+)\/(\d+|\?)/;

/**
 * What a download of Archive of Our Own says of its work, as far as stories here say it; undefined for any other page.
 * @param page parsed HTML; nothing of it runs or loads.
 * @param fandom the name of the fandom in which the story will stand, which is no tag of it.
 * @see docs/product/fan-fiction.md
 */
export function archivedWork(page: Document, fandom: string | undefined): SaidOfStory | undefined {
  const list = tagList(page);
  if (!list) return undefined;
  const named = (name: RegExp) => valuesOf(list, name);
  const summary = shortened(quoted(page, SUMMARY), MAX_SUMMARY);
  const [noteBefore, noteAfter] = [NOTES, END_NOTES].map((name) => shortened(quoted(page, name), MAX_NOTE));
  const [rating = ''] = named(RATING);
  const warnings = [...new Set(named(WARNING).flatMap((warning) => WARNINGS[warning] ?? []))];
  const [language = ''] = named(LANGUAGE);
  return {
    ...(summary !== '' && { summary }),
    ...progressOf(textOf(list, STATS)),
    language: archivedLanguage(language),
    ...tagsOf(named, fandom),
    rating: RATINGS[rating],
    ...(warnings.length > 0 && { warnings }),
    ...(noteBefore && { noteBefore }),
    ...(noteAfter && { noteAfter }),
  };
}

/** The list of tags and facts of such a download; books that are made of it keep its place. */
export function tagList(page: Document): Element | undefined {
  return page.querySelector('#preface dl') ?? undefined;
}

/** The title of such a download. */
export function archivedTitle(page: Document): string | undefined {
  return page.querySelector('#preface h1')?.textContent?.trim() || undefined;
}

/** The description that follows the term of a name. */
export function described(list: Element, name: RegExp): Element | undefined {
  const term = [...list.querySelectorAll('dt')].find((each) => name.test((each.textContent ?? '').replace(':', '').trim()));
  return term?.nextElementSibling ?? undefined;
}

export function textOf(list: Element, name: RegExp): string {
  return described(list, name)?.textContent?.replaceAll(/\s+/g, ' ').trim() ?? '';
}

/** The links of a description, or all of it where it has none. */
export function valuesOf(list: Element, name: RegExp): string[] {
  const links = [...(described(list, name)?.querySelectorAll('a') ?? [])].map(
    (link) => link.textContent?.replaceAll(/\s+/g, ' ').trim() ?? '',
  );
  return (links.length > 0 ? links : [textOf(list, name)]).filter((value) => value !== '');
}

function progressOf(stats: string): Pick<SaidOfStory, 'progress' | 'plannedChapters'> {
  const [, there, planned] = CHAPTERS.exec(stats) ?? [];
  if (there === undefined || planned === undefined) return {};
  const isComplete = there === planned;
  const isKnown = Number(planned) >= 1 && Number(planned) <= MAX_PLANNED;
  return { progress: isComplete ? 'complete' : 'in_progress', ...(isKnown && { plannedChapters: planned }) };
}

/** As many tags as a story may have, those of the rarer kinds first, without commas; one that is too long is left out. */
function tagsOf(named: (name: RegExp) => string[], fandom: string | undefined): Pick<SaidOfStory, keyof typeof TAGS> {
  const fit = (name: RegExp) =>
    named(name)
      .map(withoutCommas)
      .filter((tag) => tagLength(tag) <= MAX_TAG);
  const fandoms = fit(TAGS.fandoms)
    .filter((tag) => !isOfFandom(tag, fandom))
    .slice(0, MAX_FANDOMS - 1);
  let left = MAX_TAGS - fandoms.length;
  const most = (tags: readonly string[]) => {
    const taken = tags.slice(0, left);
    left -= taken.length;
    return textOfTags(taken);
  };
  return {
    fandoms: textOfTags(fandoms),
    relationships: most(fit(TAGS.relationships)),
    characters: most(fit(TAGS.characters)),
    freeforms: most(fit(TAGS.freeforms)),
  };
}

function isOfFandom(tag: string, fandom: string | undefined): boolean {
  const own = fandom === undefined ? undefined : withoutCommas(fandom).toLowerCase();
  return [withoutMakers(tag), ...archivedNames(tag)].some((each) => each.toLowerCase() === own);
}

/** The words of the quotes below a name, before and after the chapters. */
function quoted(page: Document, name: RegExp): string {
  const quotes = [...page.querySelectorAll('#preface blockquote, #afterword blockquote')];
  const named = quotes.filter((quote) => name.test(quote.previousElementSibling?.textContent?.trim() ?? ''));
  return named.map(quotedText).join('\n\n');
}

/** The words of a quote as plain text: its paragraphs with a blank line between them. */
export function quotedText(quote: Element): string {
  const paragraphs = [...quote.querySelectorAll('p')];
  return (paragraphs.length > 0 ? paragraphs : [quote]).map(plainText).join('\n\n').trim();
}

/** The beginning of a text. @param most characters as people count them. */
export function shortened(text: string, most: number): string {
  return [...text].slice(0, most).join('').trim();
}

/** The words of an element, with its line breaks. */
function plainText(element: Element): string {
  return [...element.childNodes]
    .map((node) =>
      node.nodeName === 'BR'
        ? '\n'
        : 'querySelector' in node
          ? plainText(node as Element)
          : (node.textContent ?? '').replaceAll(/\s+/g, ' '),
    )
    .join('')
    .replaceAll(/ *\n */g, '\n')
    .trim();
}

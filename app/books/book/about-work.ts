import { dayText } from '~/platform/text/format-dates';
import { printableLine } from '~/platform/text/printable';
import { arenaLabel } from '~/site/arenas';
import { collectedTexts } from '~/stories/collections/texts';
import { promptLabel } from '~/stories/story';
import { textOfTags } from '~/tags/rules/tags-in-text';
import { tagTexts } from '~/tags/texts';
import type { BookFacts } from './book';

type ToldWork = Pick<BookFacts, 'arena' | 'prompt' | 'publishedAt' | 'facts' | 'series' | 'tags'>;

/** What a work was written to, or its fandom; undefined for none. */
export function promptOfWork({ arena, prompt }: ToldWork): string | undefined {
  return prompt.trim() ? `${promptLabel(arena)}: ${printableLine(prompt)}` : undefined;
}

/** Where and when a work was published, what its author says of it, its series and its tags, in lines; of a book of several stories, the first alone. */
export function factsOfWork({ arena, publishedAt, facts, series, tags = [] }: ToldWork): string[] {
  const place = `${arenaLabel(arena)} · ${dayText(publishedAt)}`;
  if (!facts) return [place];
  const lines = [
    place,
    facts.join(' · '),
    series && collectedTexts.part(series),
    tags.length > 0 && `${tagTexts.tags}: ${textOfTags(tags)}`,
  ];
  return lines.flatMap((line) => (line ? [printableLine(line)] : []));
}

/** Both, as files without a title page say them below its writers. */
export function aboutWork(book: ToldWork): string[] {
  const prompt = promptOfWork(book);
  return [...(prompt === undefined ? [] : [prompt]), ...factsOfWork(book)];
}

import { dayText } from '~/platform/text/format-dates';
import { contentIn, contentText } from '~/stories/content-rating/content-rating';
import { languageCodes, languages } from '~/stories/facts/languages';
import { progressNames, progressText } from '~/stories/facts/story-facts';
import type { SaidOfStory } from '../drafts/said-of-story';
import type { Origin } from './backlist/files/found-story';
import { backlistTexts } from './backlist/texts';
import { importingTexts as texts } from './texts';

interface SaidListProps {
  said: SaidOfStory;
  /** Where the work was before; undefined where the form that publishes the story begins with what is said. */
  origin: Origin | undefined;
  chapters: number;
}

/** What a download says of its work besides the words. */
export function SaidList({ said, origin, chapters }: SaidListProps) {
  const lines = [...linesOf(said, chapters), ...(origin ? originLines(origin) : [])];
  if (lines.length === 0) return null;
  return (
    <section aria-labelledby="also-found" className="rounded-md border border-line px-4 py-3">
      <h2 id="also-found" className="font-medium">
        {texts.alsoFound}
      </h2>
      <dl className="mt-2 grid items-baseline gap-x-6 gap-y-1 sm:grid-cols-[max-content_1fr]">
        {lines.map(([name, value]) => (
          <div key={name} className="contents">
            <dt className="text-sm text-muted">{name}</dt>
            <dd className="min-w-0 wrap-anywhere max-sm:mb-2">
              <bdi className="line-clamp-4">{value}</bdi>
            </dd>
          </div>
        ))}
      </dl>
      {!origin && <p className="mt-3 text-sm text-muted">{texts.alsoHint}</p>}
    </section>
  );
}

/** Names and values of what is said. */
function linesOf(
  { summary, noteBefore, noteAfter, rating, warnings, progress, plannedChapters, language, ...tags }: SaidOfStory,
  chapters: number,
) {
  const facts = {
    progress: progressNames.find((name) => name === progress) ?? null,
    plannedChapters: plannedChapters === undefined ? null : Number(plannedChapters),
  };
  const code = languageCodes.find((each) => each === language);
  const { fandoms, relationships, characters, freeforms } = tags;
  const lines: [string, string | undefined][] = [
    [texts.said.summary, summary],
    [texts.said.rating, contentText(contentIn(rating, warnings))],
    [texts.said.tags, [fandoms, relationships, characters, freeforms].filter(Boolean).join(', ')],
    [texts.said.progress, progress && progressText(chapters, facts)],
    [texts.said.language, code && languages[code]],
    [texts.said.notes, [noteBefore, noteAfter].filter(Boolean).join(' ')],
  ];
  return filled(lines);
}

/** Names and values of where a work was before. */
function originLines({ address, byline, firstPublished, series }: Origin) {
  return filled([
    [texts.said.published, firstPublished && dayText(new Date(`${firstPublished}T00:00:00Z`))],
    [texts.said.series, series.map(({ title, part }) => backlistTexts.series(title, part)).join(', ')],
    [texts.said.author, byline],
    [texts.said.from, address],
  ]);
}

function filled(lines: readonly [string, string | undefined][]): [string, string][] {
  return lines.flatMap(([name, value]): [string, string][] => (value ? [[name, value]] : []));
}

import { memo, useId } from 'react';
import { contentIn, contentText } from '~/stories/content-rating/content-rating';
import { wordsText } from '~/stories/text/words-box';
import { cx } from '~/ui/cx';
import { controlStyle } from '~/ui/fields/field-frame';
import { FactLine } from '~/ui/text/fact-line';
import { MAX_CHAPTER, MAX_CHAPTERS, MAX_TITLE } from '../../../limits';
import type { KnownWork } from '../backlist.contract';
import { isOwnByline } from '../files/byline';
import { backlistTexts as texts } from '../texts';
import type { ChosenWork } from './send-works';

interface WorkRowProps {
  work: ChosenWork;
  /** The story on the site that it is already. */
  known: KnownWork | undefined;
  /** Why it was not taken. */
  refused: string | undefined;
  writerName: string;
}

/** A work that was found in files: what its file says of it, and what its author corrects before it is sent. One of up to 500. */
export const WorkRow = memo(function WorkRow({ work, known, refused, writerName }: WorkRowProps) {
  const { id, title, fandom, chapters, origin, sameAs } = work;
  const isTooLong = chapters.some(({ body }) => body.length > MAX_CHAPTER);
  const hasTooMany = chapters.length > MAX_CHAPTERS;
  const warnings = [
    known && texts.known[known.by](known.title),
    !known && sameAs !== undefined && texts.twice(sameAs),
    isTooLong && texts.chapterTooLong,
    hasTooMany && texts.tooManyChapters,
    !isOwnByline(origin.byline, writerName) && texts.otherName,
    refused,
  ].filter((text) => typeof text === 'string');
  return (
    <li className="grid gap-2 px-4 py-4">
      <label className="flex min-h-11 cursor-pointer items-center gap-3">
        <input
          type="checkbox"
          name="work"
          value={id}
          defaultChecked={!known && sameAs === undefined && !isTooLong && !hasTooMany}
          disabled={isTooLong || hasTooMany}
          aria-label={texts.include(title)}
          className="size-5 shrink-0 accent-gold"
        />
        <bdi className="min-w-0 font-medium wrap-anywhere">{title}</bdi>
      </label>
      <FactLine className="tabular text-sm text-muted">{factsOf(work)}</FactLine>
      {warnings.length > 0 && (
        <ul className="grid gap-1 text-sm font-medium text-amber">
          {warnings.map((text) => (
            <li key={text} className="wrap-anywhere">
              {text}
            </li>
          ))}
        </ul>
      )}
      <div className="grid gap-3 sm:grid-cols-[1fr_1fr_11rem]">
        <Field name={`title:${id}`} label={texts.titleField} value={title} maxLength={MAX_TITLE} />
        <Field name={`fandom:${id}`} label={texts.fandomField} value={fandom} hint={texts.fandomHint} maxLength={100} />
        <Field name={`day:${id}`} label={texts.dayField} value={origin.firstPublished ?? ''} type="date" />
      </div>
    </li>
  );
});

interface FieldProps {
  name: string;
  label: string;
  value: string;
  hint?: string;
  type?: 'text' | 'date';
  maxLength?: number;
}

function Field({ name, label, value, hint, type = 'text', maxLength }: FieldProps) {
  const hintId = useId();
  return (
    <label className="grid min-w-0 content-start gap-1 text-sm">
      {label}
      <input
        {...{ name, type, maxLength }}
        defaultValue={value}
        aria-describedby={hint && hintId}
        className={cx(controlStyle, 'h-11 min-w-0')}
      />
      {hint && (
        <span id={hintId} className="text-muted">
          {hint}
        </span>
      )}
    </label>
  );
}

/** What a work's file says of it, each in a few words. */
function factsOf({ chapters, words, said, origin }: ChosenWork): string[] {
  const tags = [said?.fandoms, said?.relationships, said?.characters, said?.freeforms].filter(Boolean).join(', ');
  const facts = [
    origin.byline && texts.byline(origin.byline),
    texts.chapters(chapters.length),
    wordsText(words),
    said && contentText(contentIn(said.rating, said.warnings)),
    tags && texts.tags(tags.split(', ').length),
    ...origin.series.map(({ title, part }) => texts.series(title, part)),
  ];
  return facts.filter((fact) => typeof fact === 'string').filter(Boolean);
}

import { tagKinds } from '~/tags/rules/tag';
import { type TagFieldValues, tagFieldNames } from '~/tags/story-tags/tag-field-names';
import { tagFormTexts } from '~/tags/tag-form-texts';
import { Notice } from '~/ui/states/notice';
import type { FactFieldValues } from '../facts/fact-forms';
import { languages } from '../facts/languages';
import { storyProgress } from '../facts/story-facts';
import { factTexts } from '../facts/texts';
import { noteTexts } from '../notes/texts';
import { taggingTexts as texts } from './texts';

type Values = TagFieldValues & FactFieldValues;

/** What values of fields that are chosen are called. */
const names: Partial<Record<keyof Values, Readonly<Record<string, string>>>> = { language: languages, progress: storyProgress };

interface SavedNowProps {
  saved: Values;
  /** What an author has typed, without fields that are empty. */
  typed: Readonly<Record<string, unknown>>;
  /** Whether the story has a fandom besides those that are asked for. */
  isOfFandom: boolean;
}

/** What is saved of a story where its form says something else. */
export function SavedNow({ saved, typed, isOfFandom }: SavedNowProps) {
  const labels = labelsFor(isOfFandom);
  const others = (Object.keys(labels) as (keyof Values)[]).filter((name) => (typed[name] ?? '') !== saved[name]);
  if (others.length === 0) return null;
  return (
    <Notice tone="info" title={texts.savedNow}>
      <dl className="grid grid-cols-[minmax(0,1fr)] gap-3">
        {others.map((name) => (
          <div key={name}>
            <dt className="font-medium">{labels[name]}</dt>
            <dd dir="auto" className="whitespace-pre-wrap wrap-anywhere">
              {names[name]?.[saved[name]] ?? (saved[name] || texts.nothing)}
            </dd>
          </div>
        ))}
      </dl>
    </Notice>
  );
}

/** The fields in the order of the form. */
function labelsFor(isOfFandom: boolean): Record<keyof Values, string> {
  const { summary, language, progress, planned: plannedChapters } = factTexts;
  const { before: noteBefore, after: noteAfter } = noteTexts.ofStory;
  const tags = tagKinds.map((kind) => {
    const { label } = kind === 'fandom' && isOfFandom ? tagFormTexts.otherFandoms : tagFormTexts.fields[kind];
    return [tagFieldNames[kind], label];
  });
  return { summary, language, progress, plannedChapters, noteBefore, noteAfter, ...(Object.fromEntries(tags) as TagFieldValues) };
}

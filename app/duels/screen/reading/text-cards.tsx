import { useRef } from 'react';
import { href } from 'react-router';
import { contentText } from '~/stories/content-rating/content-rating';
import { wordsText } from '~/stories/text/words-box';
import { TextLink } from '~/ui/actions/text-link';
import { cx } from '~/ui/cx';
import { useWindowKeys } from '~/ui/keys/use-window-keys';
import type { ReadText } from '../../reading/held-reading.server';
import { texts } from '../../texts';

/** The names of the two texts in the form. */
const NAMES = ['first', 'second'] as const;

export interface TextCardsProps {
  texts: readonly ReadText[];
  /** The lines that were chosen before, by the place of the text. */
  chosen: readonly (string | undefined)[];
  errors: readonly (string | undefined)[];
}

/** The texts of a duel as cards: on a phone one swipes between them, or uses links or keys; on a wide page they stand side by side. */
export function TextCards({ texts: read, chosen, errors }: TextCardsProps) {
  const cards = useRef<HTMLDivElement>(null);
  const show = (place: number) => cards.current?.children[place]?.scrollIntoView({ block: 'nearest', inline: 'start' });
  useWindowKeys((key) => {
    if (key === '1' || key === '2') show(Number(key) - 1);
  });
  return (
    <div className="min-w-0">
      {read.length > 1 && (
        <nav aria-label={texts.read.switch} className="mb-3 flex gap-4 lg:hidden">
          {read.map(({ id }, index) => (
            <a
              key={id}
              href={`#text-${index + 1}`}
              onClick={(event) => {
                event.preventDefault();
                show(index);
              }}
              className="inline-flex min-h-11 items-center font-semibold text-gold underline underline-offset-4"
            >
              {texts.read.text(index + 1)}
            </a>
          ))}
        </nav>
      )}
      <p className="mb-3 text-sm text-muted">{texts.read.keepLine}</p>
      <div
        ref={cards}
        className={cx(
          'relative flex snap-x snap-mandatory gap-4 overflow-x-auto overscroll-x-contain lg:grid lg:items-start lg:gap-6 lg:overflow-visible',
          read.length > 1 && 'lg:grid-cols-2',
        )}
      >
        {read.map((text, index) => (
          <TextCard key={text.id} text={text} place={index} chosen={chosen[index]} error={errors[index]} />
        ))}
      </div>
    </div>
  );
}

function TextCard({
  text,
  place,
  chosen,
  error,
}: {
  text: ReadText;
  place: number;
  chosen: string | undefined;
  error: string | undefined;
}) {
  const name = NAMES[place] ?? 'first';
  const number = place + 1;
  const content = contentText({ rating: text.rating, warnings: text.warnings });
  return (
    <article
      id={`text-${number}`}
      aria-labelledby={`title-${number}`}
      className="relative w-full shrink-0 scroll-mt-20 snap-start rounded-lg border border-line bg-surface p-5 sm:p-8"
    >
      <input type="hidden" name={name} value={text.id} />
      <p className="text-sm text-muted">{[texts.read.text(number), wordsText(text.words), content].filter(Boolean).join(' · ')}</p>
      <h3 id={`title-${number}`} dir="auto" className="display mt-1 text-2xl wrap-anywhere">
        {text.title}
      </h3>
      {error && <p className="mt-2 font-medium text-vermilion">{error}</p>}
      <fieldset className="mt-4">
        <legend className="sr-only">{texts.read.lineLabel(number)}</legend>
        <div className="prose-text">
          <Lines paragraphs={text.paragraphs} name={`${name}Line`} chosen={chosen} />
        </div>
      </fieldset>
      <p className="mt-4 text-end">
        <TextLink
          to={href('/report/:kind/:thingId', { kind: 'duel-text', thingId: text.id })}
          aria-label={texts.read.reportText(number)}
          className="inline-flex min-h-8 items-center text-sm"
        >
          {texts.read.report}
        </TextLink>
      </p>
    </article>
  );
}

/** A text whose sentences are choices: radio buttons, so that keys, screen readers and forms without script have them. */
function Lines({ paragraphs, name, chosen }: { paragraphs: string[][]; name: string; chosen: string | undefined }) {
  const begins = paragraphs.map((_, index) => paragraphs.slice(0, index).flat().length);
  return paragraphs.map((lines, paragraph) => (
    <p key={paragraph} dir="auto">
      {lines.map((line, place) => {
        const value = String((begins[paragraph] ?? 0) + place);
        return (
          <label
            key={value}
            className="cursor-pointer rounded-sm has-checked:bg-gold/20 has-checked:underline has-checked:decoration-gold has-checked:underline-offset-4 has-focus-visible:outline-2 has-focus-visible:outline-gold"
          >
            <input type="radio" name={name} value={value} defaultChecked={chosen === value} className="sr-only" />
            {line}{' '}
          </label>
        );
      })}
    </p>
  ));
}

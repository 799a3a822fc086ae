import { useId, useRef } from 'react';
import { cx } from '~/ui/cx';
import type { TextFieldMetadata } from '~/ui/fields/field-frame';
import { TextAreaField } from '~/ui/fields/text-area-field';
import { SlashBreaks } from '~/ui/text/slash-breaks';
import { likenessTexts } from '../likeness/texts';
import type { TagKind } from '../rules/tag';
import { useSuggestions } from '../suggesting/use-suggestions';
import { tagFormTexts as texts } from '../tag-form-texts';

interface TagBoxProps {
  kind: TagKind;
  field: TextFieldMetadata;
  label: string;
  hint: string;
  /** The fandoms of the story, separated by commas. */
  fandoms(): string;
}

/** A box for tags of one kind, which offers those that others use. Without script it is a box for a text with commas. */
export function TagBox({ kind, field, label, hint, fandoms }: TagBoxProps) {
  const frame = useRef<HTMLDivElement>(null);
  const id = useId();
  const { offered, active, close, askSoon, choose, onKeyDown } = useSuggestions({ kind, frame, fandoms });
  const isOpen = offered.length > 0;
  const optionId = (place: number) => `${id}-${place}`;
  const top = frame.current?.querySelector('textarea');
  return (
    <div ref={frame} className="relative">
      <TextAreaField
        field={field}
        label={label}
        hint={hint}
        rows={kind === 'freeform' ? 3 : 2}
        dir="auto"
        autoComplete="off"
        aria-autocomplete="list"
        aria-controls={isOpen ? id : undefined}
        aria-activedescendant={isOpen && active >= 0 ? optionId(active) : undefined}
        onInput={askSoon}
        onFocus={askSoon}
        onBlur={close}
        onKeyDown={(event) => onKeyDown(event, choose)}
      />
      {isOpen && (
        <div
          id={id}
          role="listbox"
          aria-label={texts.offered(label)}
          style={{ top: top ? top.offsetTop + top.offsetHeight + 4 : undefined }}
          className="absolute inset-x-0 z-20 max-h-72 overflow-y-auto rounded-md border border-edge bg-raised py-1 shadow-lg"
        >
          {offered.map(({ name, stories, isNear }, place) => (
            // biome-ignore lint/a11y/useKeyWithClickEvents: the keys are those of the box, which keeps the focus.
            <div
              key={name}
              id={optionId(place)}
              role="option"
              tabIndex={-1}
              aria-selected={place === active}
              // The focus stays in the box.
              onPointerDown={(event) => event.preventDefault()}
              onClick={() => choose(name)}
              className={cx(
                'flex min-h-11 cursor-pointer items-center justify-between gap-4 px-4 py-1.5 wrap-anywhere hover:bg-stone',
                place === active && 'bg-stone text-gold-strong',
              )}
            >
              <bdi>
                <SlashBreaks text={isNear ? likenessTexts.same(name) : name} />
              </bdi>
              {stories > 0 && <span className="tabular shrink-0 text-sm text-muted">{texts.stories(stories)}</span>}
            </div>
          ))}
        </div>
      )}
      <p role="status" className="sr-only">
        {isOpen && texts.howMany(offered.length)}
      </p>
    </div>
  );
}

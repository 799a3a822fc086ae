import { useRef } from 'react';
import type { TextFieldMetadata } from '~/ui/fields/field-frame';
import type { TagKind } from '../rules/tag';
import { type TagFieldValues, tagFieldNames } from '../story-tags/tag-field-names';
import { tagFormTexts as texts } from '../tag-form-texts';
import { TagBox } from './tag-box';

interface TagBoxesProps {
  /** The kinds to ask for, in their order. */
  kinds: readonly TagKind[];
  fields: Record<keyof TagFieldValues, TextFieldMetadata>;
  /** The fandom that the story has besides those that are asked for. */
  ownFandom?: string | undefined;
}

/** A box for each kind of tags: commas separate them. */
export function TagBoxes({ kinds, fields, ownFandom }: TagBoxesProps) {
  const frame = useRef<HTMLDivElement>(null);
  const otherFandoms = () => frame.current?.querySelector<HTMLTextAreaElement>(`[name="${tagFieldNames.fandom}"]`)?.value ?? '';
  return (
    <div ref={frame} className="grid grid-cols-[minmax(0,1fr)] gap-6">
      {kinds.map((kind) => {
        const { label, hint } = kind === 'fandom' && ownFandom !== undefined ? texts.otherFandoms : texts.fields[kind];
        return (
          <TagBox
            key={kind}
            kind={kind}
            field={fields[tagFieldNames[kind]]}
            label={label}
            hint={`${hint} ${texts.separate}`}
            fandoms={() => [ownFandom, otherFandoms()].filter(Boolean).join(', ')}
          />
        );
      })}
    </div>
  );
}

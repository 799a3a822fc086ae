import type { TextFieldMetadata } from '~/ui/fields/field-frame';
import { TextAreaField } from '~/ui/fields/text-area-field';
import type { TagKind } from '../rules/tag';
import { type TagFieldValues, tagFieldNames } from '../story-tags/tag-field-names';
import { tagTexts as texts } from '../texts';

interface TagBoxesProps {
  /** The kinds to ask for, in their order. */
  kinds: readonly TagKind[];
  fields: Record<keyof TagFieldValues, TextFieldMetadata>;
  /** Whether the story has a fandom besides those that are asked for. */
  hasFandom: boolean;
}

/** A box for each kind of tags: commas separate them. */
export function TagBoxes({ kinds, fields, hasFandom }: TagBoxesProps) {
  return (
    <>
      {kinds.map((kind) => {
        const { label, hint } = kind === 'fandom' && hasFandom ? texts.otherFandoms : texts.fields[kind];
        return (
          <TextAreaField
            key={kind}
            field={fields[tagFieldNames[kind]]}
            label={label}
            hint={`${hint} ${texts.separate}`}
            rows={kind === 'freeform' ? 3 : 2}
            dir="auto"
          />
        );
      })}
    </>
  );
}

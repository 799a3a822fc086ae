import type { FieldMetadata } from '@conform-to/react';
import { useState } from 'react';
import type { RuleName } from '~/platform/feature/detector';
import { CheckCard } from '~/ui/fields/check-card';
import { Select } from '~/ui/fields/select';
import { TextAreaField } from '~/ui/fields/text-area-field';
import { ruleTexts as texts } from '../decide-texts';
import type { Measure } from '../measures';
import { type KeptWords, keptFor, ruleNames, rules } from './rules';

interface RuleFieldsProps {
  fields: { rule: FieldMetadata<string>; reason: FieldMetadata<string>; keep: FieldMetadata<string> };
  /** The words in force. */
  words: KeptWords;
  suggested: RuleName;
  /** What is chosen above; undefined for nothing yet. */
  measure: Measure | undefined;
}

/** On what a decision rests, and its words: those that are kept for the rule, or one's own. */
export function RuleFields({ fields, words, suggested, measure }: RuleFieldsProps) {
  const sent = ruleNames.find((name) => name === fields.rule.value) ?? suggested;
  const [rule, setRule] = useState<RuleName>(sent);
  const kept = measure === undefined ? rule : keptFor(measure, rule);
  const label = kept === undefined ? undefined : kept === 'nothing' ? texts.nothing : rules[kept].label;
  return (
    <div className="flex flex-col gap-4">
      {kept !== 'nothing' && kept !== undefined && (
        <Select
          label={texts.rule}
          name="rule"
          defaultValue={rule}
          onChange={({ target }) => setRule(ruleNames.find((name) => name === target.value) ?? suggested)}
          options={ruleNames.map((name) => ({ value: name, label: rules[name].label }))}
          className="min-w-0 flex-wrap"
        />
      )}
      {kept !== undefined && (
        <div className="text-sm text-muted">
          <p>{words[kept] === undefined ? texts.noneKept : texts.theyRead(label ?? '')}</p>
          {words[kept] && (
            <p dir="auto" className="mt-1 border-l-2 border-bronze pl-3 whitespace-pre-line wrap-anywhere">
              {words[kept]}
            </p>
          )}
        </div>
      )}
      <TextAreaField
        field={fields.reason}
        label={kept === undefined ? texts.needed : texts.own}
        rows={kept === undefined ? 5 : 2}
        hint={kept === undefined ? texts.neededHint : texts.ownHint}
      />
      {kept !== undefined && <CheckCard name="keep" value="on" defaultChecked={fields.keep.value === 'on'} label={texts.keep} />}
    </div>
  );
}

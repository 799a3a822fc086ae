import { useForm } from '@conform-to/react';
import { Form, useNavigation } from 'react-router';
import { FormErrors } from '~/accounts/screen/auth-page';
import { countText } from '~/platform/text/format';
import { ContentFields } from '~/stories/content-rating/content-fields';
import { contentIn } from '~/stories/content-rating/content-rating';
import { Button } from '~/ui/actions/button';
import { CheckCard } from '~/ui/fields/check-card';
import { RadioCard } from '~/ui/fields/radio-card';
import { Select } from '~/ui/fields/select';
import { TextAreaField } from '~/ui/fields/text-area-field';
import type { DeskReply } from '../desk/desk-action.server';
import type { CaseView } from '../queue/case-view.server';
import type { DecideFields } from './decision-forms';
import { type Measure, measures, suspensionDays } from './measures';

interface DecideFormProps {
  found: CaseView;
  reply: DeskReply | undefined;
}

/** Asks what to do about a case, and why. What belongs to one measure shows with it, also without script. */
export function DecideForm({ found: { id, measures: possible, mayAlsoHide, content }, reply }: DecideFormProps) {
  const busy = useNavigation().state === 'submitting';
  const [form, fields] = useForm<DecideFields>({ id: 'decide', lastResult: busy ? null : reply?.form });
  const chosen = fields.measure.value;
  return (
    <Form method="post" id={form.id} onSubmit={form.onSubmit} noValidate className="group flex flex-col gap-6">
      <FormErrors errors={form.errors} />
      <input type="hidden" name="caseId" value={id} />
      <fieldset aria-describedby={fields.measure.errors ? fields.measure.errorId : undefined} className="grid gap-2">
        <legend className="mb-2 font-semibold">What to do</legend>
        <FieldError id={fields.measure.errorId} errors={fields.measure.errors} />
        {possible.map((measure) => (
          <RadioCard key={measure} name="measure" value={measure} defaultChecked={chosen === measure} {...cardOf(measure)} />
        ))}
      </fieldset>
      {possible.includes('suspend') && (
        <div className="hidden group-has-[input[value=suspend]:checked]:block">
          <FieldError id={fields.days.errorId} errors={fields.days.errors} />
          <Select label="For" name="days" defaultValue={fields.days.value ?? '7'} options={dayOptions} />
        </div>
      )}
      {mayAlsoHide && (
        <CheckCard
          name="hides"
          value="on"
          defaultChecked={fields.hides.value === 'on'}
          label="Also hide it"
          className="hidden group-has-[input[value=suspend]:checked]:flex group-has-[input[value=warn]:checked]:flex"
        />
      )}
      {possible.includes('rate') && content && (
        <div className="hidden gap-6 group-has-[input[value=rate]:checked]:grid">
          <ContentFields {...(fields.rating.value === undefined ? content : contentIn(fields.rating.value, fields.warnings.value))} />
        </div>
      )}
      <fieldset className="grid gap-1">
        <legend className="mb-1 font-semibold">Based on</legend>
        <RadioCard name="basis" value="rules" defaultChecked={fields.basis.value !== 'law'} label="The rules of the arena" />
        <RadioCard
          name="basis"
          value="law"
          defaultChecked={fields.basis.value === 'law'}
          label="The law"
          hint="Please name it in the reason."
        />
      </fieldset>
      <TextAreaField
        field={fields.reason}
        label="The reason"
        rows={5}
        hint="The person reads this, so address it to them. Name the rule, but nobody who reported it."
      />
      <Button type="submit" name="intent" value="decide" className="self-start" pending={busy} pendingText="Closing...">
        Close the case
      </Button>
    </Form>
  );
}

function FieldError({ id, errors }: { id: string; errors: readonly string[] | undefined }) {
  if (!errors) return null;
  return (
    <p id={id} role="alert" className="text-sm font-medium text-vermilion">
      {errors[0]}
    </p>
  );
}

const dayOptions = suspensionDays.map((days) => ({ value: String(days), label: countText(days, { one: 'day', other: 'days' }) }));

function cardOf(measure: Measure): { label: string; hint?: string } {
  const { label, hint }: { label: string; hint?: string } = measures[measure];
  return { label, ...(hint && { hint }) };
}

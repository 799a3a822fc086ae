import { useForm } from '@conform-to/react';
import { type Ref, useState } from 'react';
import { Form, useNavigation } from 'react-router';
import { FormErrors } from '~/accounts/screen/auth-page';
import { Button } from '~/ui/actions/button';
import type { DecideFields } from '../decisions/decision-forms';
import { MeasureFields } from '../decisions/measure-fields';
import { type Measure, measureNames, measuresAlike } from '../decisions/measures';
import { RuleFields } from '../decisions/reasons/rule-fields';
import { type KeptWords, suggestedRule } from '../decisions/reasons/rules';
import type { DeskReply } from '../desk/desk-action.server';
import { repliedTo } from '../staff/replied-to';
import { queueTexts } from './queue-texts';
import type { QueuedCase } from './queued-case.server';

/** The form that the boxes of the rows belong to. */
export const ALIKE_FORM = 'decide-alike';

interface AlikeFormProps {
  cases: readonly QueuedCase[];
  words: KeptWords;
  reply: DeskReply | undefined;
  ref: Ref<HTMLFormElement>;
}

/** Decides the chosen cases alike. It shows as soon as one is chosen, also without script. */
export function AlikeForm({ cases, words, reply, ref }: AlikeFormProps) {
  const busy = useNavigation().formData?.get('intent') === 'decide-alike';
  const [form, fields] = useForm<DecideFields & { caseIds: string[] }>({
    id: ALIKE_FORM,
    lastResult: busy ? null : repliedTo(reply, 'decide-alike'),
  });
  const [measure, setMeasure] = useState<Measure | undefined>(measureNames.find((name) => name === fields.measure.value));
  return (
    <section aria-label={queueTexts.alike} className="bottom-0 z-10 hidden sm:sticky group-has-[input[name=caseIds]:checked]/queue:block">
      <Form
        ref={ref}
        method="post"
        id={form.id}
        onSubmit={form.onSubmit}
        noValidate
        preventScrollReset
        className="group flex flex-col gap-4 rounded-t-lg sm:max-h-[70dvh] sm:overflow-y-auto border border-edge bg-raised p-4"
      >
        <FormErrors errors={[...(form.errors ?? []), ...(fields.caseIds.errors ?? [])]} />
        <MeasureFields fields={fields} possible={measuresAlike} mayAlsoHide={false} compact onChoose={setMeasure} />
        <details open={fields.reason.errors !== undefined}>
          <summary className="text-link w-fit py-1 text-sm">{queueTexts.ruleAndWords}</summary>
          <div className="mt-3">
            <RuleFields
              fields={fields}
              words={words}
              suggested={suggestedRule(cases.flatMap(({ reasons }) => reasons))}
              measure={measure}
            />
          </div>
        </details>
        <Button type="submit" name="intent" value="decide-alike" className="self-start" pending={busy} pendingText={queueTexts.closing}>
          {queueTexts.alike}
        </Button>
      </Form>
    </section>
  );
}

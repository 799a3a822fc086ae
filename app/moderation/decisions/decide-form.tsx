import { useForm } from '@conform-to/react';
import { type Ref, useState } from 'react';
import { Form, useNavigation } from 'react-router';
import { FormErrors } from '~/accounts/screen/auth-page';
import { ContentFields } from '~/stories/content-rating/content-fields';
import { contentIn } from '~/stories/content-rating/content-rating';
import { Button } from '~/ui/actions/button';
import type { DeskReply } from '../desk/desk-action.server';
import type { CaseView } from '../queue/case-view.server';
import { repliedTo } from '../staff/replied-to';
import { decideTexts } from './decide-texts';
import type { DecideFields } from './decision-forms';
import { MeasureFields } from './measure-fields';
import { type Measure, measureNames } from './measures';
import { RuleFields } from './reasons/rule-fields';
import { type KeptWords, suggestedRule } from './reasons/rules';

interface DecideFormProps {
  found: CaseView;
  words: KeptWords;
  reply: DeskReply | undefined;
  ref: Ref<HTMLFormElement>;
}

/** Asks what to do about a case, and why. */
export function DecideForm({ found, words, reply, ref }: DecideFormProps) {
  const { id, measures: possible, mayAlsoHide, content, reports } = found;
  const busy = useNavigation().state === 'submitting';
  const [form, fields] = useForm<DecideFields>({ id: 'decide', lastResult: busy ? null : repliedTo(reply, 'decide') });
  const [measure, setMeasure] = useState<Measure | undefined>(measureNames.find((name) => name === fields.measure.value));
  const isReview = possible.includes('keep');
  return (
    <Form ref={ref} method="post" id={form.id} onSubmit={form.onSubmit} noValidate className="group flex flex-col gap-6">
      <FormErrors errors={form.errors} />
      <input type="hidden" name="caseId" value={id} />
      <MeasureFields fields={fields} possible={possible} mayAlsoHide={mayAlsoHide} onChoose={setMeasure} />
      {possible.includes('rate') && content && (
        <div className="hidden gap-6 group-has-[input[value=rate]:checked]:grid">
          <ContentFields {...(fields.rating.value === undefined ? content : contentIn(fields.rating.value, fields.warnings.value))} />
        </div>
      )}
      <RuleFields fields={fields} words={words} suggested={suggestedRule(reports)} measure={isReview ? 'keep' : measure} />
      <Button type="submit" name="intent" value="decide" className="self-start" pending={busy} pendingText={decideTexts.closing}>
        {decideTexts.close}
      </Button>
    </Form>
  );
}

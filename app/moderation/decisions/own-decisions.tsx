import { useForm } from '@conform-to/react';
import { Form, useNavigation } from 'react-router';
import { FormErrors } from '~/accounts/screen/auth-page';
import type { Viewer } from '~/accounts/viewer/viewer';
import { Button } from '~/ui/actions/button';
import { Reveal } from '~/ui/actions/reveal';
import { TextAreaField } from '~/ui/fields/text-area-field';
import { EmptyState } from '~/ui/states/empty-state';
import { Notice } from '~/ui/states/notice';
import { Moment } from '~/ui/text/moment';
import { withParts } from '~/ui/text/with-parts';
import { AnswerForm } from '../copyright/answer-form';
import { copyrightTexts } from '../copyright/copyright-texts';
import type { DeskReply } from '../desk/desk-action.server';
import type { ObjectFields } from './decision-forms';
import type { OwnDecision } from './own-decisions.server';
import { ownDecisionsTexts as texts } from './own-decisions-texts';

interface OwnDecisionsProps {
  decisions: readonly OwnDecision[];
  suspension: Viewer['suspension'];
  reply: DeskReply | undefined;
}

/** What was decided about the reader, with the way to object. */
export function OwnDecisions({ decisions, suspension, reply }: OwnDecisionsProps) {
  return (
    <>
      {suspension && (
        <Notice tone="info" className="mb-6" title={suspension.until === null ? texts.banned : texts.suspended}>
          {suspension.until === null ? texts.stillPossible : withParts(texts.suspendedUntil, { end: <Moment at={suspension.until} /> })}
        </Notice>
      )}
      <p role="status" className="mb-4 font-medium empty:hidden">
        {reply?.result?.said}
      </p>
      {decisions.length === 0 && (
        <EmptyState missing="seats" title={texts.none}>
          {texts.noneText}
        </EmptyState>
      )}
      <ul className="divide-y divide-line border-y border-line empty:hidden">
        {decisions.map((decision) => (
          <Decision key={decision.id} decision={decision} reply={reply} />
        ))}
      </ul>
    </>
  );
}

function Decision({ decision, reply }: { decision: OwnDecision; reply: DeskReply | undefined }) {
  const { id, at, said, reason, objection, complaint } = decision;
  return (
    <li className="py-5">
      <p className="text-sm text-muted">
        <Moment at={at} />
      </p>
      <p dir="auto" className="mt-1 text-lg font-semibold wrap-anywhere">
        {said}
      </p>
      <p dir="auto" className="mt-1 whitespace-pre-line wrap-anywhere">
        {reason}
      </p>
      {complaint && (
        <div className="mt-3 border-l-2 border-line pl-4">
          <p className="font-medium">{copyrightTexts.complaint}</p>
          <p dir="auto" className="mt-1 whitespace-pre-line wrap-anywhere">
            {[complaint.work, complaint.passages].filter(Boolean).join('\n\n')}
          </p>
          <p className="mt-1 text-sm text-muted wrap-anywhere">
            <bdi>{copyrightTexts.by(complaint.name, complaint.onBehalf)}</bdi>
          </p>
        </div>
      )}
      {objection && (
        <div className="mt-3 border-l-2 border-bronze pl-4">
          <p className="font-medium">{texts.objected}</p>
          <p dir="auto" className="mt-1 whitespace-pre-line wrap-anywhere text-muted">
            {objection.words}
          </p>
          <p className="mt-2 wrap-anywhere">{objection.outcome ?? texts.objectionWaits}</p>
        </div>
      )}
      {decision.mayObject && (complaint ? <AnswerForm decisionId={id} reply={reply} /> : <ObjectForm decisionId={id} reply={reply} />)}
    </li>
  );
}

function ObjectForm({ decisionId, reply }: { decisionId: string; reply: DeskReply | undefined }) {
  const busy = useNavigation().formData?.get('decisionId') === decisionId;
  const isReplied = reply?.form.initialValue?.decisionId === decisionId;
  const [form, fields] = useForm<ObjectFields>({ id: `object-${decisionId}`, lastResult: isReplied && !busy ? reply.form : null });
  return (
    <div className="mt-4">
      <Reveal label={texts.object} variant="outline" size="sm" open={isReplied}>
        <Form method="post" id={form.id} onSubmit={form.onSubmit} noValidate preventScrollReset className="flex flex-col gap-4">
          <FormErrors errors={form.errors} />
          <input type="hidden" name="decisionId" value={decisionId} />
          <TextAreaField field={fields.objection} label={texts.why} rows={4} hint={texts.whyHint} />
          <Button type="submit" name="intent" value="object" className="self-start" pending={busy} pendingText={texts.sending}>
            {texts.send}
          </Button>
        </Form>
      </Reveal>
    </div>
  );
}

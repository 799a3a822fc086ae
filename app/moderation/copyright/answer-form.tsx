import { useForm } from '@conform-to/react';
import { Form, useNavigation } from 'react-router';
import { FormErrors } from '~/accounts/screen/auth-page';
import { Button } from '~/ui/actions/button';
import { Reveal } from '~/ui/actions/reveal';
import { CheckCard } from '~/ui/fields/check-card';
import { TextAreaField } from '~/ui/fields/text-area-field';
import { TextField } from '~/ui/fields/text-field';
import type { DeskReply } from '../desk/desk-action.server';
import { Statement } from './complaint-form';
import type { AnswerFields } from './copyright-forms';
import { copyrightTexts as texts } from './copyright-texts';

/** Answers a complaint that a text was taken down for, with what the law asks. */
export function AnswerForm({ decisionId, reply }: { decisionId: string; reply: DeskReply | undefined }) {
  const busy = useNavigation().formData?.get('decisionId') === decisionId;
  const isReplied = reply?.form.initialValue?.decisionId === decisionId;
  const [form, fields] = useForm<AnswerFields>({ id: `answer-${decisionId}`, lastResult: isReplied && !busy ? reply.form : null });
  return (
    <div className="mt-4">
      <Reveal label={texts.answerTitle} variant="outline" size="sm" open={isReplied}>
        <Form method="post" id={form.id} onSubmit={form.onSubmit} noValidate preventScrollReset className="flex flex-col gap-4">
          <p className="text-muted">{texts.answerIntro}</p>
          <FormErrors errors={form.errors} />
          <input type="hidden" name="decisionId" value={decisionId} />
          <TextAreaField field={fields.words} label={texts.answerWords} rows={4} hint={texts.answerWordsHint} />
          <TextField field={fields.name} label={texts.name} autoComplete="name" />
          <TextField field={fields.reach} label={texts.reach} hint={texts.reachHint} />
          <Statement field={fields.truth} label={texts.answerTruth} />
          <CheckCard name="toCourt" value="on" defaultChecked={fields.toCourt.value === 'on'} label={texts.toCourt} />
          <Button type="submit" name="intent" value="answer-complaint" className="self-start" pending={busy} pendingText={texts.sending}>
            {texts.answerSend}
          </Button>
        </Form>
      </Reveal>
    </div>
  );
}

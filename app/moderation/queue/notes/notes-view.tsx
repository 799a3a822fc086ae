import { useForm } from '@conform-to/react';
import { Form, useNavigation } from 'react-router';
import { FormErrors } from '~/accounts/screen/auth-page';
import { Button } from '~/ui/actions/button';
import { TextAreaField } from '~/ui/fields/text-area-field';
import { Moment } from '~/ui/text/moment';
import type { DeskReply } from '../../desk/desk-action.server';
import { repliedTo } from '../../staff/replied-to';
import type { NoteFields } from './note-form';
import { noteTexts as texts } from './note-texts';
import type { CaseNote } from './notes.server';

/** What moderators wrote down about a case and its person, with a form for the next note. */
export function Notes({ caseId, notes, reply }: { caseId: string; notes: readonly CaseNote[]; reply: DeskReply | undefined }) {
  const busy = useNavigation().formData?.get('intent') === 'note';
  const [form, fields] = useForm<NoteFields>({ id: 'note', lastResult: busy ? null : repliedTo(reply, 'note') });
  return (
    <section aria-labelledby="case-notes">
      <h3 id="case-notes" className="font-semibold">
        {texts.title}
      </h3>
      <ul className="mt-2 divide-y divide-line border-y border-line empty:hidden">
        {notes.map(({ id, by, words, at, elsewhere }) => (
          <li key={id} className="py-3">
            <p dir="auto" className="whitespace-pre-line wrap-anywhere">
              {words}
            </p>
            <p className="mt-1 text-sm text-muted">
              <bdi>{by ?? texts.left}</bdi>, <Moment at={at} />
              {elsewhere && `. ${texts.elsewhere}.`}
            </p>
          </li>
        ))}
      </ul>
      <Form
        key={notes[0]?.id}
        method="post"
        id={form.id}
        onSubmit={form.onSubmit}
        noValidate
        preventScrollReset
        className="mt-3 flex flex-col gap-3"
      >
        <FormErrors errors={form.errors} />
        <input type="hidden" name="caseId" value={caseId} />
        <TextAreaField field={fields.words} label={texts.label} rows={2} hint={texts.hint} />
        <Button
          type="submit"
          name="intent"
          value="note"
          variant="outline"
          size="sm"
          className="min-h-11 self-start"
          pending={busy}
          pendingText={texts.writing}
        >
          {texts.write}
        </Button>
      </Form>
    </section>
  );
}

import type { SubmissionResult } from '@conform-to/react';
import { NameForm } from '../../author-pages/name-form';
import { coAuthorTexts as texts } from '../texts';

interface InviteFormProps {
  /** Names of people whom the author may invite. */
  names: readonly string[];
  /** The pen name under which the author asks. */
  pen: string | undefined;
  /** The reply to it, if it had no effect. */
  form: SubmissionResult<string[]> | undefined;
}

/** Asks a person by name to write with one. */
export function InviteForm({ pen, ...props }: InviteFormProps) {
  return (
    <section aria-labelledby="invite-title">
      <h2 id="invite-title" className="display text-2xl">
        {texts.inviteTitle}
      </h2>
      <NameForm {...props} intent="invite" texts={{ name: texts.name, nameHint: texts.nameHint(pen), press: texts.invite }} />
    </section>
  );
}

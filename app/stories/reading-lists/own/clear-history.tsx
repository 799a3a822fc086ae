import { Form, useSubmit } from 'react-router';
import { profileTabAddress } from '~/accounts/profile/profile-tabs';
import { ConfirmButton } from '~/ui/actions/confirm-button';
import { readingListTexts } from '../texts';

const { history: texts } = readingListTexts;
const question = { title: texts.clearQuestion, description: texts.clearWarning, confirmLabel: texts.clear, cancelLabel: texts.keep };

/** Forgets all that its person has read, after a question. */
export function ClearHistory() {
  const submit = useSubmit();
  const clear = () => submit({ intent: 'clear-history' }, { method: 'post', action: profileTabAddress('history') });
  return (
    <Form method="post" action={profileTabAddress('history')} className="mt-5">
      <ConfirmButton type="submit" name="intent" value="clear-history" variant="outline" question={question} onConfirm={clear}>
        {texts.clear}
      </ConfirmButton>
    </Form>
  );
}

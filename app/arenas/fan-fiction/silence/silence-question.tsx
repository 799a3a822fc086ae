import { UNSENT_TEXT } from '~/platform/requests/unsent-text';
import { Button } from '~/ui/actions/button';
import { Notice } from '~/ui/states/notice';
import { useHydrated, useTask } from '../story-page/use-task';
import { answers, silenceTexts as texts } from './silence';

/** Asks the author of a story that has been silent for long how far it is. @param props.action the address of its page. */
export default function SilenceQuestion({ action }: { action: string }) {
  const { Form, unsent, pending } = useTask();
  const hydrated = useHydrated();
  return (
    <Notice tone="info" className="mb-6" title={texts.title}>
      <p>{texts.text}</p>
      {unsent && <p role="alert">{UNSENT_TEXT}</p>}
      <Form method="post" action={action} className="mt-3 flex flex-wrap gap-3">
        <input type="hidden" name="intent" value="progress" />
        {hydrated && <input type="hidden" name="script" value="1" />}
        {answers.map((answer) => (
          <Button key={answer} type="submit" size="sm" variant="outline" name="progress" value={answer} disabled={pending}>
            {texts.answers[answer]}
          </Button>
        ))}
      </Form>
    </Notice>
  );
}

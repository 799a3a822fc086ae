import { Form, useNavigation } from 'react-router';
import { formProblem } from '~/platform/forms/form-problem';
import { Button } from '~/ui/actions/button';
import { CheckCard } from '~/ui/fields/check-card';
import { Card } from '~/ui/layout/card';
import { Notice } from '~/ui/states/notice';
import type { SwitchReply } from './switch-setting.server';
import { type SwitchIntent, switches } from './switches';
import { settingsTexts } from './texts';

interface SwitchSettingProps {
  intent: SwitchIntent;
  on: boolean;
  reply: SwitchReply | undefined;
}

/** A setting that is on or off. */
export function SwitchSetting({ intent, on, reply }: SwitchSettingProps) {
  const { title, label, hint } = switches[intent];
  const busy = useNavigation().formData?.get('intent') === intent;
  const problem = reply && !reply.result && formProblem(reply.form);
  return (
    <Card as="section" aria-labelledby={intent}>
      <h2 id={intent} className="display mb-4 text-2xl">
        {title}
      </h2>
      <Form method="post" action="/profile?tab=settings" className="grid justify-items-start gap-4">
        {problem && <Notice tone="error">{problem}</Notice>}
        <CheckCard name="on" label={label} hint={hint} defaultChecked={on} />
        <div className="flex flex-wrap items-center gap-4">
          <Button type="submit" name="intent" value={intent} variant="outline" pending={busy} pendingText={settingsTexts.saving}>
            {settingsTexts.save}
            <span className="sr-only">: {title}</span>
          </Button>
          <span role="status" className="text-laurel">
            {reply?.result && !busy && settingsTexts.saved}
          </span>
        </div>
      </Form>
    </Card>
  );
}

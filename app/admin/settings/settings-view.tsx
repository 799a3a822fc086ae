import type { Invitation } from '~/accounts/invitations/invitations.server';
import type { SettingsDesk } from './change-settings.server';
import { Invitations } from './invitations-list';
import { LimitsForm } from './limits-form';
import { OperatorForm } from './operator-form';
import type { SettingsReply } from './settings-action.server';
import { SignUpsForm } from './sign-ups-form';
import type { Setting } from './started-with';
import { StartedWithList } from './started-with-list';

interface SettingsViewProps {
  desk: SettingsDesk;
  invitations: readonly Invitation[];
  startedWith: readonly Setting[];
  reply: SettingsReply | undefined;
}

/** What administrators set while the site runs, and what it was started with. */
export function SettingsView({ desk, invitations, startedWith, reply }: SettingsViewProps) {
  return (
    <div>
      <SignUpsForm desk={desk} reply={reply} />
      <Invitations invitations={invitations} reply={reply} />
      <LimitsForm desk={desk} reply={reply} />
      <OperatorForm desk={desk} reply={reply} />
      <StartedWithList settings={startedWith} />
    </div>
  );
}

import { signUpModes } from '~/settings/site-settings';
import { RadioCard } from '~/ui/fields/radio-card';
import type { SettingsDesk } from './change-settings.server';
import { ChangeFields, LastChange } from './reason-field';
import { SettingCard, useSettingForm } from './setting-card';
import type { SettingsReply } from './settings-action.server';
import { settingsTexts as texts } from './texts';

/** Who may open an account. */
export function SignUpsForm({ desk, reply }: { desk: SettingsDesk; reply: SettingsReply | undefined }) {
  const { signUps } = desk.inForce;
  const state = useSettingForm<{ signUps: string; reason: string }>({ intent: 'set-sign-ups', now: { signUps }, reply });
  return (
    <SettingCard title={texts.signUps} intro={<LastChange desk={desk} names={['signUps']} />} state={state}>
      <fieldset className="grid gap-3">
        <legend className="sr-only">{texts.signUps}</legend>
        {signUpModes.map((mode) => (
          <RadioCard key={mode} name="signUps" value={mode} defaultChecked={mode === signUps} {...texts.modes[mode]} />
        ))}
      </fieldset>
      <ChangeFields field={state.fields.reason} desk={desk} names={['signUps']} />
    </SettingCard>
  );
}

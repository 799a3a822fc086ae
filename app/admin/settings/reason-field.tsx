import type { SettingName } from '~/settings/site-settings';
import type { TextFieldMetadata } from '~/ui/fields/field-frame';
import { TextField } from '~/ui/fields/text-field';
import { Moment } from '~/ui/text/moment';
import { withParts } from '~/ui/text/with-parts';
import type { SettingsDesk } from './change-settings.server';
import { settingsTexts as texts } from './texts';

/** Why settings are changed, and since when they had been as the form shows them: a newer change is not overwritten unseen. */
export function ChangeFields({ field, desk, names }: { field: TextFieldMetadata; desk: SettingsDesk; names: readonly SettingName[] }) {
  return (
    <>
      <input type="hidden" name="seen" value={newestOf(desk, names)?.at ?? ''} />
      <ReasonField field={field} />
    </>
  );
}

/** Why something is changed. */
export function ReasonField({ field }: { field: TextFieldMetadata }) {
  return <TextField field={field} label={texts.reason} hint={texts.reasonHint} maxLength={300} autoComplete="off" />;
}

/** When and why the newest of some settings was changed here; nothing where none was. */
export function LastChange({ desk, names }: { desk: SettingsDesk; names: readonly SettingName[] }) {
  const last = newestOf(desk, names);
  if (!last) return null;
  return withParts(texts.lastChanged, {
    day: <Moment at={last.at} />,
    reason: <q>{last.reason}</q>,
  });
}

function newestOf(desk: SettingsDesk, names: readonly SettingName[]): SettingsDesk['changed'][number] | undefined {
  return desk.changed
    .filter(({ name }) => names.includes(name))
    .reduce<SettingsDesk['changed'][number] | undefined>((newest, one) => (newest && newest.at > one.at ? newest : one), undefined);
}

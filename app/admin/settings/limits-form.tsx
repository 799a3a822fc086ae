import type { ReactNode } from 'react';
import type { SettingName } from '~/settings/site-settings';
import { TextField } from '~/ui/fields/text-field';
import { Notice } from '~/ui/states/notice';
import type { SettingsDesk } from './change-settings.server';
import { ChangeFields, LastChange } from './reason-field';
import { SettingCard, useSettingForm } from './setting-card';
import type { SettingsReply } from './settings-action.server';
import { settingsTexts as texts } from './texts';

/** The limits by name, and the setting at the start that wins over each, where there is one. */
const limits = [
  { name: 'importMegabytes', label: texts.importMegabytes },
  { name: 'roomsPerHour', label: texts.roomsPerHour },
  { name: 'wordRoomsPerHour', label: texts.wordRoomsPerHour },
  { name: 'hidingsPerHour', label: texts.hidingsPerHour, hint: texts.hidingsHint, variable: 'HIDINGS_PER_HOUR' },
  { name: 'duelReadings', label: texts.duelReadings, hint: texts.duelReadingsHint, variable: 'DUEL_READINGS' },
  { name: 'tableHours', label: texts.tableHours, hint: texts.tableHoursHint, variable: 'TABLE_HOURS' },
] as const satisfies readonly { name: SettingName; label: string; hint?: string; variable?: string }[];

type Limit = (typeof limits)[number]['name'];
type LimitFields = Record<Limit | 'reason', string>;

/** What people may do how often, and when open tables begin. */
export function LimitsForm({ desk, reply }: { desk: SettingsDesk; reply: SettingsReply | undefined }) {
  const { inForce } = desk;
  const now = Object.fromEntries(limits.map(({ name }) => [name, [inForce[name]].flat().join(', ')]));
  const state = useSettingForm<LimitFields>({ intent: 'set-limits', now, reply });
  return (
    <SettingCard title={texts.limits} state={state}>
      <div className="grid items-start gap-5 sm:grid-cols-2">
        {limits.map((limit) =>
          desk.given.includes(limit.name) && 'variable' in limit ? (
            <Notice key={limit.name} tone="info" title={`${limit.label}: ${now[limit.name]}`}>
              {texts.givenBy(limit.variable)}
            </Notice>
          ) : (
            <TextField
              key={limit.name}
              field={state.fields[limit.name]}
              label={limit.label}
              hint={hintOf(limit, desk)}
              inputMode={limit.name === 'tableHours' ? 'text' : 'numeric'}
              autoComplete="off"
            />
          ),
        )}
      </div>
      <ChangeFields field={state.fields.reason} desk={desk} names={limits.map(({ name }) => name)} />
    </SettingCard>
  );
}

/** What to know of a limit, and below that its last change; undefined where there is neither. */
function hintOf(limit: (typeof limits)[number], desk: SettingsDesk): ReactNode {
  const hint = 'hint' in limit ? limit.hint : undefined;
  if (!desk.changed.some(({ name }) => name === limit.name)) return hint;
  return (
    <>
      {hint && <p>{hint}</p>}
      <p className="wrap-anywhere">
        <LastChange desk={desk} names={[limit.name]} />
      </p>
    </>
  );
}

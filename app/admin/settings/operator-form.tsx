import { TextAreaField } from '~/ui/fields/text-area-field';
import { TextField } from '~/ui/fields/text-field';
import { Notice } from '~/ui/states/notice';
import type { SettingsDesk } from './change-settings.server';
import { NamedValues } from './named-values';
import { ChangeFields, LastChange } from './reason-field';
import { SettingCard, useSettingForm } from './setting-card';
import type { SettingsReply } from './settings-action.server';
import { settingsTexts as texts } from './texts';

const ADDRESS_ROWS = 3;

type Fact = keyof typeof texts.facts;
const facts = Object.entries(texts.facts) as [Fact, { label: string; hint?: string }][];

/** The facts that the pages of law name. */
export function OperatorForm({ desk, reply }: { desk: SettingsDesk; reply: SettingsReply | undefined }) {
  const { operator } = desk.inForce;
  const now = { ...operator, address: operator.address?.join('\n'), minimumAge: String(operator.minimumAge) };
  const state = useSettingForm<Record<Fact | 'minimumAge' | 'reason', string>>({ intent: 'set-operator', now, reply });
  if (desk.given.includes('operator')) {
    const named = [...facts.map(([name, { label }]) => ({ name, label })), { name: 'minimumAge', label: texts.minimumAge } as const];
    const given = named.flatMap(({ name, label }) => (now[name] ? [{ name, label, value: now[name] }] : []));
    return (
      <section className="border-t border-line py-8">
        <h2 className="display text-xl">{texts.operator}</h2>
        <Notice tone="info" className="my-5">
          {texts.givenBy('OPERATOR_FACTS, OPERATOR_FILE or operator.json')}
        </Notice>
        <NamedValues values={given} />
      </section>
    );
  }
  return (
    <SettingCard
      title={texts.operator}
      intro={
        <>
          {texts.operatorIntro} <LastChange desk={desk} names={['operator']} />
        </>
      }
      state={state}
    >
      <div className="grid items-start gap-5 sm:grid-cols-2">
        {facts.map(([name, { label, hint }]) =>
          name === 'address' ? (
            <TextAreaField key={name} field={state.fields[name]} label={label} hint={hint} rows={ADDRESS_ROWS} />
          ) : (
            <TextField key={name} field={state.fields[name]} label={label} hint={hint} autoComplete="off" />
          ),
        )}
        <TextField field={state.fields.minimumAge} label={texts.minimumAge} inputMode="numeric" autoComplete="off" />
      </div>
      <ChangeFields field={state.fields.reason} desk={desk} names={['operator']} />
    </SettingCard>
  );
}

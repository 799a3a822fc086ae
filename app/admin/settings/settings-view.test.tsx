import { renderToStaticMarkup } from 'react-dom/server';
import { createRoutesStub } from 'react-router';
import { expect, it } from 'vitest';
import type { Invitation } from '~/accounts/invitations/invitations.server';
import type { SettingName, SiteSettings } from '~/settings/site-settings';
import type { SettingsDesk } from './change-settings.server';
import type { SettingsReply } from './settings-action.server';
import { SettingsView } from './settings-view';
import { settingsTexts as texts } from './texts';

const inForce: SiteSettings = {
  ...{
    signUps: 'open',
    importMegabytes: 5,
    roomsPerHour: 12,
    wordRoomsPerHour: 30,
    hidingsPerHour: 5,
    duelReadings: 5,
    tableHours: [12, 18, 20],
  },
  operator: { minimumAge: 16, name: 'Ink Ltd', address: ['Inkwell Lane 1', 'Berlin'] },
};
const invitation: Invitation = {
  ...{ id: 'i1', code: 'abcd-efgh-jkmn', note: 'The writing group', uses: 3, used: 1 },
  ...{ endsAt: '2026-04-01T00:00:00.000Z', state: 'open' },
};

/** The page as it is without script. */
function shown(given: SettingName[], reply?: SettingsReply, changed: SettingsDesk['changed'] = []): string {
  const desk = { inForce, given, changed };
  const Stub = createRoutesStub([
    { path: '/', Component: () => <SettingsView {...{ desk, invitations: [invitation], startedWith: [], reply }} /> },
  ]);
  return renderToStaticMarkup(<Stub />).replaceAll(/<!-- -->/g, '');
}

it('what the process was started with names its variable in place of a field', () => {
  const variables = { hidingsPerHour: 'HIDINGS_PER_HOUR', duelReadings: 'DUEL_READINGS', tableHours: 'TABLE_HOURS' } as const;
  const free = shown([]);
  for (const [name, variable] of Object.entries(variables)) {
    const page = shown([name as SettingName]);
    expect(page).toContain(`Set by ${variable} when the site starts. Unset it there to change it here.`);
    expect([page.includes(`name="${name}"`), free.includes(`name="${name}"`)], name).toEqual([false, true]);
    expect(free).not.toContain(`Set by ${variable}`);
  }
  expect(shown(['tableHours'])).toContain('12, 18, 20');
});

it('each limit shows when and why it was last changed itself', () => {
  const page = shown([], undefined, [
    { name: 'importMegabytes', reason: 'Long novels.', at: '2026-03-01T09:00:00.000Z' },
    { name: 'duelReadings', reason: 'Few readers.', at: '2026-03-02T09:00:00.000Z' },
  ]);
  const fieldOf = (label: string) =>
    page
      .slice(page.indexOf(`>${label}<`))
      .split('</label>')[1]
      ?.split('<label')[0];
  expect(fieldOf(texts.importMegabytes)).toContain('<q>Long novels.</q>');
  expect(fieldOf(texts.roomsPerHour)).not.toContain('<q>');
  expect(fieldOf(texts.duelReadings)).toContain(`${texts.duelReadingsHint}</p>`);
  expect(fieldOf(texts.duelReadings)).toContain('<q>Few readers.</q>');
  expect(page.match(/<q>/g)).toHaveLength(2);
});

it('facts about the operator that were given at the start are shown, and have no form', () => {
  const page = shown(['operator']);
  expect(page).toContain('>Inkwell Lane 1\nBerlin<');
  expect(page).toContain(`>${texts.facts.name.label}</dt><dd`);
  expect(page).not.toContain(texts.facts.phone.label);
  expect(page).toContain('Set by OPERATOR_FACTS, OPERATOR_FILE or operator.json when the site starts.');
  expect(page).not.toContain('name="minimumAge"');
});

it('every form asks for a reason, that of closing an invitation too, and keeps what was typed there', () => {
  const page = shown([]);
  const forms = page.split('<form').slice(1);
  expect(forms.map((form) => form.includes('name="reason"'))).toEqual(forms.map(() => true));
  expect(forms).toHaveLength(5);
  expect(page).not.toContain('<details open');
  const reason = 'Please say why, in a few words: it goes into the log.';
  const refused = shown([], {
    ...{ intent: 'close-invitation', result: undefined },
    form: { status: 'error', initialValue: { invitationId: 'i1', intent: 'close-invitation', reason: ' ' }, error: { reason: [reason] } },
  });
  expect(refused).toMatch(/<details open=""/);
  expect(refused.match(new RegExp(reason, 'g'))).toHaveLength(1);
});

import { RouterContextProvider } from 'react-router';
import { expect, it } from 'vitest';
import { type AccountsService, accountsContext } from '~/accounts/accounts.server';
import type { Viewer } from '~/accounts/viewer/viewer';
import { type ChangeSettings, changeSettingsContext } from './change-settings.server';
import { settingsAction } from './settings-action.server';

const administrator = { id: 'ada' } as Viewer;
/** The form of limits with the fields that are shown whatever the process was started with. */
const shown = { intent: 'set-limits', importMegabytes: '5', roomsPerHour: '13', wordRoomsPerHour: '29', reason: 'A festival.', seen: '' };

/** What is changed when that form is sent. */
async function changedBy(fields: Record<string, string>): Promise<object | undefined> {
  let changed: object | undefined;
  const context = new RouterContextProvider();
  const change: ChangeSettings['change'] = async (_administrator, changes) => {
    changed = changes;
    return 1;
  };
  context.set(changeSettingsContext, { change } as ChangeSettings);
  context.set(accountsContext, { invitations: {} } as AccountsService);
  const formData = new FormData();
  for (const [name, value] of Object.entries(fields)) formData.set(name, value);
  await settingsAction({ formData, context, administrator });
  return changed;
}

it('limits that the process was started with have no field, and the others are changed all the same', async () => {
  expect(await changedBy(shown)).toEqual({ importMegabytes: 5, roomsPerHour: 13, wordRoomsPerHour: 29 });
});

it('an empty field for the hours of open tables means those at which people come', async () => {
  expect(await changedBy({ ...shown, tableHours: '' })).toEqual({
    importMegabytes: 5,
    roomsPerHour: 13,
    wordRoomsPerHour: 29,
    tableHours: null,
  });
});

import { parseWithZod } from '@conform-to/zod/v4';
import { describe, expect, it } from 'vitest';
import { setLimitsForm, setOperatorForm } from './setting-forms';
import { settingsTexts as texts } from './texts';

function formOf(fields: Record<string, string>): FormData {
  const formData = new FormData();
  for (const [name, value] of Object.entries(fields)) formData.set(name, value);
  return formData;
}

describe('the form of limits', () => {
  const sent = { intent: 'set-limits', importMegabytes: '5', roomsPerHour: '12', wordRoomsPerHour: '30', reason: 'A club.' };
  const limitsOf = (fields: Record<string, string>) => parseWithZod(formOf({ ...sent, ...fields }), { schema: setLimitsForm });
  const faultsOf = (fields: Record<string, string>) => limitsOf(fields).reply().error ?? {};

  it('takes numbers and three hours, and no hours for those at which people come', () => {
    const full = { hidingsPerHour: '0', duelReadings: '7', tableHours: '18, 6,23' };
    expect(limitsOf(full)).toMatchObject({ value: { hidingsPerHour: 0, duelReadings: 7, tableHours: [18, 6, 23] } });
    expect(limitsOf({ tableHours: ' ' })).toMatchObject({ status: 'success', value: { tableHours: null } });
  });

  it.each([
    [{ tableHours: '6,6,7' }, 'tableHours', texts.tableHoursFault],
    [{ tableHours: '6,12,24' }, 'tableHours', texts.tableHoursFault],
    [{ tableHours: 'noon' }, 'tableHours', texts.tableHoursFault],
    [{ duelReadings: '4' }, 'duelReadings', texts.duelReadingsFault],
    [{ roomsPerHour: '0' }, 'roomsPerHour', texts.numberFault(1, 500)],
    [{ importMegabytes: '2.5' }, 'importMegabytes', texts.numberFault(1, 50)],
    [{ importMegabytes: 'many' }, 'importMegabytes', texts.numberFault(1, 50)],
    [{ reason: '  ' }, 'reason', texts.reasonMissing],
  ])('says of %j what to enter', (fields, name, sentence) => {
    expect(faultsOf(fields)[name]).toContain(sentence);
  });
});

describe('the form about who runs the site', () => {
  const factsOf = (fields: Record<string, string>) =>
    parseWithZod(formOf({ intent: 'set-operator', minimumAge: '16', reason: 'First evening.', ...fields }), { schema: setOperatorForm });

  it('takes an address line by line, and leaves out what is empty', () => {
    const { status, ...parsed } = factsOf({ name: ' Ink  Ltd ', address: '1 Quay\r\n\r\n Cork ', phone: '', email: 'us@ink.test' });
    expect(status).toBe('success');
    expect(parsed).toMatchObject({ value: { name: 'Ink Ltd', address: ['1 Quay', 'Cork'], email: 'us@ink.test', minimumAge: 16 } });
    expect('value' in parsed && parsed.value).not.toHaveProperty('phone', expect.anything());
  });

  it.each([
    [{ email: 'us at ink' }, 'email', texts.emailFault],
    [{ minimumAge: '12' }, 'minimumAge', texts.minimumAgeFault],
    [{ name: 'x'.repeat(501) }, 'name', texts.factTooLong],
    [{ address: 'a\n'.repeat(9) }, 'address', texts.addressTooLong],
  ])('says of %j what to enter', (fields, name, sentence) => {
    expect(factsOf(fields).reply().error?.[name]).toContain(sentence);
  });
});

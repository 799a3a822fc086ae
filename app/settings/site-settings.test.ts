import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { givenSettings, settingNames, settingsInForce } from './site-settings';

describe('the settings in force', () => {
  it('are those of a site where nobody has set anything', () => {
    expect(settingsInForce({}, [])).toEqual({
      signUps: 'open',
      operator: { minimumAge: 16 },
      importMegabytes: 5,
      roomsPerHour: 12,
      wordRoomsPerHour: 30,
      hidingsPerHour: 5,
      duelReadings: 5,
      tableHours: null,
    });
  });

  it('are what administrators have set, and before that what the process was started with', () => {
    const stored = [
      { name: 'signUps', value: 'closed' },
      { name: 'duelReadings', value: 7 },
    ];
    expect(settingsInForce({ duelReadings: 3 }, stored)).toMatchObject({ signUps: 'closed', duelReadings: 3 });
  });

  it('take zero, false and empty for given, and only what is missing for not given', () => {
    const given = givenSettings({ hidingsPerHour: 0, operator: undefined });
    expect(given).toEqual({ hidingsPerHour: 0 });
    expect(settingsInForce(given, [{ name: 'hidingsPerHour', value: 9 }]).hidingsPerHour).toBe(0);
  });

  it('are valid whatever is stored', () => {
    const rows = fc.array(fc.record({ name: fc.oneof(fc.constantFrom(...settingNames), fc.string()), value: fc.jsonValue() }));
    fc.assert(
      fc.property(rows, (stored) => {
        const inForce = settingsInForce({}, stored);
        expect(Object.keys(inForce)).toEqual([...settingNames]);
        expect(['open', 'invitation', 'closed']).toContain(inForce.signUps);
        expect(inForce.roomsPerHour).toBeGreaterThanOrEqual(1);
        expect(inForce.operator.minimumAge).toBeGreaterThanOrEqual(13);
      }),
    );
  });
});

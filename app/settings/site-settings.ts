import { z } from 'zod';
import { operatorFacts } from '~/platform/config/operator-facts';

/** Who may open an account. */
export const signUpModes = ['open', 'invitation', 'closed'] as const;
export type SignUpMode = (typeof signUpModes)[number];

export const MAX_IMPORT_MEGABYTES = 50;
export const MAX_ROOMS_PER_HOUR = 500;
export const MAX_HIDINGS_PER_HOUR = 9_999;
export const readingsToChoose = [3, 5, 7] as const;
export const TABLES_A_DAY = 3;

const whole = (most: number, least = 1) => z.int().min(least).max(most);

/** What administrators set while the site runs, as it is stored: what is valid, and what holds until they have set it. */
const declared = {
  signUps: { schema: z.enum(signUpModes), unset: 'open' },
  operator: { schema: operatorFacts, unset: operatorFacts.parse({}) },
  /** The largest file that may be imported as chapters, in megabytes. */
  importMegabytes: { schema: whole(MAX_IMPORT_MEGABYTES), unset: 5 },
  /** How many rooms of Story Weave one person may open in an hour. */
  roomsPerHour: { schema: whole(MAX_ROOMS_PER_HOUR), unset: 12 },
  /** How many rooms of words one person may open in an hour: a room lasts minutes, and each rematch opens another one. */
  wordRoomsPerHour: { schema: whole(MAX_ROOMS_PER_HOUR), unset: 30 },
  /** The most that reports may hide in an hour before anybody has decided. */
  hidingsPerHour: { schema: whole(MAX_HIDINGS_PER_HOUR, 0), unset: 5 },
  /** How many readings close a duel, where fifty people or more write. */
  duelReadings: { schema: z.literal(readingsToChoose), unset: 5 },
  /** The hours of the day (UTC) at which open tables begin; null: those at which people come. */
  tableHours: { schema: z.array(whole(23, 0)).length(TABLES_A_DAY).nullable(), unset: null },
} as const;

export type SettingName = keyof typeof declared;
export type SiteSettings = { readonly [Name in SettingName]: z.output<(typeof declared)[Name]['schema']> };

/** The settings by name. */
export const settingNames = Object.keys(declared) as readonly SettingName[];

/** A row of the settings. */
interface StoredSetting {
  name: string;
  value: unknown;
}

/**
 * What is in force: what the process was started with wins over what administrators have set, and that over what holds otherwise.
 * A value that no longer is valid counts as not set.
 */
export function settingsInForce(given: Partial<SiteSettings>, stored: readonly StoredSetting[]): SiteSettings {
  const set = new Map(stored.map(({ name, value }) => [name, value]));
  const inForce = settingNames.map((name) => {
    const { schema, unset } = declared[name];
    const parsed = schema.safeParse(set.get(name));
    return [name, given[name] ?? (parsed.success ? parsed.data : unset)];
  });
  return Object.fromEntries(inForce) as SiteSettings;
}

/** What of a starting process's settings administrators could set as well. @returns only those that it was given. */
export function givenSettings(given: { readonly [Name in SettingName]?: SiteSettings[Name] | undefined }): Partial<SiteSettings> {
  return Object.fromEntries(settingNames.filter((name) => given[name] !== undefined).map((name) => [name, given[name]]));
}

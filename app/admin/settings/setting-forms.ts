import { z } from 'zod';
import { printableLine } from '~/platform/text/printable';
import {
  MAX_HIDINGS_PER_HOUR,
  MAX_IMPORT_MEGABYTES,
  MAX_ROOMS_PER_HOUR,
  readingsToChoose,
  signUpModes,
  TABLES_A_DAY,
} from '~/settings/site-settings';
import { settingsTexts as texts } from './texts';

const MAX_REASON = 300;
const MAX_NOTE = 100;
const MAX_USES = 1_000;
const MAX_DAYS = 365;
const MAX_FACT = 500;
const MAX_ROW = 200;
const MAX_ROWS = 8;
const MIN_AGE = 13;
const MAX_AGE = 16;

/** A typed line, which must not be empty. */
const line = (missing: string, most: number, tooLong: string) =>
  z.string(missing).transform(printableLine).pipe(z.string(missing).min(1, missing).max(most, tooLong));

const reason = line(texts.reasonMissing, MAX_REASON, texts.reasonTooLong);
/** When the newest of a form's settings had been changed as it was shown. */
const seen = z.string().default('');
const number = (least: number, most: number, fault = texts.numberFault(least, most)) => z.int(fault).min(least, fault).max(most, fault);

export const setSignUpsForm = z.object({ intent: z.literal('set-sign-ups'), signUps: z.enum(signUpModes), reason, seen });

export const makeInvitationForm = z.object({
  intent: z.literal('make-invitation'),
  note: line(texts.noteMissing, MAX_NOTE, texts.noteTooLong),
  uses: number(1, MAX_USES, texts.usesFault),
  days: number(1, MAX_DAYS, texts.daysFault),
  reason,
});
export const closeInvitationForm = z.object({ intent: z.literal('close-invitation'), invitationId: z.string(), reason });

const fact = z.string().transform(printableLine).pipe(z.string().max(MAX_FACT, texts.factTooLong)).optional();
const mail = z.string().trim().pipe(z.email(texts.emailFault)).optional();
/** A line of the address a row. */
const address = z
  .string()
  .transform((value) =>
    value
      .split('\n')
      .map(printableLine)
      .filter((row) => row !== ''),
  )
  .pipe(z.array(z.string().max(MAX_ROW, texts.addressTooLong)).max(MAX_ROWS, texts.addressTooLong))
  .optional();

export const setOperatorForm = z.object({
  intent: z.literal('set-operator'),
  ...{ name: fact, address, phone: fact, register: fact, vatId: fact, responsible: fact },
  ...{ email: mail, privacyEmail: mail, copyrightEmail: mail, authoritiesEmail: mail, languages: fact },
  ...{ law: fact, supervisor: fact, accessibilityBody: fact },
  ...{ hosting: fact, mailProvider: fact, modelProvider: fact, paymentProvider: fact, logsKept: fact, backupsKept: fact },
  minimumAge: number(MIN_AGE, MAX_AGE, texts.minimumAgeFault),
  ...{ reason, seen },
});

const readings = z.string().transform(Number).pipe(z.literal(readingsToChoose, texts.duelReadingsFault));
const tableHours = z
  .string()
  .default('')
  .transform((list) => (list.trim() === '' ? null : list.split(',').map((hour) => (/^\s*\d{1,2}\s*$/.test(hour) ? Number(hour) : -1))))
  .refine((hours) => hours === null || (new Set(hours).size === TABLES_A_DAY && hours.length === TABLES_A_DAY), texts.tableHoursFault)
  .refine((hours) => hours === null || hours.every((hour) => hour >= 0 && hour <= 23), texts.tableHoursFault);

/** Those that the process was started with are not in the form. */
export const setLimitsForm = z.object({
  intent: z.literal('set-limits'),
  importMegabytes: number(1, MAX_IMPORT_MEGABYTES),
  roomsPerHour: number(1, MAX_ROOMS_PER_HOUR),
  wordRoomsPerHour: number(1, MAX_ROOMS_PER_HOUR),
  hidingsPerHour: number(0, MAX_HIDINGS_PER_HOUR).optional(),
  duelReadings: readings.optional(),
  tableHours,
  ...{ reason, seen },
});

/** The limits that were in the form: an empty field is a value, one that was not there is none. */
export function limitsSent<Limits extends object>(formData: FormData, limits: Limits): Partial<Limits> {
  return Object.fromEntries(Object.entries(limits).filter(([name]) => formData.has(name))) as Partial<Limits>;
}

export const settingForms = [setSignUpsForm, makeInvitationForm, closeInvitationForm, setOperatorForm, setLimitsForm];
export const SETTING_INTENTS: readonly string[] = settingForms.map(({ shape }) => shape.intent.value);

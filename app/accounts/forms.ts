import { z } from 'zod';
import { printable } from '~/platform/text/printable';
import { MAX_PASSWORD, MIN_PASSWORD } from './passwords/password-strength';
import { nameFault, tidyName } from './sign-up/display-name';
import { DELETION_WORD, texts } from './texts';

const MAX_EMAIL = 254;
const MAX_TOKEN = 100;
const MAX_BIO = 500;

export const email = z.string(texts.emailInvalid).trim().toLowerCase().max(MAX_EMAIL, texts.emailInvalid).pipe(z.email(texts.emailInvalid));

const name = z
  .string(texts.nameTooShort)
  .transform(tidyName)
  .check(({ value, issues }) => {
    const message = nameFault(value);
    if (message) issues.push({ code: 'custom', message, input: value });
  });

const newPassword = z.string(texts.passwordTooShort).min(MIN_PASSWORD, texts.passwordTooShort).max(MAX_PASSWORD, texts.passwordTooLong);
const anyPassword = z.string(texts.passwordRequired).min(1, texts.passwordRequired).max(MAX_PASSWORD, texts.wrongCredentials);
const code = z
  .string(texts.codeFormat)
  .transform((value) => value.replace(/[\s-]/g, ''))
  .refine((value) => /^\d{6}$/.test(value), texts.codeFormat);

/** The forms of the account pages, as the server parses them. */
export const signInForm = z.object({ email, password: anyPassword });
export const signUpForm = z.object({
  name,
  email,
  password: newPassword,
  /** Where it takes one. */
  invitation: z.string().trim().toLowerCase().max(MAX_TOKEN, texts.invitationInvalid).optional(),
});
export const verifyForm = z.object({
  intent: z.enum(['code', 'link']).default('code'),
  code,
  email: email.optional(),
  /** The sign-up's password, in a browser that did not begin it. */
  password: anyPassword.optional(),
  /** A replacement for the sign-up's name, if that was taken meanwhile. */
  name: name.optional(),
});
export const resendForm = z.object({ intent: z.literal('resend'), email: email.optional() });
/** Parameters of the link in a verification mail. */
export const linkQuery = z.object({ token: code, email });
/** Parameters of the link in a recovery mail. */
export const recoveryLinkQuery = z.object({ token: z.string().min(1).max(MAX_TOKEN), email });
export const recoveryForm = z.object({ email });
/** From the link 'This was not me' in a mail. */
export const notMeForm = z.object({ intent: z.literal('not-me'), token: z.string().min(1).max(MAX_TOKEN) });
export const resetForm = z.object({
  email,
  code: code.optional(),
  /** From the mail's link, instead of the code. */
  token: z.string().max(MAX_TOKEN).optional(),
  password: newPassword,
});
export const profileForm = z.object({
  name,
  bio: z
    .string()
    .default('')
    .transform((value) => printable(value).trim())
    .refine((value) => [...value].length <= MAX_BIO, texts.bioTooLong),
});
/** One setting that is on or off; the intent says which. */
export const switchForm = z.object({ on: z.literal('on').optional() });
export const changePasswordForm = z.object({
  current: anyPassword,
  password: newPassword,
  confirm: z.string(texts.passwordsDiffer),
});

export const ownStoryForm = z.object({
  intent: z.enum(['rename', 'delete-story']),
  storyId: z.string(),
  title: z.string().default(''),
});

export const deleteAccountForm = z.object({
  password: anyPassword,
  stories: z.enum(['keep', 'delete'], texts.storiesChoiceMissing),
  confirmation: z
    .string(texts.confirmationMissing)
    .trim()
    .refine((value) => value.toUpperCase() === DELETION_WORD, texts.confirmationMissing),
});

/** Input types of these forms. */
export type SignInFields = z.input<typeof signInForm>;
export type SignUpFields = z.input<typeof signUpForm>;
export type VerifyFields = { code: string; email: string; password: string; name: string };
export type RecoveryFields = z.input<typeof recoveryForm>;
export type ResetFields = { email: string; code: string; token: string; password: string };
export type ProfileFields = { name: string; bio: string };
export type DeleteAccountFields = { password: string; stories: string; confirmation: string };
export type ChangePasswordFields = z.input<typeof changePasswordForm>;

import { z } from 'zod';

const fact = z.string().trim().min(1).max(500).optional();
const mailAddress = z.email().optional();

/** Facts about who runs the site, as an operator's file or an administrator gives them. */
export const operatorFacts = z.strictObject({
  /** Who is responsible for the site: a person, an association, a company. */
  name: fact,
  /** Lines of a postal address. */
  address: z.array(z.string().trim().min(1).max(200)).min(1).max(8).optional(),
  email: mailAddress,
  privacyEmail: mailAddress,
  copyrightEmail: mailAddress,
  authoritiesEmail: mailAddress,
  /** Languages in which authorities may write. */
  languages: fact,
  phone: fact,
  register: fact,
  vatId: fact,
  responsible: fact,
  /** Which law holds, such as 'the law of Ireland'. */
  law: fact,
  /** The data protection authority. */
  supervisor: fact,
  /** Who enforces accessibility, with how to reach them. */
  accessibilityBody: fact,
  /** Who runs the machines, and where. */
  hosting: fact,
  /** Who runs the mail server, the language model and the payments, and where. */
  mailProvider: fact,
  modelProvider: fact,
  paymentProvider: fact,
  logsKept: fact,
  backupsKept: fact,
  /** The age from which people may have an account, in years. */
  minimumAge: z.int().min(13).max(16).default(16),
});

/** What the operator says about themselves; undefined where they have said nothing. */
export type Operator = z.output<typeof operatorFacts>;

import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { z } from 'zod';

/** The file's name in DATA_DIR, where no setting names another. */
const DEFAULT_NAME = 'operator.json';

const fact = z.string().trim().min(1).max(500).optional();
const mailAddress = z.email().optional();

const operatorFile = z.strictObject({
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
export type Operator = z.output<typeof operatorFile>;

interface OperatorSettings {
  OPERATOR_FACTS?: string | undefined;
  OPERATOR_FILE?: string | undefined;
  DATA_DIR: string;
}

/**
 * Reads the facts about who runs the site, as JSON. Without them the site runs all the same, and its pages say what is missing.
 * @param settings OPERATOR_FACTS holds them, or OPERATOR_FILE names their file; otherwise it is operator.json in DATA_DIR, if there is one.
 * @returns the facts, and each fault in plain words.
 * @see docs/product/law.md
 */
export function readOperator({ OPERATOR_FACTS, OPERATOR_FILE, DATA_DIR }: OperatorSettings): { operator: Operator; faults: string[] } {
  const path = OPERATOR_FACTS ? 'OPERATOR_FACTS' : (OPERATOR_FILE ?? join(DATA_DIR, DEFAULT_NAME));
  const operator = operatorFile.parse({});
  if (!OPERATOR_FACTS && !OPERATOR_FILE && !existsSync(path)) return { operator, faults: [] };
  try {
    const parsed = operatorFile.safeParse(JSON.parse(OPERATOR_FACTS ?? readFileSync(path, 'utf8')));
    if (parsed.success) return { operator: parsed.data, faults: [] };
    return { operator, faults: parsed.error.issues.map((issue) => `${path}: ${[...issue.path, issue.message].join(': ')}.`) };
  } catch (error) {
    const why = error instanceof SyntaxError ? 'is not JSON' : 'cannot be read';
    const what = OPERATOR_FACTS ? 'What OPERATOR_FACTS says' : 'The file with the facts';
    return { operator, faults: [`${what} about the operator ${why}${OPERATOR_FACTS ? '.' : `: ${path}.`}`] };
  }
}

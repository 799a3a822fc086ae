import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { type Operator, operatorFacts } from './operator-facts';

/** The file's name in DATA_DIR, where no setting names another. */
const DEFAULT_NAME = 'operator.json';

interface OperatorSettings {
  OPERATOR_FACTS?: string | undefined;
  OPERATOR_FILE?: string | undefined;
  DATA_DIR: string;
}

/**
 * Reads the facts about who runs the site, as JSON. Without them the site runs all the same: administrators give them, and its pages say
 * what is missing.
 * @param settings OPERATOR_FACTS holds them, or OPERATOR_FILE names their file; otherwise it is operator.json in DATA_DIR, if there is one.
 * @returns the facts, undefined where none were given, and each fault in plain words.
 * @see docs/product/law.md
 */
export function readOperator({ OPERATOR_FACTS, OPERATOR_FILE, DATA_DIR }: OperatorSettings): {
  operator: Operator | undefined;
  faults: string[];
} {
  const path = OPERATOR_FACTS ? 'OPERATOR_FACTS' : (OPERATOR_FILE ?? join(DATA_DIR, DEFAULT_NAME));
  if (!OPERATOR_FACTS && !OPERATOR_FILE && !existsSync(path)) return { operator: undefined, faults: [] };
  try {
    const parsed = operatorFacts.safeParse(JSON.parse(OPERATOR_FACTS ?? readFileSync(path, 'utf8')));
    if (parsed.success) return { operator: parsed.data, faults: [] };
    return { operator: undefined, faults: parsed.error.issues.map((issue) => `${path}: ${[...issue.path, issue.message].join(': ')}.`) };
  } catch (error) {
    const why = error instanceof SyntaxError ? 'is not JSON' : 'cannot be read';
    const what = OPERATOR_FACTS ? 'What OPERATOR_FACTS says' : 'The file with the facts';
    return { operator: undefined, faults: [`${what} about the operator ${why}${OPERATOR_FACTS ? '.' : `: ${path}.`}`] };
  }
}

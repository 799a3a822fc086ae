import { mostSentCharacters } from '~/ai-writers/language-model/sent-characters';
import { longestKept } from '~/platform/backup/thinning';
import type { Config } from '~/platform/config/config.server';
import type { Operator } from '~/platform/config/operator-facts';
import { numberText } from '~/platform/text/format';
import { SUPPORT_EMAIL } from '~/site/support-email';

type Settings = Pick<Config, 'writerModel' | 'payments' | 'mail' | 'backups'> & { operator: Operator };

/** What to call a fact that the operator has not given. */
const factNames = {
  name: 'who runs this site',
  address: 'their postal address',
  law: 'which law holds',
  supervisor: 'which data protection authority is theirs',
  hosting: 'who runs the machines',
  logsKept: 'for how long logs are kept',
  backupsKept: 'for how long backups are kept',
  mailProvider: 'who runs the mail server',
  modelProvider: 'who runs the language model',
} as const;

type Named = keyof typeof factNames;

/** A fact as Markdown, or the name of a missing one. */
type Fact = { words: string } | { missing: string } | undefined;

/**
 * All that the pages' texts ask for by name.
 * @param settings those in force: what they say of mail, model and payments is the truth about this site.
 */
export function lawFacts({ operator, writerModel, payments, mail, backups }: Settings): ReadonlyMap<string, Fact> {
  const given = (name: Named, words: string | undefined): Fact => (words ? { words } : { missing: factNames[name] });
  const optional = (words: string | undefined): Fact => (words && { words }) || undefined;
  const mailTo = (address: string | undefined) => {
    const reached = address ?? operator.email ?? SUPPORT_EMAIL;
    return { words: `[${reached}](mailto:${reached})` };
  };
  return new Map<string, Fact>(
    Object.entries({
      name: given('name', operator.name),
      address: given('address', operator.address?.join('  \n')),
      addressInLine: given('address', operator.address?.join(', ')),
      email: mailTo(undefined),
      privacyEmail: mailTo(operator.privacyEmail),
      copyrightEmail: mailTo(operator.copyrightEmail),
      authoritiesEmail: mailTo(operator.authoritiesEmail),
      languages: { words: operator.languages ?? 'English' },
      phone: optional(operator.phone),
      register: optional(operator.register),
      vatId: optional(operator.vatId),
      responsible: optional(operator.responsible),
      accessibilityBody: optional(operator.accessibilityBody),
      law: given('law', operator.law),
      supervisor: given('supervisor', operator.supervisor),
      hosting: given('hosting', operator.hosting),
      logsKept: given('logsKept', operator.logsKept),
      backupsKept: given('backupsKept', backupsKept(backups && longestKept(backups.keep, backups.everyMs), operator.backupsKept)),
      minimumAge: { words: String(operator.minimumAge) },
      mailService: mail.smtpUrl ? mailFact(operator.mailProvider) : { words: 'nobody: this site sends no mail, it keeps it in a folder.' },
      modelService: modelFact(writerModel, operator.modelProvider),
      paymentService: {
        words: payments
          ? `${operator.paymentProvider ?? 'Stripe'} takes the payment on its own page and sees what you enter there; we tell it the amount.`
          : 'nobody: this site takes no payments at present.',
      },
    }),
  );
}

/**
 * How long the site keeps the backups that it makes, if it makes any, and how long the operator keeps copies of them elsewhere, or
 * others. Both are one where the operator says for other machines what this one knows by itself.
 */
function backupsKept(own: string | undefined, elsewhere: string | undefined): string | undefined {
  return own && elsewhere && own !== elsewhere ? `${own}; copies elsewhere: ${elsewhere}` : (own ?? elsewhere);
}

function mailFact(provider: string | undefined): Fact {
  return provider
    ? { words: `${provider} passes our mails on to yours, and sees your address and the mail.` }
    : { missing: factNames.mailProvider };
}

function modelFact(model: Settings['writerModel'], provider: string | undefined): Fact {
  if (!model) {
    return {
      words:
        'no language model is asked: a program of this site, which picks and fits lines from its own stock, writes for the AI writers, and nothing leaves the machine.',
    };
  }
  if (!provider) return { missing: factNames.modelProvider };
  return {
    words:
      `the AI writers ask a language model (${model.model}) run by ${provider}. It is sent at most ${numberText(mostSentCharacters(model.contextTokens))} ` +
      'characters of the story (with its own summary of the beginning), prompt or last paragraph at hand, and besides these the names that stand ' +
      'in it, what is open in it, the cards on its table and what its players wish for; and never your account, address or password. Where it ' +
      'fails, a program of this site writes instead.',
  };
}

const FACT = /\{\{(\w+)(\??)\}\}/g;

/**
 * A text with its facts filled in. A line whose fact may be missing goes with it; any other missing fact is said plainly.
 * @returns missing: names of what the operator has not given, each once.
 * @throws {Error} for a fact that nobody knows.
 */
export function fillIn(text: string, facts: ReadonlyMap<string, Fact>): { text: string; missing: string[] } {
  const missing = new Set<string>();
  const factOf = (name: string) => {
    if (!facts.has(name)) throw new Error(`No such fact: ${name}`);
    return facts.get(name);
  };
  const lines = text.split('\n').flatMap((line) => {
    const isDropped = [...line.matchAll(FACT)].some(([, name = '', mayMiss]) => factOf(name) === undefined && mayMiss);
    if (isDropped) return [];
    return line.replaceAll(FACT, (_all, name: string) => {
      const fact = factOf(name);
      if (fact && 'words' in fact) return fact.words;
      const called = fact?.missing ?? name;
      missing.add(called);
      return `**[not given by the operator: ${called}]**`;
    });
  });
  return { text: lines.join('\n'), missing: [...missing] };
}

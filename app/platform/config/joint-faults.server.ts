import { isLoopbackHost } from '../requests/origin';
import { backupSettings, keptTooLong } from './backup-settings';
import { readOperator } from './operator.server';
import { type Settings, siteUrlOf } from './variables.server';

/**
 * What does not fit together in settings that are fit by themselves.
 * @param alreadyFaulty variables that are refused anyway, about whose absence nothing is said.
 * @returns a plain sentence for each fault.
 */
export function jointFaults(settings: Settings, alreadyFaulty: ReadonlySet<string>): string[] {
  const faults: string[] = [];
  const siteIsLocal = isLoopbackHost(siteUrlOf(settings).hostname);
  if (!alreadyFaulty.has('SITE_URL') && !settings.SITE_URL && !isLoopbackHost(settings.HOST)) {
    faults.push(`HOST ${settings.HOST} can be reached from elsewhere, so SITE_URL must say the address people use.`);
  }
  if (settings.SITE_URL && siteIsLocal && !isLoopbackHost(settings.HOST) && !alreadyFaulty.has('HOST')) {
    faults.push(`HOST ${settings.HOST} can be reached from elsewhere, so SITE_URL cannot be a loopback address; please unset HOST.`);
  }
  if (settings.SITE_URL && new URL(settings.SITE_URL).pathname !== '/') {
    faults.push('SITE_URL must not have a path: the site lives at the root of its address.');
  }
  if (settings.DATABASE_URL && !settings.SECRET && !alreadyFaulty.has('SECRET')) {
    faults.push('With DATABASE_URL a SECRET is needed, the same for every process; for example the output of: openssl rand -hex 32');
  }
  if (settings.DATABASE_DIRECT_URL && !settings.DATABASE_URL && !alreadyFaulty.has('DATABASE_URL')) {
    faults.push('DATABASE_DIRECT_URL is the way past a pooler, so DATABASE_URL must say where the pooler is; or set DATABASE_URL alone.');
  }
  if (settings.REDIS_URL && !settings.DATABASE_URL && !alreadyFaulty.has('DATABASE_URL')) {
    faults.push(
      'REDIS_URL does nothing without DATABASE_URL, as one process has nobody to talk to; please set that too, or unset REDIS_URL.',
    );
  }
  if (settings.DATABASE_READ_URL && !settings.DATABASE_URL && !alreadyFaulty.has('DATABASE_URL')) {
    faults.push('DATABASE_READ_URL is a standby, so DATABASE_URL must say where its primary is; or unset DATABASE_READ_URL.');
  }
  if (settings.SITE_URL && !siteIsLocal && !settings.SMTP_URL && !alreadyFaulty.has('SMTP_URL')) {
    faults.push('SMTP_URL is needed, because people at this SITE_URL must receive real mails.');
  }
  faults.push(...paymentFaults(settings, alreadyFaulty), ...readOperator(settings).faults);
  if (Boolean(settings.VAPID_PUBLIC_KEY) !== Boolean(settings.VAPID_PRIVATE_KEY)) {
    faults.push('VAPID_PUBLIC_KEY and VAPID_PRIVATE_KEY belong together; please set both, or neither.');
  }
  if (settings.AI_BASE_URL && !settings.AI_MODEL && !alreadyFaulty.has('AI_MODEL')) {
    faults.push('With AI_BASE_URL the name of a model is needed: AI_MODEL.');
  }
  if (settings.AI_BASE_URL && new URL(settings.AI_BASE_URL).username !== '') {
    faults.push('AI_BASE_URL must not hold a name or password; a key goes into AI_API_KEY.');
  }
  if (!settings.AI_BASE_URL && (settings.AI_MODEL || settings.AI_API_KEY) && !alreadyFaulty.has('AI_BASE_URL')) {
    faults.push('AI_MODEL and AI_API_KEY need an endpoint to go to: AI_BASE_URL.');
  }
  if (settings.SITE_URL && !siteIsLocal && settings.GAME_SPEED !== 1) {
    faults.push('GAME_SPEED is for trying things out on a loopback SITE_URL only; please unset it.');
  }
  const backups = alreadyFaulty.has('BACKUP_KEEP') || alreadyFaulty.has('BACKUP_EVERY') ? undefined : backupSettings(settings);
  const tooLong = backups && keptTooLong(backups);
  if (tooLong) faults.push(tooLong);
  return faults;
}

function paymentFaults(settings: Settings, alreadyFaulty: ReadonlySet<string>): string[] {
  const faults: string[] = [];
  if (!settings.STRIPE_SECRET_KEY && !alreadyFaulty.has('STRIPE_SECRET_KEY')) {
    for (const name of ['STRIPE_WEBHOOK_SECRET', 'STRIPE_API_BASE'] as const) {
      if (settings[name]) faults.push(`${name} does nothing without STRIPE_SECRET_KEY; please set that too, or unset ${name}.`);
    }
  }
  if (settings.STRIPE_API_BASE && /^[sr]k_live_/.test(settings.STRIPE_SECRET_KEY ?? '')) {
    faults.push('STRIPE_API_BASE is for trying things out; a live STRIPE_SECRET_KEY goes to Stripe alone, so please unset one of them.');
  }
  return faults;
}

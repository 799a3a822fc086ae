import { isDeepStrictEqual } from 'node:util';
import { sql } from 'kysely';
import { createContext } from 'react-router';
import { recordAudit } from '~/accounts/audit/audit-log.server';
import { may } from '~/accounts/roles/policy';
import { texts } from '~/accounts/texts';
import type { Viewer } from '~/accounts/viewer/viewer';
import type { Clock } from '~/platform/clock/clock';
import type { Db } from '~/platform/database/database.server';
import { Refusal } from '~/platform/forms/refusal';
import { type Settings, storeSetting } from '~/settings/settings.server';
import { type SettingName, type SiteSettings, settingNames, settingsInForce } from '~/settings/site-settings';
import { settingsTexts } from './texts';

/** Key of the advisory lock under which settings are changed: a row that is not there yet cannot be locked. */
const CHANGES_LOCK = 7_533;

/** What administrators see of the settings that they may change. */
export interface SettingsDesk {
  inForce: SiteSettings;
  /** Those that the process was started with, which nobody changes here. */
  given: SettingName[];
  /** When and why each was last changed here. */
  changed: { name: SettingName; reason: string; at: string }[];
}

export interface ChangeSettings {
  look(): Promise<SettingsDesk>;
  /**
   * Changes what differs from what is in force, and writes each with the reason into the audit log.
   * @param seen when the newest of them had been changed as the administrator saw them, ISO 8601; empty for never.
   * @returns how many were changed. @throws {Refusal} not an administrator; a setting that the process was started with; changed since.
   */
  change(administrator: Viewer, changes: Partial<SiteSettings>, reason: string, seen?: string): Promise<number>;
}

/** Where the page of administrators finds it. */
export const changeSettingsContext = createContext<ChangeSettings>();

/** @see docs/product/admin.md */
export function createChangeSettings({ db, clock, settings }: { db: Db; clock: Clock; settings: Settings }): ChangeSettings {
  const given = settingNames.filter((name) => settings.given[name] !== undefined);
  return {
    // What is in force follows from the rows themselves: what a process remembers may be a second or two old.
    async look() {
      const stored = await settings.stored();
      const inForce = settingsInForce(settings.given, stored);
      return { inForce, given, changed: stored.map(({ name, reason, set_at }) => ({ name, reason, at: set_at.toISOString() })) };
    },
    async change(administrator, changes, reason, seen = '') {
      if (!may(administrator, 'runSite')) throw new Refusal(texts.administratorsOnly, { status: 403 });
      return db.transaction().execute(async (trx) => {
        await sql`select pg_advisory_xact_lock(${CHANGES_LOCK})`.execute(trx);
        const stored = await trx.selectFrom('site_setting').selectAll().execute();
        const inForce = settingsInForce(settings.given, stored);
        const sent = settingNames.filter((name) => changes[name] !== undefined);
        const changed = sent.filter((name) => !isStoredAlike(changes[name], inForce[name]));
        if (changed.some((name) => given.includes(name))) throw new Refusal(settingsTexts.givenAtStart, { status: 409 });
        if (changed.length === 0) return 0;
        const since = Number.isNaN(Date.parse(seen)) ? new Date(0) : new Date(seen);
        const isNewer = stored.some(({ name, set_at }) => sent.some((each) => each === name) && set_at > since);
        if (isNewer) throw new Refusal(settingsTexts.changedMeanwhile, { status: 409 });
        const at = clock.now();
        for (const name of changed) {
          await storeSetting(trx, { name, value: changes[name], reason, at });
          const thing = `setting:${name} ${changeText(name, inForce, changes)}`;
          await recordAudit(trx, { actorId: administrator.id, action: 'change-setting', thing, reason }, at);
        }
        return changed.length;
      });
    },
  };
}

/** What the log says of a change: the new value, and of who runs the site which facts, as it keeps them longer than the site may. */
function changeText(name: SettingName, inForce: SiteSettings, changes: Partial<SiteSettings>): string {
  if (name !== 'operator') return `= ${JSON.stringify(changes[name])}`;
  const [before, after] = [new Map(Object.entries(inForce.operator)), new Map(Object.entries(changes.operator ?? {}))];
  const facts = [...new Set([...before.keys(), ...after.keys()])];
  return `(${facts.filter((fact) => !isDeepStrictEqual(before.get(fact), after.get(fact))).join(', ')})`;
}

/** Whether two values are the same as JSON: forms name facts that were left empty, and databases keep them in an order of their own. */
function isStoredAlike(one: unknown, other: unknown): boolean {
  const stored = (value: unknown) => JSON.parse(JSON.stringify(value));
  return isDeepStrictEqual(stored(one), stored(other));
}

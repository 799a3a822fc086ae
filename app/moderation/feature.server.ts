import { createContext } from 'react-router';
import { accountsContext } from '~/accounts/accounts.server';
import { createBarredAddresses } from '~/accounts/leaving/barred-addresses.server';
import { may } from '~/accounts/roles/policy';
import { orLogged } from '~/platform/backup/replayed-list.server';
import { DAY_S } from '~/platform/clock/durations';
import { defineFeature } from '~/platform/feature/define-feature.server';
import type { CallLimits } from '~/platform/limits/with-limits.server';
import { settingsContext } from '~/settings/settings.server';
import { createBanCopy } from './bans/ban-list.server';
import { returnDetector } from './cases/returns.server';
import { returnAnswered } from './copyright/return-answered.server';
import { notifyReporters } from './decisions/outcome-mails.server';
import { passOnGrave } from './duty/ring-grave.server';
import { createRoster, rosterContext } from './duty/roster.server';
import { createHidingCopy } from './hiding/hiding-list.server';
import { returnHidden } from './hiding/return-hidden.server';
import { createModeration, type ModerationService, moderationContext } from './moderation.server';
import { moderationNoticeKinds } from './notice-kinds';
import { moderationPersonalData } from './personal-data.server';
import { createReportsService, forgetOldCases, type ReportsService } from './report/reports.server';
import { nameDetector, playerDetector } from './targets/player-detectors.server';
import { playerReportable } from './targets/player-reportable.server';
import { createReportTargets } from './targets/report-targets.server';

export const reportsContext = createContext<ReportsService>();

/** @see docs/product/limits.md */
export const moderationLimits: CallLimits<ModerationService> = {
  object: { counts: 'objection', limit: { max: 20, windowSeconds: DAY_S }, who: (player) => player.id },
};

export const moderationFeature = defineFeature({
  name: 'moderation',
  provides: { reports: reportsContext, moderation: moderationContext, roster: rosterContext },
  needs: { accounts: accountsContext, settings: settingsContext },
  limits: { moderation: moderationLimits },
  personalData: moderationPersonalData,
  noticeKinds: (reportables) => moderationNoticeKinds(createReportTargets(reportables).textOf),
  reportables: [playerReportable],
  detectors: [playerDetector, nameDetector, returnDetector],
  create({ db, clock, limiter, mailer, log, siteUrl, config, secret, reportables, detectors, accounts, settings }) {
    const operatorEmail = async () => (await settings.current()).operator.email;
    const targets = createReportTargets(reportables, detectors);
    const { roles, sessions } = accounts;
    const barred = createBarredAddresses({ db, clock, secret });
    const bansToCopy = createBanCopy({ db, clock, dataDir: config.dataDir, barred });
    const hidingsToCopy = createHidingCopy({ db, dataDir: config.dataDir, targets });
    const [copyBans, copyHidings] = [orLogged(bansToCopy, log), orLogged(hidingsToCopy, log)];
    const roster = createRoster({ db, clock, staff: async () => (await roles.list()).filter((person) => may(person, 'moderate')) });
    const reports = createReportsService({
      ...{ db, clock, targets, secret, limiter, mailer, log, siteUrl, operatorEmail },
      hidingsPerHour: async () => (await settings.current()).hidingsPerHour,
      administratorAddresses: roles.administratorAddresses,
      staff: roster.staff,
      copyHidings,
    });
    const moderation = createModeration({
      ...{ db, clock, targets, detectors },
      staff: roster.staff,
      ...{ roles, secret, hashOf: barred.hashOf, limiter, mailer, log, siteUrl, operatorEmail },
      endSessions: sessions.endSuspended,
      ...{ copyBans, copyHidings },
    });
    return {
      services: { reports, moderation, roster },
      jobs: {
        'bans-to-copy': { cron: '11 * * * *', work: bansToCopy },
        'hidings-to-copy': { cron: '12 * * * *', work: hidingsToCopy },
        'old-cases': { cron: '23 3 * * *', work: () => forgetOldCases(db, clock) },
        'hidden-to-return': { cron: '* * * * *', work: () => returnHidden({ db, clock, targets, copyHidings, log }) },
        'answered-texts-to-return': { cron: '41 * * * *', work: () => returnAnswered({ db, clock, targets, copyBans, copyHidings, log }) },
        'grave-cases-to-pass-on': { cron: '* * * * *', work: () => passOnGrave({ db, clock, staff: roster.staff, log }) },
        'cases-to-open': { cron: '* * * * *', work: moderation.findCases },
        'reporters-to-tell': { cron: '* * * * *', work: () => notifyReporters({ db, clock, targets, mailer, log, siteUrl }) },
      },
      async start() {
        await bansToCopy();
        await hidingsToCopy();
      },
    };
  },
});

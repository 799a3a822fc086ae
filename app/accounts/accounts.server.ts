import { sql } from 'kysely';
import { createContext } from 'react-router';
import type { Clock } from '~/platform/clock/clock';
import { DAY_MS } from '~/platform/clock/durations';
import type { Db } from '~/platform/database/database.server';
import { removeRows } from '~/platform/database/sweep.server';
import type { PersonalData } from '~/platform/feature/personal-data';
import type { Shows } from '~/platform/feature/shows';
import type { RateLimiter } from '~/platform/limits/rate-limit.server';
import type { Log } from '~/platform/log/log.server';
import type { SecurityLog } from '~/platform/log/security-log.server';
import type { Mailer } from '~/platform/mail/mail.server';
import { createSeal } from '~/platform/sealing/seal.server';
import type { Settings } from '~/settings/settings.server';
import { type AuditListOptions, listAudit } from './audit/audit-log.server';
import type { AccountDependencies } from './dependencies';
import { createArrive } from './guests/arrivals.server';
import { createGuests, type Guests } from './guests/guests.server';
import { createInvitations, type Invitations } from './invitations/invitations.server';
import { createBarredAddresses } from './leaving/barred-addresses.server';
import { createLeaving, type Leaving } from './leaving/leaving.server';
import { createMailedCodes } from './mailed-codes/mailed-codes.server';
import { createPendingCodes, type PendingCodes } from './mailed-codes/pending-codes.server';
import { createAccountNotices } from './mails/account-notices.server';
import { createNameRegister } from './names/name-register.server';
import { createNotMe, type NotMe } from './not-me/not-me.server';
import { createPasswords, type Passwords } from './passwords/passwords.server';
import { createPenNames, type PenNames } from './pen-names/pen-names.server';
import { createFindPeople, type FindPeople } from './people-desk/find-people.server';
import { createHelpPeople, type HelpPeople } from './people-desk/help-people.server';
import { createProfiles, type Profiles } from './profile/profiles.server';
import { createRoles, type Roles } from './roles/roles.server';
import { createSecondFactors, type SecondFactors } from './second-factors/second-factors.server';
import { createSecurityEvents, type SecurityEvents } from './security-events/security-events.server';
import { createAuth, type PasswordHashing } from './sessions/auth.server';
import { createSessions, type Sessions } from './sessions/sessions.server';
import { createAccountLimits } from './sign-in/account-limits.server';
import { createFinishSignIn } from './sign-in/finish-sign-in.server';
import { createKnownBrowser } from './sign-in/known-browser.server';
import { createPendingSignIn } from './sign-in/second-step/pending-sign-in.server';
import { createSecondStep, type SecondStep } from './sign-in/second-step/second-step.server';
import { createSignIn, type SignIn } from './sign-in/sign-in.server';
import { type Brought, createBrought } from './sign-up/brought.server';
import { createSignUp, type SignUp } from './sign-up/sign-up.server';
import { createSignUpAttempts } from './sign-up/sign-up-attempts.server';
import { createTraces } from './traces/traces.server';

interface AccountsServiceDependencies {
  db: Db;
  clock: Clock;
  secret: string;
  siteUrl: URL;
  mailer: Mailer;
  limiter: RateLimiter;
  log: Log;
  security: SecurityLog;
  /** Says who may sign up. */
  settings: Pick<Settings, 'current'>;
  /** ADMIN_EMAIL, in lower case: this account is an administrator. */
  adminEmail: string | undefined;
  /** Personal data declared by each feature. */
  personalData: readonly PersonalData[];
  /** What takes into an account what its newcomer made as a visitor. */
  newcomers?: readonly Shows['newcomers'][];
  /** What takes over what the guest of a browser did. */
  arrivals?: readonly Shows['arrivals'][];
  /** Notifies the tabs of a session that it has ended. */
  announceEnd(sessionId: string): void;
  /** Copies the list of erased accounts to where a restored backup finds it. */
  keepErasures(): Promise<void>;
  /** Scrypt unless given. */
  passwordHashing?: PasswordHashing | undefined;
}

/** Sign-up, sign-in, sessions, passwords and profiles. */
export interface AccountsService {
  signUp: SignUp;
  invitations: Invitations;
  signIn: SignIn;
  secondStep: SecondStep;
  factors: SecondFactors;
  events: SecurityEvents;
  notMe: NotMe;
  passwords: Passwords;
  profiles: Profiles;
  penNames: PenNames;
  leaving: Leaving;
  sessions: Sessions;
  roles: Roles;
  /** Finding people and helping them, for administrators. */
  findPeople: FindPeople;
  helpPeople: HelpPeople;
  /** One page of what those who run the site did, newest first. */
  auditLog(asked: AuditListOptions): ReturnType<typeof listAudit>;
  /** Ids of players who have signed in from this browser. */
  playersOfBrowser(headers: Headers): Promise<string[]>;
  /** Sign-ups begun in a browser. */
  pendingSignUp: PendingCodes;
  /** What a browser's visitor made and wants to keep. */
  brought: Brought;
  /** Those who play and write without an account. */
  guests: Guests;
  /** Password recoveries requested in a browser. */
  pendingRecovery: PendingCodes;
  /** Looks at names that were written past the register. */
  readNames(): Promise<void>;
  /** Removes expired sign-ups, sessions, codes and counters. */
  removeStale(): Promise<void>;
}

/** Where loaders, actions and other features find it. */
export const accountsContext = createContext<AccountsService>();

export type { PasswordHashing };

/** Where a program that starts a site may hand in another hashing of passwords; null: scrypt. */
export const passwordHashingContext = createContext<PasswordHashing | null>(null);

/** Creates the accounts service. */
export function createAccountsService(given: AccountsServiceDependencies): AccountsService {
  const { db, clock, limiter } = given;
  const auth = createAuth(given);
  const { security, siteUrl, adminEmail } = given;
  const sessions = createSessions({ db, clock, auth, security, adminEmail, announceEnd: given.announceEnd });
  const codes = createMailedCodes(given);
  const attempts = createSignUpAttempts({ db, clock, auth });
  const knownBrowser = createKnownBrowser(createSeal(given.secret, 'known browser'), siteUrl);
  const accountLimits = createAccountLimits(limiter, knownBrowser);
  const notices = createAccountNotices(given);
  const events = createSecurityEvents(given);
  const roles = createRoles({ db, clock, adminEmail });
  const factors = createSecondFactors({ ...given, events, notices, roles });
  const barred = createBarredAddresses(given);
  const names = createNameRegister(given);
  const traces = createTraces(given);
  const invitations = createInvitations(given);
  const account: AccountDependencies = {
    db,
    clock,
    auth,
    limiter,
    accountLimits,
    attempts,
    sessions,
    codes,
    knownBrowser,
    notices,
    events,
    factors,
    security,
    traces,
  };
  const guests = createGuests(given.secret, siteUrl);
  const arrive = createArrive({ db, clock, guests, arrivals: given.arrivals ?? [] });
  const pendingSignIn = createPendingSignIn({ clock, siteUrl, seal: createSeal(given.secret, 'second step') });
  const signingIn = { ...account, pendingSignIn, finishSignIn: createFinishSignIn({ ...account, arrive }) };
  const { personalData, announceEnd, keepErasures } = given;
  // The account is deleted by then; the housekeeping copies the list again.
  const tryToKeepErasures = () =>
    keepErasures().catch((error) => given.log.error({ err: error }, 'the list of deleted accounts could not be copied into DATA_DIR'));
  const leaving = { ...account, personalData, barred, names, announceEnd, keepErasures: tryToKeepErasures };
  const profiles = createProfiles({ ...account, names });
  const pendingCodes = (cookie: string) => createPendingCodes(`quillarena.${cookie}`, createSeal(given.secret, cookie), siteUrl);
  return {
    signUp: createSignUp({ ...account, arrive, barred, names, invitations, newcomers: given.newcomers ?? [] }),
    invitations,
    signIn: createSignIn(signingIn),
    secondStep: createSecondStep(signingIn),
    factors,
    events,
    notMe: createNotMe(account),
    passwords: createPasswords(account),
    profiles,
    penNames: createPenNames({ ...leaving, profiles }),
    leaving: createLeaving(leaving),
    sessions,
    roles,
    findPeople: createFindPeople({ db, clock, roles, factors, events }),
    helpPeople: createHelpPeople({ ...leaving, roles }),
    auditLog: (asked) => listAudit(db, asked),
    playersOfBrowser: knownBrowser.players,
    pendingSignUp: pendingCodes('pending_sign_up'),
    brought: createBrought(siteUrl),
    guests,
    pendingRecovery: pendingCodes('pending_recovery'),
    readNames: names.readDue,
    removeStale: async () => {
      await attempts.sweep();
      await removeUnverified(db, clock);
      await codes.sweep();
      await sessions.sweep();
      await factors.sweep();
      await events.sweep();
      await barred.sweep();
      await traces.sweep();
      await names.sweep();
      await keepErasures();
      await limiter.sweep();
    },
  };
}

/** Removes unverified players, which older versions running alongside still create. */
async function removeUnverified(db: Db, clock: Clock): Promise<void> {
  await removeRows(db, 'player', sql`not email_verified and created_at < ${new Date(clock.now().getTime() - DAY_MS)}`);
}

/** Whether an address belongs to an account or a pending sign-up: no other addresses get mail. */
export function accountWithAddress(db: Db): (email: string) => Promise<boolean> {
  return async (email) => {
    const player = db.selectFrom('player').select('id').where('email', '=', email);
    const waiting = db.selectFrom('sign_up_attempt').select('id').where('email', '=', email);
    return (await player.unionAll(waiting).limit(1).executeTakeFirst()) !== undefined;
  };
}

import type { AccountsService } from '~/accounts/accounts.server';
import type { PersonRecord } from '~/accounts/people-desk/find-people.server';
import { shownEvent } from '~/accounts/security-events/shown-event';
import type { WriterRecord } from '~/ai-writers/record/writer-record.server';
import type { DisputeDesk } from '~/arenas/word-games/disputes/dispute-desk.server';
import type { DonationDesk } from '~/donation/payments/give-back.server';
import type { ModerationService } from '~/moderation/moderation.server';
import type { SiteBanner } from '../banner/site-banner.server';
import type { Health } from '../health/health.server';
import type { ShownPerson } from '../people/person-view';
import type { FailedJobs } from '../running/failed-jobs.server';
import type { SiteState } from '../running/site-state.server';
import type { ChangeSettings } from '../settings/change-settings.server';
import type { AdminView } from './views';

interface ViewRequest {
  accounts: Pick<AccountsService, 'findPeople' | 'invitations'>;
  changeSettings: Pick<ChangeSettings, 'look'>;
  siteState: SiteState;
  siteBanner: SiteBanner;
  health: Pick<Health, 'look'>;
  failedJobs: Pick<FailedJobs, 'list'>;
  writers: Pick<WriterRecord, 'look'>;
  donations: DonationDesk;
  histories: Pick<ModerationService, 'historyOf'>;
  disputeDesk: Pick<DisputeDesk, 'list'>;
  /** The administrator who reads it. */
  readerId: string;
  /** The person whose record is asked for. */
  person: string | null;
}

/** What a view shows. */
export async function loadView(
  view: AdminView,
  {
    accounts,
    changeSettings,
    siteState,
    siteBanner,
    health,
    failedJobs,
    writers,
    donations,
    histories,
    disputeDesk,
    readerId,
    person,
  }: ViewRequest,
) {
  switch (view) {
    case 'people': {
      const record = person === null ? undefined : await accounts.findPeople.record(person);
      const history = person === null ? undefined : await histories.historyOf(readerId, person);
      return { view, person: record && history && { ...shownPerson(record), history } };
    }
    case 'donations':
      return {
        view,
        donations: (await donations.newest()).map((donation) => ({ ...donation, createdAt: donation.createdAt.toISOString() })),
      };
    case 'words':
      return { view, disputes: await disputeDesk.list() };
    case 'health':
      return { view, health: await health.look() };
    case 'writers':
      return { view, writers: await writers.look() };
    case 'jobs':
      return { view, queues: await siteState.queues(), failed: await failedJobs.list() };
    case 'settings':
      return { view, desk: await changeSettings.look(), invitations: await accounts.invitations.list(), startedWith: siteState.settings };
    case 'banner':
      return { view, banner: await siteBanner.current() };
  }
}

function shownPerson({
  id,
  name,
  email,
  earlierNames,
  role,
  since,
  hiddenAt,
  lastSeen,
  factors,
  events,
}: PersonRecord): Omit<ShownPerson, 'history'> {
  return {
    ...{ id, name, email, earlierNames, role, factors, since: since.toISOString() },
    hiddenAt: hiddenAt?.toISOString(),
    lastSeen: lastSeen?.toISOString(),
    events: events.map(shownEvent),
  };
}

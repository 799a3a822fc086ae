import { data } from 'react-router';
import { accountsContext } from '~/accounts/accounts.server';
import { requireStaff } from '~/accounts/roles/require-staff.server';
import { writerRecordContext } from '~/ai-writers/record/writer-record.server';
import { wordGamesContext } from '~/arenas/word-games/word-games.server';
import { donationsContext } from '~/donation/donations.server';
import { moderationContext } from '~/moderation/moderation.server';
import { acceptsForm } from '~/platform/forms/accepts.server';
import type { BodyFault } from '~/platform/forms/body-rules';
import { passHeaders, refusedForm } from '~/platform/forms/submit-form.server';
import { loadsAgainOnConflict } from '~/platform/requests/load-again';
import { pageTitle } from '~/site/page-title';
import { LinkTabs } from '~/ui/layout/link-tabs';
import { Page } from '~/ui/layout/page';
import { PageHeading } from '~/ui/layout/page-heading';
import { bannerAction } from '../banner/banner-action.server';
import { removeBannerForm, setBannerForm } from '../banner/banner-forms';
import { BannerView } from '../banner/banner-view';
import { siteBannerContext } from '../banner/site-banner.server';
import { donationAction, giveBackForm } from '../donations/donation-action.server';
import { DonationsView } from '../donations/donations-view';
import { siteStateContext } from '../feature.server';
import { healthContext } from '../health/health.server';
import { HealthView } from '../health/health-view';
import { FindPeople } from '../people/find-people';
import { peopleAction, peopleBody } from '../people/people-action.server';
import { PersonView } from '../people/person-view';
import { failedJobsContext } from '../running/failed-jobs.server';
import { jobAction } from '../running/job-action.server';
import { failedJobForm, JOB_INTENTS, testMailForm } from '../running/job-forms';
import { JobsView } from '../running/jobs-view';
import { changeSettingsContext } from '../settings/change-settings.server';
import { SETTING_INTENTS, settingForms } from '../settings/setting-forms';
import { settingsAction } from '../settings/settings-action.server';
import { SettingsView } from '../settings/settings-view';
import { wordAction } from '../words/word-action.server';
import { decideWordForm } from '../words/word-forms';
import { WordsView } from '../words/words-view';
import { sampleAction } from '../writers/sample-action.server';
import { sampleForm } from '../writers/sample-form';
import { WritersView } from '../writers/writers-view';
import type { Route } from './+types/admin.route';
import { loadView } from './load-view.server';
import { adminTexts } from './texts';
import { adminTabs, adminViewIn } from './views';

export const headers = passHeaders;

export const meta: Route.MetaFunction = () => [{ title: pageTitle(adminTexts.administration) }, { name: 'robots', content: 'noindex' }];

export const shouldRevalidate = loadsAgainOnConflict;

/** A page of administrators; for everybody else it does not exist. @see docs/product/admin.md */
export async function loader({ context, params, url }: Route.LoaderArgs) {
  const administrator = requireStaff(context, url, 'runSite');
  const view = adminViewIn(params.view);
  if (!view) throw data(null, { status: 404 });
  const shown = await loadView(view, {
    accounts: context.get(accountsContext),
    changeSettings: context.get(changeSettingsContext),
    siteState: context.get(siteStateContext),
    siteBanner: context.get(siteBannerContext),
    health: context.get(healthContext),
    failedJobs: context.get(failedJobsContext),
    writers: context.get(writerRecordContext),
    donations: context.get(donationsContext).desk,
    histories: context.get(moderationContext),
    disputeDesk: context.get(wordGamesContext).disputeDesk,
    readerId: administrator.id,
    person: url.searchParams.get('person'),
  });
  return { shown, tabs: adminTabs(view) };
}

const BANNER_INTENTS = ['set-banner', 'remove-banner'];

const body = {
  schemas: [
    ...peopleBody.schemas,
    setBannerForm,
    removeBannerForm,
    giveBackForm,
    failedJobForm,
    testMailForm,
    sampleForm,
    decideWordForm,
    ...settingForms,
  ],
  intents: [...peopleBody.intents, ...BANNER_INTENTS, ...JOB_INTENTS, 'give-back', 'sample-parts', 'decide-word', ...SETTING_INTENTS],
  refused: (fault: BodyFault) => {
    const { data: reply, init } = refusedForm(fault);
    return data({ about: 'people' as const, ...reply }, init ?? undefined);
  },
};

export const action = acceptsForm(body, async ({ request, context, url }: Route.ActionArgs) => {
  const administrator = requireStaff(context, url, 'runSite');
  const formData = await request.formData();
  const form = { formData, context, administrator };
  if (BANNER_INTENTS.includes(String(formData.get('intent')))) {
    const reply = await bannerAction(form);
    return data({ about: 'banner' as const, ...reply.data }, reply.init ?? undefined);
  }
  if (SETTING_INTENTS.includes(String(formData.get('intent')))) {
    const reply = await settingsAction(form);
    return data({ about: 'settings' as const, intent: String(formData.get('intent')), ...reply.data }, reply.init ?? undefined);
  }
  if (JOB_INTENTS.includes(String(formData.get('intent')))) {
    const reply = await jobAction(form);
    return data({ about: 'jobs' as const, ...reply.data }, reply.init ?? undefined);
  }
  if (formData.get('intent') === 'give-back') {
    const reply = await donationAction(form);
    return data({ about: 'donations' as const, ...reply.data }, reply.init ?? undefined);
  }
  if (formData.get('intent') === 'sample-parts') {
    const reply = await sampleAction(form);
    return data({ about: 'writers' as const, ...reply.data }, reply.init ?? undefined);
  }
  if (formData.get('intent') === 'decide-word') {
    const reply = await wordAction(form);
    return data({ about: 'words' as const, ...reply.data }, reply.init ?? undefined);
  }
  const reply = await peopleAction(form);
  return data({ about: 'people' as const, ...reply.data }, reply.init ?? undefined);
});

export default function Admin({ loaderData: { shown, tabs }, actionData }: Route.ComponentProps) {
  const people = actionData?.about === 'people' ? actionData : undefined;
  return (
    <Page width="medium">
      <PageHeading title={adminTexts.administration} />
      <div className="mb-8">
        <LinkTabs label={adminTexts.administration} items={tabs} />
      </div>
      {shown.view === 'people' && (shown.person ? <PersonView person={shown.person} reply={people} /> : <FindPeople reply={people} />)}
      {shown.view === 'words' && <WordsView disputes={shown.disputes} reply={actionData?.about === 'words' ? actionData : undefined} />}
      {shown.view === 'donations' && (
        <DonationsView donations={shown.donations} reply={actionData?.about === 'donations' ? actionData : undefined} />
      )}
      {shown.view === 'health' && <HealthView health={shown.health} />}
      {shown.view === 'writers' && <WritersView writers={shown.writers} reply={actionData?.about === 'writers' ? actionData : undefined} />}
      {shown.view === 'jobs' && (
        <JobsView queues={shown.queues} failed={shown.failed} reply={actionData?.about === 'jobs' ? actionData : undefined} />
      )}
      {shown.view === 'settings' && <SettingsView {...shown} reply={actionData?.about === 'settings' ? actionData : undefined} />}
      {shown.view === 'banner' && <BannerView banner={shown.banner} reply={actionData?.about === 'banner' ? actionData : undefined} />}
    </Page>
  );
}

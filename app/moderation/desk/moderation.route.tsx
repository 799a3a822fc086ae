import { acceptsForm } from '~/platform/forms/accepts.server';
import { passHeaders, refusedForm } from '~/platform/forms/submit-form.server';
import { pageTitle } from '~/site/page-title';
import { LinkTabs } from '~/ui/layout/link-tabs';
import { Page } from '~/ui/layout/page';
import { PageHeading } from '~/ui/layout/page-heading';
import { answerForm } from '../copyright/copyright-forms';
import { decideAlikeForm, decideForm, objectForm, undoForm } from '../decisions/decision-forms';
import { OwnDecisions } from '../decisions/own-decisions';
import { LogView } from '../log/log-view';
import { NumbersView } from '../numbers/numbers-view';
import { searchForm } from '../people/search-form';
import { SearchView } from '../people/search-view';
import { CasePage } from '../queue/case-page';
import { claimForm } from '../queue/claims/claim.contract';
import { noteForm } from '../queue/notes/note-form';
import { QueueView } from '../queue/queue-view';
import { endDutyForm, handlerForm, nameForm, removeForm, takeDutyForm } from '../staff/staff-forms';
import { StaffView } from '../staff/staff-view';
import type { Route } from './+types/moderation.route';
import { deskAction } from './desk-action.server';
import { loadView } from './load-view.server';
import { deskTexts } from './texts';

export const headers = passHeaders;

export const meta: Route.MetaFunction = () => [{ title: pageTitle(deskTexts.title) }, { name: 'robots', content: 'noindex' }];

/** A page about moderation; those of moderators do not exist for others. @see docs/product/moderation.md */
export function loader({ context, params, url }: Route.LoaderArgs) {
  return loadView({ context, url, name: params.view });
}

export const action = acceptsForm(
  {
    schemas: [
      nameForm,
      removeForm,
      takeDutyForm,
      endDutyForm,
      handlerForm,
      decideForm,
      objectForm,
      claimForm,
      decideAlikeForm,
      undoForm,
      noteForm,
      searchForm,
      answerForm,
    ],
    intents: [
      ...(['name-moderator', 'name-wrangler', 'remove-role', 'take-duty', 'end-duty', 'name-handler', 'remove-handler'] as const),
      ...(['decide', 'object', 'take', 'give-back', 'decide-alike', 'undo', 'note', 'find-people', 'answer-complaint'] as const),
    ],
    repeated: ['warnings', 'caseIds', 'decisionIds'],
    refused: refusedForm,
    whileSuspended: ['object', 'answer-complaint'],
  },
  async ({ request, context, url }: Route.ActionArgs) => deskAction({ formData: await request.formData(), context, url }),
);

export default function Moderation({ loaderData: { shown, tabs }, actionData }: Route.ComponentProps) {
  return (
    <Page width="medium">
      <PageHeading title={shown.view === 'numbers' ? deskTexts.numbersTitle : deskTexts.title} />
      {tabs.length > 1 && (
        <div className="mb-8">
          <LinkTabs label={deskTexts.views} items={tabs} />
        </div>
      )}
      {shown.view === 'queue' && <QueueView {...shown} reply={actionData} />}
      {shown.view === 'case' && <CasePage key={shown.found.id} {...shown} reply={actionData} />}
      {shown.view === 'search' && <SearchView person={shown.person} reply={actionData} />}
      {shown.view === 'log' && <LogView {...shown} />}
      {shown.view === 'people' && <StaffView {...shown} reply={actionData} />}
      {shown.view === 'decisions' && <OwnDecisions {...shown} reply={actionData} />}
      {shown.view === 'numbers' && <NumbersView months={shown.months} />}
    </Page>
  );
}

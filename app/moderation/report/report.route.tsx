import { data, href } from 'react-router';
import { optionalPlayer } from '~/accounts/viewer/viewer.server';
import { passHeaders } from '~/platform/forms/submit-form.server';
import { pageTitle } from '~/site/page-title';
import { ButtonLink } from '~/ui/actions/button-link';
import { TextLink } from '~/ui/actions/text-link';
import { Page } from '~/ui/layout/page';
import { PageHeading } from '~/ui/layout/page-heading';
import { ErrorState } from '~/ui/states/error-state';
import { Notice } from '~/ui/states/notice';
import { copyrightTexts } from '../copyright/copyright-texts';
import { reportsContext } from '../feature.server';
import { mayReport } from '../policy';
import { targetIn } from '../targets/report-target';
import type { Route } from './+types/report.route';
import { ChoosePart } from './choose-part';
import { Receipt } from './receipt';
import { reportAction, reportedContext } from './report-action.server';
import { ReportFormView } from './report-form-view';
import { reportTexts as texts } from './report-texts';
import { ReportedTarget } from './reported-target';

export const headers = passHeaders;

export const meta: Route.MetaFunction = () => [{ title: pageTitle(texts.title) }, { name: 'robots', content: 'noindex' }];

/** What is to be reported. @see docs/product/reporting.md */
export async function loader({ context, params }: Route.LoaderArgs) {
  const name = targetIn(params);
  const reports = context.get(reportsContext);
  const parts = await reports.choices(name);
  if (parts) return { target: undefined, kind: name.kind, parts };
  const viewer = optionalPlayer(context);
  const target = await reports.find(name, viewer?.id);
  // What is hidden or behind a door with its report is out of sight: a browser without script still gets the receipt.
  if (!target) return data({ target: undefined, parts }, { status: context.get(reportedContext) ? 200 : 404 });
  const { label, author, excerpt, address, noun, isPerson } = target;
  return {
    parts,
    target: { label, author, excerpt, address, noun, isPerson },
    instead: await reports.instead(name),
    signedIn: viewer !== undefined,
    mayReport: mayReport(viewer, target),
    complainAt: href('/report/:kind/:thingId/copyright', { kind: name.kind, thingId: name.id }),
  };
}

export const action = reportAction;

/** Reports what a feature declares as reportable. */
export default function Report({ loaderData, actionData }: Route.ComponentProps) {
  const { target } = loaderData;
  if (loaderData.parts) return <ChoosePart kind={loaderData.kind} parts={loaderData.parts} />;
  const receipt = actionData?.result;
  if (!target && !receipt) return <NothingThere />;
  return (
    <Page width="text">
      <PageHeading title={texts.title} intro={receipt ? undefined : texts.intro} />
      {target && <ReportedTarget target={target} instead={loaderData.instead} />}
      {receipt && <Receipt receipt={receipt} address={target?.address} />}
      {target && !receipt && !loaderData.mayReport && <Notice tone="info">{texts.own}</Notice>}
      {target && !receipt && loaderData.mayReport && <ReportFormView signedIn={loaderData.signedIn} reply={actionData} />}
      {target && !receipt && loaderData.mayReport && !target.isPerson && (
        <p className="mt-6">
          <TextLink to={loaderData.complainAt}>{copyrightTexts.link}</TextLink>
        </p>
      )}
    </Page>
  );
}

function NothingThere() {
  return (
    <Page width="text">
      <ErrorState page title={texts.missing.title} action={<ButtonLink to="/stories">{texts.allStories}</ButtonLink>}>
        {texts.missing.text}
      </ErrorState>
    </Page>
  );
}

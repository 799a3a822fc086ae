import { data } from 'react-router';
import { optionalPlayer } from '~/accounts/viewer/viewer.server';
import { passHeaders } from '~/platform/forms/submit-form.server';
import { isUuid } from '~/platform/ids/uuid';
import { pageTitle } from '~/site/page-title';
import { ButtonLink } from '~/ui/actions/button-link';
import { Page } from '~/ui/layout/page';
import { PageHeading } from '~/ui/layout/page-heading';
import { ErrorState } from '~/ui/states/error-state';
import { Notice } from '~/ui/states/notice';
import { reportsContext } from '../feature.server';
import { mayReport } from '../policy';
import { thingIn } from '../things/thing';
import type { Route } from './+types/report.route';
import { ChoosePassage } from './choose-passage';
import { Receipt } from './receipt';
import { reportTexts as texts } from './report';
import { reportAction, reportedContext } from './report-action.server';
import { ReportFormView } from './report-form-view';
import { ReportedThing } from './reported-thing';

export const headers = passHeaders;

export const meta: Route.MetaFunction = () => [{ title: pageTitle('Report') }, { name: 'robots', content: 'noindex' }];

/** What is to be reported. @see docs/product/reporting.md */
export async function loader({ context, params }: Route.LoaderArgs) {
  const name = thingIn(params);
  const reports = context.get(reportsContext);
  const passages = name?.kind === 'passage' && isUuid(name.id) ? await reports.passagesOf(name.id) : undefined;
  if (passages) return { thing: undefined, passages };
  const thing = name && (await reports.find(name));
  // What harms a child is out of sight with its report: a browser without script still gets the receipt.
  if (!thing) return data({ thing: undefined, passages }, { status: context.get(reportedContext) ? 200 : 404 });
  const viewer = optionalPlayer(context);
  const { kind, id, label, author, excerpt, address } = thing;
  return {
    passages,
    thing: { kind, id, label, author, excerpt, address },
    roomId: kind === 'story' ? await reports.roomOfStory(id) : undefined,
    signedIn: viewer !== undefined,
    mayReport: mayReport(viewer, thing),
  };
}

export const action = reportAction;

/** Reports a story, title, chapter, comment, passage or player. */
export default function Report({ loaderData, actionData }: Route.ComponentProps) {
  const { thing, passages } = loaderData;
  if (passages) return <ChoosePassage passages={passages} />;
  const receipt = actionData?.result;
  if (!thing && !receipt) return <NothingThere />;
  return (
    <Page width="text">
      <PageHeading title="Report" intro={receipt ? undefined : 'Tell us what is wrong. The writer does not learn who reported it.'} />
      {thing && <ReportedThing thing={thing} roomId={loaderData.roomId} />}
      {receipt && <Receipt receipt={receipt} address={thing?.address} />}
      {thing && !receipt && !loaderData.mayReport && <Notice tone="info">{texts.own}</Notice>}
      {thing && !receipt && loaderData.mayReport && <ReportFormView signedIn={loaderData.signedIn} reply={actionData} />}
    </Page>
  );
}

function NothingThere() {
  return (
    <Page width="text">
      <ErrorState page title={texts.missing.title} action={<ButtonLink to="/stories">All stories</ButtonLink>}>
        {texts.missing.text}
      </ErrorState>
    </Page>
  );
}

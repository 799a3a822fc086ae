import { createContext } from 'react-router';
import { optionalPlayer } from '~/accounts/viewer/viewer.server';
import { acceptsForm } from '~/platform/forms/accepts.server';
import { Refusal } from '~/platform/forms/refusal';
import { refusedForm, submitForm } from '~/platform/forms/submit-form.server';
import { requestFactsContext } from '~/platform/requests/request-context.server';
import { reportsContext } from '../feature.server';
import { targetIn } from '../targets/report-target';
import type { Route } from './+types/report.route';
import { reportForm } from './report-form';
import { reportTexts as texts } from './report-texts';

/** Whether this request has filed a report, which may take its target out of sight. */
export const reportedContext = createContext(false);

/** Takes a report, from anybody. @see docs/product/reporting.md */
export const reportAction = acceptsForm(
  { schemas: [reportForm], refused: refusedForm, whileSuspended: true },
  async ({ request, context, params }: Route.ActionArgs) => {
    const viewer = optionalPlayer(context);
    return submitForm({
      formData: await request.formData(),
      schema: reportForm,
      context,
      texts,
      run: async ({ reason, details, email }) => {
        const target = targetIn(params);
        if (!viewer && !email && reason !== 'children') throw new Refusal(texts.emailMissing, { field: 'email', status: 422 });
        const { clientAddress } = context.get(requestFactsContext);
        const reporter = viewer ? { playerId: viewer.id, clientAddress } : { email: email?.toLowerCase(), clientAddress };
        const result = await context.get(reportsContext).file({ target, reporter, reason, details });
        context.set(reportedContext, true);
        return { result };
      },
    });
  },
);

/** The reply to the form. */
export type ReportReply = Awaited<ReturnType<typeof reportAction>>['data'];

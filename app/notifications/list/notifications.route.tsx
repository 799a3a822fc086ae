import { href } from 'react-router';
import { z } from 'zod';
import { requirePlayer } from '~/accounts/viewer/viewer.server';
import { noticesContext } from '~/notices/notices.server';
import { acceptsForm } from '~/platform/forms/accepts.server';
import { formProblem } from '~/platform/forms/form-problem';
import { passHeaders, refusedForm, submitForm } from '~/platform/forms/submit-form.server';
import { clockContext } from '~/platform/requests/request-context.server';
import { pageTitle } from '~/site/page-title';
import { ButtonLink } from '~/ui/actions/button-link';
import { TextLink } from '~/ui/actions/text-link';
import { Page } from '~/ui/layout/page';
import { PageHeading } from '~/ui/layout/page-heading';
import { EmptyState } from '~/ui/states/empty-state';
import { Notice } from '~/ui/states/notice';
import { notificationsContext } from '../notifications.server';
import { notificationTexts as texts } from '../texts';
import type { Route } from './+types/notifications.route';
import { BellArch } from './bell-arch';
import { NoticeList } from './notice-list';
import { ReadAll } from './read-all';
import { listTexts } from './texts';

export const headers = passHeaders;

export const meta: Route.MetaFunction = () => [{ title: pageTitle(texts.title) }, { name: 'robots', content: 'noindex' }];

/** What the signed-in player was told. @see docs/product/notifications.md */
export async function loader({ context, url }: Route.LoaderArgs) {
  const { id: playerId } = requirePlayer(context, url);
  const after = url.searchParams.get('after');
  // Taken before the list is read: what comes meanwhile stays unread.
  const until = context.get(clockContext).now().toISOString();
  return { ...(await context.get(notificationsContext).list({ playerId, cursor: after })), until, paged: after !== null };
}

/** Marks one notice as read, or all until a time. */
const readForm = z.discriminatedUnion('intent', [
  z.object({ intent: z.literal('read'), id: z.uuid() }),
  z.object({ intent: z.literal('read-all'), until: z.iso.datetime() }),
]);

/** Marks notices as read: one by its `id`, or all that the page was told of until a time. */
export const action = acceptsForm(
  { fields: ['id', 'until'], intents: ['read', 'read-all'], refused: refusedForm, whileSuspended: true },
  async ({ request, context, url }: Route.ActionArgs) => {
    const player = requirePlayer(context, url);
    const notices = context.get(noticesContext);
    return submitForm({
      formData: await request.formData(),
      schema: readForm,
      context,
      texts: { failed: texts.failed, databaseAway: texts.databaseAway },
      run: async (asked) => {
        if (asked.intent === 'read') await notices.markRead(player, asked.id);
        else await notices.markAllRead(player, new Date(asked.until));
        return { result: asked.intent };
      },
    });
  },
);

export default function Notifications({ loaderData: { notices, next, until, paged }, actionData }: Route.ComponentProps) {
  const error = actionData && !actionData.result ? formProblem(actionData.form) : '';
  return (
    <Page width="text">
      <PageHeading title={texts.title}>
        <div className="flex flex-wrap items-center gap-x-5 gap-y-2">
          <TextLink
            to={`${href('/profile')}?${new URLSearchParams({ tab: 'notifications' })}`}
            className="inline-flex min-h-11 items-center"
          >
            {listTexts.settings}
          </TextLink>
          {!paged && notices.some(({ unread }) => unread) && <ReadAll until={until} />}
        </div>
      </PageHeading>
      {error && (
        <Notice tone="error" className="mb-6">
          {error}
        </Notice>
      )}
      <p role="status" className="text-muted not-empty:mb-4">
        {actionData?.result === 'read-all' && texts.allRead}
      </p>
      {notices.length === 0 && !paged ? (
        <EmptyState
          title={texts.none}
          drawing={<BellArch className="w-28" />}
          action={<ButtonLink to={href('/stories')}>{listTexts.readStories}</ButtonLink>}
        >
          {texts.noneHint}
        </EmptyState>
      ) : (
        <NoticeList notices={notices} />
      )}
      <div className="mt-8 flex flex-wrap gap-3 empty:hidden">
        {paged && (
          <ButtonLink to={href('/notifications')} variant="quiet">
            {listTexts.backNewest}
          </ButtonLink>
        )}
        {next && (
          <ButtonLink to={`${href('/notifications')}?${new URLSearchParams({ after: next })}`} variant="outline">
            {listTexts.olderNotifications}
          </ButtonLink>
        )}
      </div>
    </Page>
  );
}

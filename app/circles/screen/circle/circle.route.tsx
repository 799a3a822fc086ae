import { data, href, redirect } from 'react-router';
import { z } from 'zod';
import { requirePlayer } from '~/accounts/viewer/viewer.server';
import { acceptsForm } from '~/platform/forms/accepts.server';
import { passHeaders, refusedForm, submitForm } from '~/platform/forms/submit-form.server';
import { pageTitle } from '~/site/page-title';
import { ButtonLink } from '~/ui/actions/button-link';
import { Page } from '~/ui/layout/page';
import { ErrorState } from '~/ui/states/error-state';
import { circlesContext } from '../../circles.server';
import { answerForm, memberForm, pressForm, renameForm, sitForm, timeForm } from '../../forms';
import { minuteOf } from '../../rules/evenings';
import { refusals, texts } from '../../texts';
import type { Route } from './+types/circle.route';
import { CirclePage } from './circle-page';

export const headers = passHeaders;

export const meta: Route.MetaFunction = ({ loaderData }) => [
  { title: pageTitle(loaderData?.circle?.name ?? texts.list.title) },
  { name: 'robots', content: 'noindex' },
];

/** A circle, for its members alone. @see docs/product/circles.md */
export async function loader({ context, params, url }: Route.LoaderArgs) {
  const player = requirePlayer(context, url);
  const circle = await context.get(circlesContext).page(player.id, params.circleId);
  return circle ? { circle } : data({ circle: undefined }, { status: 404 });
}

const schemas = [answerForm, sitForm, renameForm, timeForm, memberForm, pressForm] as const;
const forms = z.discriminatedUnion('intent', schemas);

/** Everything that a member or the host does: form field `intent`. */
export const action = acceptsForm(
  {
    schemas: [...schemas],
    intents: ['answer', 'sit', 'rename', 'set-time', 'remove', 'hand-over', 'leave', 'no-time', 'new-link'],
    refused: refusedForm,
  },
  async ({ request, context, params: { circleId }, url }: Route.ActionArgs) => {
    const player = requirePlayer(context, url);
    const circles = context.get(circlesContext);
    return submitForm({
      formData: await request.formData(),
      schema: forms,
      context,
      texts,
      run: async (sent): Promise<{ result: undefined }> => {
        const { intent } = sent;
        if (intent === 'sit') {
          throw redirect(href('/storyweave/:roomId', { roomId: await circles.sit(player.id, { circleId, eveningId: sent.evening }) }));
        }
        if (intent === 'answer') await circles.answer(player.id, { circleId, eveningId: sent.evening, answer: sent.answer });
        else if (intent === 'rename') await circles.change(player.id, circleId, { change: intent, name: sent.name });
        else if (intent === 'remove' || intent === 'hand-over') {
          await circles.change(player.id, circleId, { change: intent, person: sent.person });
        } else if (intent === 'set-time') {
          const time = { weekday: sent.weekday, minute: minuteOf(sent.clock) ?? 0, timeZone: sent.timeZone };
          await circles.change(player.id, circleId, { change: intent, time });
        } else await circles.change(player.id, circleId, { change: intent });
        throw redirect(intent === 'leave' ? href('/circles') : href('/circles/:circleId', { circleId }));
      },
    });
  },
);

export default function Circle({ loaderData: { circle }, actionData }: Route.ComponentProps) {
  if (circle) return <CirclePage circle={circle} reply={actionData} />;
  return (
    <Page width="text">
      <ErrorState page title={texts.page.missing} action={<ButtonLink to={href('/circles')}>{texts.join.toCircles}</ButtonLink>}>
        {refusals['no-circle']}
      </ErrorState>
    </Page>
  );
}

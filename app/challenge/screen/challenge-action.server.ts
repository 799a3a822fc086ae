import { href, redirect } from 'react-router';
import { requirePlayer } from '~/accounts/viewer/viewer.server';
import { acceptsForm } from '~/platform/forms/accepts.server';
import { STORY_FORM_BYTES } from '~/platform/forms/body-rules';
import { Refusal } from '~/platform/forms/refusal';
import { refusedForm, submitForm } from '~/platform/forms/submit-form.server';
import { challengeContext } from '../challenge.server';
import { enterForm, lotForm, pickForm, withdrawForm } from '../forms';
import { texts } from '../texts';
import type { Route } from './+types/challenge.route';

const schemas = { enter: enterForm, withdraw: withdrawForm, lot: lotForm, pick: pickForm };

/** Enters a text or takes it out, asks to be drawn, or picks a story: form field `intent`. */
export const challengeAction = acceptsForm(
  { schemas: Object.values(schemas), intents: Object.keys(schemas), maxBytes: STORY_FORM_BYTES, refused: refusedForm },
  async ({ request, context, params, url }: Route.ActionArgs) => {
    const player = requirePlayer(context, url);
    const challenge = context.get(challengeContext);
    const formData = await request.formData();
    const intent = formData.get('intent');
    const schema = intent === 'withdraw' ? withdrawForm : intent === 'lot' ? lotForm : intent === 'pick' ? pickForm : enterForm;
    return submitForm({
      formData,
      schema,
      context,
      texts,
      run: async (sent): Promise<{ result: undefined }> => {
        if (sent.intent === 'enter') {
          await challenge.enter(player, sent);
          throw redirect(`${href('/challenge/:week?')}?done=sealed`);
        }
        if (sent.intent === 'withdraw') {
          throw redirect(href('/story/:storyId', { storyId: await challenge.withdraw(player, sent.week) }));
        }
        if (params.week === undefined) throw new Refusal(texts.lot.over, { status: 404 });
        const address = href('/challenge/:week?', { week: params.week });
        if (sent.intent === 'lot') {
          await challenge.enterLot(player, params.week);
          throw redirect(`${address}?done=lot`);
        }
        await challenge.pick(player, { week: params.week, storyId: sent.story, said: sent.said });
        throw redirect(`${address}?done=picked`);
      },
    });
  },
);

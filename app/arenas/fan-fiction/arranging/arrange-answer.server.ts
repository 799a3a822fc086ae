import { data, href, type RouterContextProvider, redirect } from 'react-router';
import type { z } from 'zod';
import type { Viewer } from '~/accounts/viewer/viewer';
import { timeInZone } from '~/platform/clock/time-in-zone';
import { formProblem } from '~/platform/forms/form-problem';
import { submitForm } from '~/platform/forms/submit-form.server';
import { type FanFictionService, fanFictionContext } from '../fan-fiction.server';
import { arrangingTexts, formTexts } from '../texts';
import { moveForm, publishAllForm, publishForm, scheduleForm, unscheduleForm } from './arranging.forms';

/** What was done, as the page's address names it after a form. */
export type Done = keyof typeof arrangingTexts.done;

interface ArrangeForm {
  formData: FormData;
  storyId: string;
  player: Viewer;
  context: Readonly<RouterContextProvider>;
}

/** The forms of the page on which chapters are arranged; `script` is set by the page's script, which stays where it is. */
export const arrangeBody = {
  schemas: [moveForm, publishForm, publishAllForm, scheduleForm, unscheduleForm],
  fields: ['script'],
  intents: ['move', 'publish', 'publish-all', 'schedule', 'unschedule'],
};

/** The page on which a story's chapters are arranged. */
export function arrangeAddress(storyId: string, done?: Done): string {
  const address = href('/fan-fiction/story/:storyId/chapters', { storyId });
  return done ? `${address}?${new URLSearchParams({ done })}` : address;
}

/** Answers the forms of that page, which `intent` distinguishes. @see docs/product/fan-fiction.md */
export function answerArrangeForm(sent: ArrangeForm) {
  const { order, schedule } = sent.context.get<FanFictionService>(fanFictionContext);
  const { player, storyId } = sent;
  switch (sent.formData.get('intent')) {
    case 'move':
      return answer(sent, moveForm, 'moved', async (chapter) => {
        const { title, number, of } = await order.move(player, storyId, chapter);
        return arrangingTexts.moved(title, number, of);
      });
    case 'publish':
      return answer(sent, publishForm, 'published', (chapter) => schedule.publish(player, storyId, chapter));
    case 'publish-all':
      return answer(sent, publishAllForm, 'allPublished', () => schedule.publishAll(player, storyId));
    case 'schedule':
      return answer(sent, scheduleForm, 'scheduled', ({ at, timeZone = '', ...chapter }) =>
        schedule.schedule(player, storyId, { ...chapter, at: timeInZone(at, timeZone) }),
      );
    case 'unschedule':
      return answer(sent, unscheduleForm, 'unscheduled', ({ id }) => schedule.unschedule(player, storyId, id));
    default:
      throw data(null, { status: 400 });
  }
}

async function answer<Schema extends z.ZodType>(
  { formData, context, storyId }: ArrangeForm,
  schema: Schema,
  done: Done,
  run: (value: z.output<Schema>) => Promise<unknown>,
) {
  const reply = await submitForm({
    formData,
    schema,
    context,
    texts: { failed: arrangingTexts.notMoved, databaseAway: formTexts.databaseAway },
    run: async (value) => ({ result: { said: await run(value) } }),
  });
  const { result, form } = reply.data;
  if (result && !formData.has('script')) throw redirect(arrangeAddress(storyId, done));
  const said = typeof result?.said === 'string' ? result.said : undefined;
  const problem = result ? undefined : formProblem(form) || arrangingTexts.notMoved;
  return data({ said, problem, id: String(formData.get('id') ?? '') }, reply.init ?? undefined);
}

/** The answer to a form of the page on which chapters are arranged. */
export type ArrangeReply = Awaited<ReturnType<typeof answer>>['data'];

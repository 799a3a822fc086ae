import { z } from 'zod';
import { requirePlayer } from '~/accounts/viewer/viewer.server';
import { blocksContext } from '~/blocks/blocks.server';
import { acceptsForm } from '~/platform/forms/accepts.server';
import { formProblem } from '~/platform/forms/form-problem';
import { passHeaders, refusedForm, submitForm } from '~/platform/forms/submit-form.server';
import { loadsAgainOnConflict } from '~/platform/requests/load-again';
import { dayText } from '~/platform/text/format-dates';
import { pageTitle } from '~/site/page-title';
import { Page } from '~/ui/layout/page';
import { PageHeading } from '~/ui/layout/page-heading';
import { Notice } from '~/ui/states/notice';
import { WordsToCopy } from '../../author-pages/words-to-copy';
import { fanFictionContext } from '../../fan-fiction.server';
import { commentForm } from '../../stories/forms';
import type { BlockWriter } from '../deciding.server';
import { BlockedVisitors } from '../visitors/blocked-visitors';
import type { Route } from './+types/own-comments.route';
import { decideAbout } from './decide-about.server';
import { chosenForm, decideForm, heldWordsForm, ruleForAllForm, shieldForm, ownCommentsTexts as texts, unblockForm } from './own-comments';
import { HeldWords, RuleForAll, Shield } from './own-settings';
import { WaitingList } from './waiting-list';

export const headers = passHeaders;
export const shouldRevalidate = loadsAgainOnConflict;
export const meta: Route.MetaFunction = () => [{ title: pageTitle(texts.heading) }, { name: 'robots', content: 'noindex' }];

/** What waits under an author's stories, and whose comments they take. @see docs/product/fan-fiction.md */
export async function loader({ context, url }: Route.LoaderArgs) {
  const player = requirePlayer(context, url);
  const { ownComments, visitors } = context.get(fanFictionContext);
  const after = url.searchParams.get('after');
  const { shieldUntil, ...settings } = await ownComments.settingsOf(player.id);
  return {
    ...(await ownComments.waiting(player.id, after)),
    ...{ ...settings, shieldUntil: shieldUntil?.toISOString() },
    blocked: (await visitors.blocked(player.id)).map(({ id, name, blockedAt }) => ({ id, name, day: dayText(blockedAt) })),
    playerId: player.id,
  };
}

/** Shows a comment that waits and answers it; `answer` is the answer's id, which the form chooses. */
const answerForm = z.object({ intent: z.literal('answer'), id: z.uuid(), answer: z.uuid(), text: commentForm.shape.text });

const schemas = [decideForm, answerForm, chosenForm, heldWordsForm, ruleForAllForm, unblockForm, shieldForm];
const intents = schemas.flatMap(({ shape: { intent } }) => ('options' in intent ? intent.options : [...intent.values]));

export const action = acceptsForm(
  { schemas, intents, repeated: ['chosen'], refused: refusedForm },
  async ({ request, context, url }: Route.ActionArgs) => {
    const player = requirePlayer(context, url);
    const { comments, ownComments, visitors } = context.get(fanFictionContext);
    const formData = await request.formData();
    const form = { formData, context, texts };
    const intent = formData.get('intent');
    if (intent === 'rule') {
      return submitForm({
        ...form,
        schema: ruleForAllForm,
        run: async ({ rule, visitors: allowed, intent: result }) => {
          await ownComments.setRule(player, rule);
          await ownComments.letVisitors(player, allowed === 'on');
          return { result };
        },
      });
    }
    if (shieldForm.safeParse({ intent }).success) {
      return submitForm({
        ...form,
        schema: shieldForm,
        run: async ({ intent: result }) => {
          await ownComments.setShield(player, result === 'raise-shield');
          return { result };
        },
      });
    }
    if (intent === 'held-words') {
      return submitForm({
        ...form,
        schema: heldWordsForm,
        run: async ({ words, intent: result }) => {
          await ownComments.setHeldWords(player, words);
          return { result };
        },
      });
    }
    const block: BlockWriter = (writerId, metAs) => context.get(blocksContext).set(player, writerId, 'block', metAs);
    if (intent === 'unblock-visitor') {
      return submitForm({
        ...form,
        schema: unblockForm,
        run: async ({ id, intent: result }) => {
          await visitors.unblock(player, id);
          return { result };
        },
      });
    }
    if (chosenForm.shape.intent.safeParse(intent).success) {
      return submitForm({
        ...form,
        schema: chosenForm,
        run: async ({ intent: decision, chosen: ids }) => ({ result: await decideAbout(comments, player, { decision, ids, block }) }),
      });
    }
    if (intent === 'answer') {
      return submitForm({
        ...form,
        schema: answerForm,
        run: async ({ intent: result, id, answer, text }) => {
          await comments.approveAndAnswer(player, id, { id: answer, text });
          return { result };
        },
      });
    }
    return submitForm({
      ...form,
      schema: decideForm,
      run: async ({ intent: decision, id }) => ({ result: await decideAbout(comments, player, { decision, ids: [id], block }) }),
    });
  },
);

export default function CommentsOnOwnStories({ loaderData, actionData }: Route.ComponentProps) {
  const { comments, next, rule, visitors, blocked, heldWords, shieldUntil, playerId } = loaderData;
  const refused = actionData?.result ? undefined : actionData?.form;
  const answer = refused?.initialValue?.intent === 'answer' ? refused : undefined;
  const isThere = comments.some(({ id }) => id === answer?.initialValue?.id);
  const problem = refused && !(answer && isThere) && formProblem(refused);
  return (
    <Page width="text">
      <PageHeading title={texts.heading} />
      {problem && (
        <Notice tone="error" className="mb-6">
          {problem}
          {answer && <WordsToCopy label={texts.unsent} text={String(answer.initialValue?.text ?? '')} />}
        </Notice>
      )}
      {actionData?.result && (
        <Notice tone={actionData.result === 'decided' ? 'info' : 'success'} className="mb-6">
          {texts.done[actionData.result]}
        </Notice>
      )}
      <div className="grid gap-10">
        <WaitingList {...{ comments, next, playerId }} refused={answer} />
        <HeldWords words={heldWords} refused={actionData?.form?.initialValue?.intent === 'held-words' ? actionData.form : undefined} />
        <Shield until={shieldUntil} />
        <RuleForAll rule={rule} visitors={visitors} />
        {blocked.length > 0 && <BlockedVisitors visitors={blocked} />}
      </div>
    </Page>
  );
}

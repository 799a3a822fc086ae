import { data, href, type RouterContextProvider, redirect } from 'react-router';
import type { Viewer } from '~/accounts/viewer/viewer';
import { knownPlayer } from '~/accounts/viewer/viewer.server';
import { isDatabaseAway } from '~/platform/database/database-away';
import { type BodyFault, STORY_FORM_BYTES } from '~/platform/forms/body-rules';
import { Refusal } from '~/platform/forms/refusal';
import { refusedInit } from '~/platform/limits/rate-limit.server';
import { logContext } from '~/platform/log/log-context.server';
import { contentIn } from '~/stories/content-rating/content-rating';
import { storedText } from '~/stories/reading/text/stored-text';
import { answerStatus, type FormSaveResult, saveForm } from '~/stories/saving/save.contract';
import { StoryNotCreated, writingContext } from '../creative-writing.server';
import type { Aims } from '../goal/aims.server';
import { goalForm, goalOf } from '../goal/goal';
import { MAX_PROMPT } from '../saving/story-text';
import { afterSession } from '../session/after-session';
import { beginning, type DealtPrompt } from '../session/prompts/prompt.contract';
import { seenPrompts } from '../session/prompts/seen-prompts.server';
import { texts } from '../texts';

/** The answer to the page's forms when they do not redirect. */
export interface FormAnswer {
  error?: string;
  dealt?: DealtPrompt;
  save?: FormSaveResult;
  aims?: Aims;
  /** What was typed as a goal and is none. */
  refusedGoal?: string;
}

/** The fields of the forms of /creative-writing. */
export const writingBody = {
  schemas: [saveForm, goalForm],
  fields: ['prompt', 'timeZone', 'parent', 'beginning', 'record', 'rating'],
  repeated: ['seen', 'warnings'],
  intents: ['start', 'prompt', 'goal', ...saveForm.shape.intent.options],
  maxBytes: STORY_FORM_BYTES,
  refused: ({ status, text }: BodyFault) => data<FormAnswer>({ error: text }, { status }),
};

/** The address of the sign-in page that leads back here. */
export function signInToPlay(url: URL): string {
  return `${href('/signin')}?${new URLSearchParams({ to: url.pathname + url.search, reason: 'play' })}`;
}

/** Answers the forms of /creative-writing: a start, another prompt, and, without script, saving and finishing. */
export async function answerForm(form: FormData, context: Readonly<RouterContextProvider>) {
  const player = knownPlayer(context);
  if (!player) return data<FormAnswer>({ error: texts.startSignedOut }, { status: 401 });
  switch (form.get('intent')) {
    case 'start':
      return start(player, form, context);
    case 'prompt':
      return anotherPrompt(player, form, context);
    case 'goal':
      return takeGoal(player, form, context);
    default:
      return takeForm(player, form, context);
  }
}

async function start(player: Viewer, form: FormData, context: Readonly<RouterContextProvider>) {
  const prompt = storedText(textOf(form, 'prompt')).trim().slice(0, MAX_PROMPT) || texts.fallbackPrompt;
  const wishes = {
    prompt,
    timeZone: textOf(form, 'timeZone'),
    parentId: textOf(form, 'parent') || undefined,
    beginning: beginning.safeParse(form.get('beginning')).data,
    record: form.get('record') === 'on',
  };
  try {
    const { defaultStarter } = await context.get(writingContext).startSession(player, wishes);
    return redirect(href('/creative-writing') + (defaultStarter ? '?starter=default' : ''));
  } catch (error) {
    if (isDatabaseAway(error)) throw error;
    if (error instanceof Refusal) return data<FormAnswer>({ error: `${texts.startFailed}. ${error.message}` }, refusedInit(error));
    context.get(logContext).error({ err: error }, 'a writing session did not start');
    const text = error instanceof StoryNotCreated ? texts.createFailed : texts.startFailed;
    return data<FormAnswer>({ error: text }, { status: 500 });
  }
}

async function anotherPrompt(player: Viewer, form: FormData, context: Readonly<RouterContextProvider>) {
  try {
    return data<FormAnswer>({ dealt: await context.get(writingContext).newPrompt(player, seenPrompts(form)) });
  } catch (error) {
    if (error instanceof Refusal) return data<FormAnswer>({ error: error.message }, refusedInit(error));
    throw error;
  }
}

async function takeGoal(player: Viewer, form: FormData, context: Readonly<RouterContextProvider>) {
  const goal = goalOf(form);
  if (goal === undefined) return data<FormAnswer>({ refusedGoal: textOf(form, 'amount') }, { status: 422 });
  return data<FormAnswer>({ aims: await context.get(writingContext).setGoal(player, goal) });
}

async function takeForm(player: Viewer, form: FormData, context: Readonly<RouterContextProvider>) {
  const sent = saveForm.safeParse(Object.fromEntries(form));
  if (!sent.success) return data<FormAnswer>({ error: texts.saveFailed }, { status: 400 });
  const { intent, storyId, writerId, ...words } = sent.data;
  if (writerId !== player.id) return data<FormAnswer>({ error: texts.signedOut }, { status: 401 });
  const content = form.has('rating') ? contentIn(form.get('rating'), form.getAll('warnings')) : undefined;
  const answer = await context.get(writingContext).saveWords(player, storyId, { ...words, purpose: intent, content });
  if (answer.status === 'finished') return redirect(afterSession(storyId, answer.published));
  return data<FormAnswer>({ save: { answer, title: words.title, body: words.body } }, { status: answerStatus[answer.status] });
}

function textOf(form: FormData, name: string): string {
  const value = form.get(name);
  return typeof value === 'string' ? value : '';
}

import { data, href, type RouterContextProvider, redirect } from 'react-router';
import { accountsContext } from '~/accounts/accounts.server';
import type { Viewer } from '~/accounts/viewer/viewer';
import { knownPlayer } from '~/accounts/viewer/viewer.server';
import { isDatabaseAway } from '~/platform/database/database-away';
import { type BodyFault, STORY_FORM_BYTES } from '~/platform/forms/body-rules';
import { Refusal } from '~/platform/forms/refusal';
import { refusedInit } from '~/platform/limits/rate-limit.server';
import { logContext } from '~/platform/log/log-context.server';
import { requestFactsContext } from '~/platform/requests/request-context.server';
import { hasSlur } from '~/platform/text/crude-words.server';
import { cutAt } from '~/platform/text/printable';
import { entrance } from '~/site/entrance';
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
import { visitorIntents } from '../visiting/visitor-form';

/** The answer to the page's forms when they do not redirect. */
export interface FormAnswer {
  error?: string;
  dealt?: DealtPrompt;
  save?: FormSaveResult;
  aims?: Aims;
  /** A visitor's words that could not be kept. */
  refusedWords?: string;
  /** What was typed as a goal and is none. */
  refusedGoal?: string;
}

/** The fields of the forms of /creative-writing. */
export const writingBody = {
  schemas: [saveForm, goalForm],
  fields: ['prompt', 'timeZone', 'parent', 'beginning', 'record', 'rating'],
  repeated: ['seen', 'warnings'],
  intents: ['start', 'prompt', 'goal', 'delete-recording', ...visitorIntents, ...saveForm.shape.intent.options],
  maxBytes: STORY_FORM_BYTES,
  refused: ({ status, text }: BodyFault) => data<FormAnswer>({ error: text }, { status }),
};

/**
 * Answers the forms of /creative-writing: a start, another prompt, what a visitor wants to keep, and, without script, saving
 * and finishing.
 */
export async function answerForm(form: FormData, request: Request, context: Readonly<RouterContextProvider>) {
  const player = knownPlayer(context);
  if (form.get('intent') === 'keep') return keepWords(player, form, request, context);
  if (!player) return data<FormAnswer>({ error: texts.startSignedOut, refusedWords: textOf(form, 'body') }, { status: 401 });
  switch (form.get('intent')) {
    case 'start':
      return start(player, form, context);
    case 'prompt':
      return anotherPrompt(player, form, context);
    case 'take':
      return takeBrought(player, request, context);
    case 'delete-recording':
      await context.get(writingContext).deskRecordings.drop(player, textOf(form, 'storyId'));
      return redirect(href('/creative-writing'));
    case 'goal':
      return takeGoal(player, form, context);
    default:
      return takeForm(player, form, context);
  }
}

async function start(player: Viewer, form: FormData, context: Readonly<RouterContextProvider>) {
  const sent = cutAt(storedText(textOf(form, 'prompt')).trim(), MAX_PROMPT);
  // No prompt of the site has such a word.
  const prompt = hasSlur(sent) ? texts.fallbackPrompt : sent || texts.fallbackPrompt;
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

/** Keeps what a visitor wrote and leads on to sign up; where they have signed up in another tab meanwhile, it is theirs at once. */
async function keepWords(player: Viewer | undefined, form: FormData, request: Request, context: Readonly<RouterContextProvider>) {
  const writing = context.get(writingContext);
  const { brought } = context.get(accountsContext);
  const words = { promptId: textOf(form, 'prompt'), body: textOf(form, 'body') };
  const here = `${href('/creative-writing')}?${new URLSearchParams({ prompt: words.promptId })}`;
  try {
    const { clientAddress } = context.get(requestFactsContext);
    const id = await writing.keepVisitorWords(words, { clientAddress, earlierId: await brought.read(request.headers) });
    if (player) await writing.takeBrought(player, id);
    return redirect(player ? here : entrance('/signup', here), { headers: { 'Set-Cookie': await brought.remember(id) } });
  } catch (error) {
    if (!(error instanceof Refusal)) throw error;
    return data<FormAnswer>({ error: error.message, refusedWords: words.body }, refusedInit(error));
  }
}

async function takeBrought(player: Viewer, request: Request, context: Readonly<RouterContextProvider>) {
  const id = await context.get(accountsContext).brought.read(request.headers);
  if (id) await context.get(writingContext).takeBrought(player, id);
  return redirect(href('/creative-writing'));
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
  if (answer.status === 'finished') return redirect(afterSession(storyId, answer));
  return data<FormAnswer>({ save: { answer, title: words.title, body: words.body } }, { status: answerStatus[answer.status] });
}

function textOf(form: FormData, name: string): string {
  const value = form.get(name);
  return typeof value === 'string' ? value : '';
}

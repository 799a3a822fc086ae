import { data, type RouterContextProvider, redirect } from 'react-router';
import { knownPlayer, requirePlayer } from '~/accounts/viewer/viewer.server';
import { STORY_FORM_BYTES } from '~/platform/forms/body-rules';
import { Refusal } from '~/platform/forms/refusal';
import { refusedInit } from '~/platform/limits/rate-limit.server';
import { destinationsContext, type PutStory } from '~/stories/destinations/destinations.server';
import { factsOfFields } from '~/stories/facts/fact-forms';
import { storyTaggingContext } from '~/stories/tagging/tagging.server';
import { taggingAddress } from '~/stories/tagging/tagging-address';
import { tagsOfFields } from '~/tags/story-tags/tag-forms';
import { ALONE } from '../chapters/form/publish-into-texts';
import { fanFictionContext } from '../fan-fiction.server';
import { findFandom } from '../fandoms/fandom-registry';
import { chapterId, storyForm } from '../stories/forms';
import { storyViewAddress } from '../stories/story-links';
import type { TaskDone, TaskReply } from '../story-page/task-reply';
import { answerTask, refusedTask } from '../story-page/task-reply.server';
import { doneTexts, formTexts } from '../texts';

interface FandomForm {
  formData: FormData;
  addressedId: string;
  url: URL;
  context: Readonly<RouterContextProvider>;
}

/** The fields of the forms of a fandom's page; `script` is set when the page's script sends them. */
export const fandomBody = {
  schemas: [storyForm],
  fields: ['script'],
  repeated: ['warnings'],
  intents: ['publish', 'follow', 'unfollow', 'mark-read', 'discard-draft'],
  maxBytes: STORY_FORM_BYTES,
  refused: refusedTask,
};

/** Handles the forms of a fandom's page: form field `intent` is publish, follow, unfollow or mark-read. */
export async function answerFandomForm(sent: FandomForm) {
  const intent = sent.formData.get('intent');
  if (intent === 'publish') return publish(sent);
  const { context, url, addressedId } = sent;
  const player = requirePlayer(context, url);
  const service = context.get(fanFictionContext);
  if (intent === 'discard-draft') {
    return answerTask({
      formData: sent.formData,
      schema: chapterId,
      context,
      failed: formTexts.saveFailed,
      run: async ({ id }) => {
        await service.drafts.discard(player, id);
        return { to: url.pathname, ...doneTexts.draftDeleted };
      },
    });
  }
  const fandomId = findFandom(addressedId)?.id;
  if (fandomId === undefined) throw data(null, { status: 404 });
  try {
    if (intent === 'mark-read') await service.fandoms.follows.markAllRead({ playerId: player.id, fandomId });
    else if (intent === 'follow' || intent === 'unfollow') {
      await service.fandoms.follows.set({ playerId: player.id, fandomId, following: intent === 'follow' });
    } else throw data(null, { status: 400 });
  } catch (error) {
    if (error instanceof Refusal) return refused(error, String(intent));
    throw error;
  }
  throw redirect(url.pathname + url.search);
}

async function publish({ formData, addressedId, url, context }: FandomForm) {
  const player = knownPlayer(context);
  if (!player) return refused(new Refusal(formTexts.storySignedOut, { status: 401 }), 'publish');
  const fandom = await context.get(fanFictionContext).fandoms.writable(addressedId);
  if (!fandom) return refused(new Refusal(formTexts.unknownFandom, { status: 404 }), 'publish');
  return answerTask({
    formData,
    schema: storyForm,
    context,
    failed: formTexts.storyFailed(),
    run: async ({ into, ...story }) => {
      const facts = factsOfFields(story);
      await context
        .get(fanFictionContext)
        .stories.create(player, { ...story, alone: into !== '', fandom, tags: tagsOfFields(story), facts });
      if (into === ALONE) return { to: storyViewAddress(story.id), ...doneTexts.storyKept };
      if (into !== '') return publishInto(context, { playerId: player.id, storyId: story.id, destinationId: into });
      const questions = await context.get(storyTaggingContext).questions({ storyId: story.id, playerId: player.id });
      return { to: questions.length > 0 ? `${taggingAddress(story.id)}?saved` : url.pathname, ...doneTexts.storyPublished };
    },
  });
}

/** Puts a story that is its author's alone where they publish it. One that is not taken stays theirs, and they are told why. */
async function publishInto(context: FandomForm['context'], put: PutStory): Promise<TaskDone> {
  const to = storyViewAddress(put.storyId);
  try {
    await context.get(destinationsContext).put(put);
    return { to, ...doneTexts.publishedInto };
  } catch (error) {
    if (!(error instanceof Refusal)) throw error;
    return { to, title: doneTexts.notTaken.title, text: doneTexts.notTaken.text(error.message) };
  }
}

function refused(refusal: Refusal, intent: string) {
  return data<TaskReply>({ intent, form: { status: 'error', error: { '': [refusal.message] } } }, refusedInit(refusal));
}

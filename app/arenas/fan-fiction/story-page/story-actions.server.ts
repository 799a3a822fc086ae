import { data, href, type RouterContextProvider, redirect } from 'react-router';
import { z } from 'zod';
import type { Viewer } from '~/accounts/viewer/viewer';
import { requirePlayer } from '~/accounts/viewer/viewer.server';
import { STORY_FORM_BYTES } from '~/platform/forms/body-rules';
import { takeComment } from '../comments/comment-form.server';
import type { ReturnedComment } from '../comments/screen/comment-box';
import { type FanFictionService, fanFictionContext } from '../fan-fiction.server';
import { fandomAddress } from '../fandoms/fandom-links';
import { fandomById } from '../fandoms/fandom-registry';
import { silenceTexts } from '../silence/silence';
import {
  chapterForm,
  chapterId,
  commentForm,
  commentRuleForm,
  newChapterForm,
  notesForm,
  progressForm,
  stickerForm,
  titleForm,
} from '../stories/forms';
import { storyViewAddress } from '../stories/story-links';
import { doneTexts, formTexts } from '../texts';
import type { TaskDone, TaskReply } from './task-reply';
import { answerTask, refusedTask } from './task-reply.server';

interface StoryForm {
  formData: FormData;
  request: Request;
  storyId: string;
  url: URL;
  context: Readonly<RouterContextProvider>;
}

/** A story page's answer to a form that does not redirect. */
export interface StoryReply extends TaskReply {
  /** A comment that was sent without script and refused. */
  comment?: ReturnedComment;
}

/** What readers send. */
const ofReaders = ['comment', 'sticker', 'unsticker'];

/** The fields of the forms of a story's page; `script` is set when the page's script sends them. */
export const storyBody = {
  schemas: [newChapterForm, chapterForm, notesForm, titleForm, commentForm, stickerForm, commentRuleForm, progressForm],
  fields: ['script'],
  intents: [
    ...ofReaders,
    'add-chapter',
    'edit-chapter',
    'notes',
    'delete-chapter',
    'discard-draft',
    'title',
    'comment-rule',
    'progress',
    'delete',
  ],
  maxBytes: STORY_FORM_BYTES,
  refused: refusedTask,
};

/** Answers the forms of a story's page, which `intent` distinguishes. @see docs/product/fan-fiction.md */
export async function answerStoryForm(sent: StoryForm) {
  if (ofReaders.some((intent) => intent === sent.formData.get('intent'))) return answerComment(sent);
  const player = requirePlayer(sent.context, sent.url);
  return answerAuthor(player, sent);
}

function answerAuthor(player: Viewer, { formData, storyId, context }: StoryForm) {
  const service = context.get(fanFictionContext);
  const done = (number: number, said: { title: string; text: string }): TaskDone => ({
    to: storyViewAddress(storyId, { chapter: number }),
    ...said,
  });
  const form = { formData, context, failed: formTexts.saveFailed };
  switch (formData.get('intent')) {
    case 'add-chapter':
      return answerTask({
        ...form,
        schema: newChapterForm,
        failed: formTexts.addChapterFailed,
        run: async (chapter) => done((await service.chapters.add(player, storyId, chapter)).number, doneTexts.chapterAdded),
      });
    case 'edit-chapter':
      return answerTask({
        ...form,
        schema: chapterForm,
        run: async (chapter) => done((await service.chapters.edit(player, storyId, chapter)).number, doneTexts.chapterSaved),
      });
    case 'notes':
      return answerTask({
        ...form,
        schema: notesForm,
        run: async (notes) => done((await service.chapters.setNotes(player, storyId, notes)).number, doneTexts.notesSaved),
      });
    case 'delete-chapter':
      return answerTask({
        ...form,
        schema: chapterId,
        run: async ({ id }) => done((await service.chapters.delete(player, storyId, id)).number - 1, doneTexts.chapterDeleted),
      });
    case 'discard-draft':
      return answerTask({
        ...form,
        schema: chapterId,
        run: async ({ id }) => {
          await service.drafts.discard(player, id);
          return done(1, doneTexts.draftDeleted);
        },
      });
    case 'title':
      return answerTask({
        ...form,
        schema: titleForm,
        run: async ({ title }) => {
          await service.stories.rename(player, storyId, title);
          return done(1, doneTexts.titleSaved);
        },
      });
    case 'comment-rule':
      return answerTask({
        ...form,
        schema: commentRuleForm,
        run: async ({ rule, visitors, foldPassages }) => {
          await service.comments.setRule(player, storyId, rule);
          await service.comments.letVisitors(player, storyId, visitors === 'on');
          await service.comments.foldPassages(player, storyId, foldPassages === 'on');
          return done(1, doneTexts.commentRuleSaved);
        },
      });
    case 'progress':
      return answerTask({
        ...form,
        schema: progressForm,
        run: async ({ progress }) => {
          await service.silence.answer(player, storyId, progress);
          return done(1, silenceTexts.saved);
        },
      });
    case 'delete':
      return answerTask({ ...form, schema: z.object({}), run: () => deleteStory(service, player, storyId) });
    default:
      throw data(null, { status: 400 });
  }
}

async function deleteStory(service: FanFictionService, player: Viewer, storyId: string): Promise<TaskDone> {
  const { fandomId } = await service.stories.delete(player, storyId);
  const genre = fandomById(fandomId)?.genres[0];
  return { to: genre ? fandomAddress(genre, fandomId) : href('/fan-fiction'), ...doneTexts.storyDeleted };
}

/** Answers a comment or a sticker sent without script. */
async function answerComment({ formData, request, storyId, url, context }: StoryForm) {
  const reply = await takeComment({ form: formData, request, storyId, context });
  if (!reply.refused) throw redirect(`${url.pathname}${withoutAnswer(url)}#comments`, { headers: reply.init.headers ?? {} });
  const answers = formData.get('answers');
  const name = formData.get('name');
  const comment = {
    ...{ text: String(formData.get('text') ?? ''), refused: reply.refused },
    ...(answers && { answers: String(answers) }),
    ...(name && { name: String(name) }),
  };
  return data<StoryReply>({ intent: 'comment', comment }, reply.init);
}

/** The query of a page without the box in which an answer was written. */
function withoutAnswer({ searchParams }: URL): string {
  const query = new URLSearchParams(searchParams);
  query.delete('answer');
  return query.size > 0 ? `?${query}` : '';
}

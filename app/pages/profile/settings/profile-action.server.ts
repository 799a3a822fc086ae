import { data, type RouterContextProvider } from 'react-router';
import { accountsContext } from '~/accounts/accounts.server';
import { changePasswordForm, deleteAccountForm, ownStoryForm, profileForm, switchForm } from '~/accounts/forms';
import { texts } from '~/accounts/texts';
import type { Viewer } from '~/accounts/viewer/viewer';
import { forgetWordForm } from '~/arenas/word-games/my-words/forget-word-form';
import { addDeviceForm, removeDeviceForm } from '~/notices/devices/device-forms';
import { noticeSettingsForm } from '~/notices/settings/notice-settings-form';
import type { BodyFault } from '~/platform/forms/body-rules';
import { Refusal } from '~/platform/forms/refusal';
import { refusedForm, submitForm } from '~/platform/forms/submit-form.server';
import { bookmarkForm } from '~/stories/bookmarks/bookmark-form';
import { matureForm } from '~/stories/content-rating/content-forms';
import { hideStoryForm } from '~/stories/hiding/hide-forms';
import { followSearchForm } from '~/stories/listing/filters/followed/follow-search.contract';
import { keepFiltersForm } from '~/stories/listing/filters/kept/kept-filters.contract';
import { readingListForm } from '~/stories/reading-lists/reading-list-form';
import { unblockForm } from '../lists/unblock-form';

interface ProfileAction {
  request: Request;
  formData: FormData;
  /** Returns the requesting player. */
  player: () => Viewer;
  context: Readonly<RouterContextProvider>;
}

/** Fields of the profile page's forms. */
export const profileBody = {
  schemas: [
    profileForm,
    changePasswordForm,
    ownStoryForm,
    deleteAccountForm,
    forgetWordForm,
    unblockForm,
    switchForm,
    matureForm,
    bookmarkForm,
    hideStoryForm,
    readingListForm,
    keepFiltersForm,
    followSearchForm,
    noticeSettingsForm,
    addDeviceForm,
    removeDeviceForm,
  ],
  // The first is shown with the profile's fields, but ignored; the second leads back to a bookmarked story.
  fields: ['email', 'back'],
  // For each kind of notice.
  repeated: ['delivery', 'push'],
  intents: [
    'profile',
    'password',
    'delete-account',
    'forget-word',
    'unblock',
    'more-time',
    'keep-history',
    'later',
    'remove-later',
    'forget-read',
    'clear-history',
    'share-doings',
    'show-mature',
    'hide-mature',
    'notices',
    'add-device',
    'remove-device',
    ...ownStoryForm.shape.intent.options,
    ...bookmarkForm.shape.intent.options,
    ...hideStoryForm.shape.intent.options,
    ...keepFiltersForm.shape.intent.options,
    ...followSearchForm.shape.intent.options,
  ],
  // All but what others see: name, text and titles.
  whileSuspended: [
    ...[
      'password',
      'delete-account',
      'forget-word',
      'unblock',
      'more-time',
      'share-doings',
      'keep-history',
      'clear-history',
      'show-mature',
      'hide-mature',
      'notices',
      'add-device',
      'remove-device',
      'delete-story',
    ],
    ...bookmarkForm.shape.intent.options,
    ...readingListForm.shape.intent.options,
    ...hideStoryForm.shape.intent.options,
    ...keepFiltersForm.shape.intent.options,
    ...followSearchForm.shape.intent.options,
  ],
  refused: (fault: BodyFault) => {
    const { data: reply, init } = refusedForm(fault);
    return data({ intent: 'profile' as const, ...reply }, init ?? undefined);
  },
};

/**
 * Handles the two forms of the profile page by `intent`; `done` is different for each success.
 * @see docs/product/accounts.md
 */
export async function profileAction({ request, formData, player, context }: ProfileAction) {
  const accounts = context.get(accountsContext);
  if (formData.get('intent') === 'password') {
    const reply = await submitForm({
      formData,
      schema: changePasswordForm,
      context,
      texts: { failed: 'Failed to change your password. Please try again.', databaseAway: texts.databaseAway },
      secretFields: ['current', 'password', 'confirm'],
      run: async ({ current, password, confirm }) => {
        if (password !== confirm) throw new Refusal(texts.passwordsDiffer, { field: 'confirm' });
        const cookies = await accounts.passwords.change(player(), { current, password }, request.headers);
        const headers = new Headers(cookies.map((cookie): [string, string] => ['Set-Cookie', cookie]));
        return { result: { done: crypto.randomUUID() }, headers };
      },
    });
    return data({ intent: 'password' as const, ...reply.data }, reply.init ?? undefined);
  }
  const reply = await submitForm({
    formData,
    schema: profileForm,
    context,
    texts: { failed: 'Failed to update your profile', databaseAway: texts.databaseAway },
    run: async (profile) => {
      await accounts.profiles.save(player().id, profile);
      return { result: { done: crypto.randomUUID() } };
    },
  });
  return data({ intent: 'profile' as const, ...reply.data }, reply.init ?? undefined);
}

/** The reply to the profile page's forms. */
export type ProfileReply = Awaited<ReturnType<typeof profileAction>>['data'];

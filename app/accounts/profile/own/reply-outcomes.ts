import type { Toast } from '~/ui/toasts/toast';
import { texts, toasts } from '../../texts';
import type { ProfileReply } from './profile-form.server';

/** The toast for a reply to a form of the profile page. */
export interface ReplyOutcome {
  success: Toast;
  failure(reply: ProfileReply): Toast;
}

export const profileOutcome: ReplyOutcome = { success: toasts.profileUpdated, failure: () => toasts.updateFailed };

export const passwordOutcome: ReplyOutcome = {
  success: toasts.passwordUpdated,
  failure: ({ form }) => {
    const errors = form.error ?? {};
    if (errors.confirm?.includes(texts.passwordsDiffer)) return toasts.passwordMismatch;
    const weakness = errors.password?.[0];
    if (weakness) return toasts.weakPassword(weakness);
    return { title: 'Update Failed', description: Object.values(errors).flat().join(' '), tone: 'error' };
  },
};

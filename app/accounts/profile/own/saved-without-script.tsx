import { Notice } from '~/ui/states/notice';
import type { ProfileReply } from './profile-form.server';
import type { ReplyOutcome } from './reply-outcomes';

/** Confirms what a form of the profile page has saved where no script shows its toast. */
export function SavedWithoutScript({ reply, outcome: { success } }: { reply: ProfileReply | undefined; outcome: ReplyOutcome }) {
  if (!reply?.result) return null;
  return (
    <noscript>
      {import.meta.env.SSR && (
        <Notice tone="success" title={success.title} className="mb-5">
          {success.description}
        </Notice>
      )}
    </noscript>
  );
}

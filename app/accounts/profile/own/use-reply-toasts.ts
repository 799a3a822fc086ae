import { useEffect } from 'react';
import { useToast } from '~/ui/toasts/use-toast';
import { useBusyFor } from '../../screen/use-busy-for';
import { toasts } from '../../texts';
import type { ProfileReply } from './profile-form.server';
import type { ReplyOutcome } from './reply-outcomes';

const SLOW_MS = 8_000;

/** Shows a toast for the reply to a form of the profile page, and when the reply takes long. */
export function useReplyToasts(reply: ProfileReply | undefined, busy: boolean, outcome: ReplyOutcome): void {
  const toast = useToast();
  const slow = useBusyFor(busy, SLOW_MS);
  useEffect(() => {
    if (reply) toast(reply.result ? outcome.success : outcome.failure(reply));
  }, [reply, outcome, toast]);
  useEffect(() => {
    if (slow) toast(toasts.tooSlow);
  }, [slow, toast]);
}

import { useEffect, useEffectEvent, useState } from 'react';
import { useFetcher, useNavigate } from 'react-router';
import { useToast } from '~/ui/toasts/use-toast';
import type { TaskReply } from './task-reply';

/**
 * Runs an author's form: when it succeeds, shows its text and navigates to where it leads.
 * @param onDone called first, for example to delete the draft on the device.
 */
export function useTask(onDone?: () => void) {
  const fetcher = useFetcher<TaskReply | null>();
  const navigate = useNavigate();
  const toast = useToast();
  const reply = fetcher.state === 'idle' ? fetcher.data : undefined;
  const done = reply?.result;
  const goOn = useEffectEvent((result: NonNullable<typeof done>) => {
    onDone?.();
    toast({ title: result.title, description: result.text, tone: 'success' });
    void navigate(result.to, { replace: true });
  });
  useEffect(() => {
    if (done) goOn(done);
  }, [done]);
  // A form that could not be sent has no reply: its route leaves the page as it is.
  const unsent = fetcher.state === 'idle' && fetcher.data === null;
  return { Form: fetcher.Form, reply: reply ?? undefined, unsent, pending: fetcher.state !== 'idle' };
}

/** Whether the page has hydrated; forms tell the server by a field 'script'. */
export function useHydrated(): boolean {
  const [hydrated, setHydrated] = useState(false);
  useEffect(() => setHydrated(true), []);
  return hydrated;
}

import { useFetcher } from 'react-router';
import { formProblem } from './form-problem';

interface ToggleReply {
  result?: unknown;
  form?: Parameters<typeof formProblem>[0];
}

/**
 * A form that turns something on and off, as one follows and unfollows; shown as asked for until the server has answered.
 * @param on as it was loaded. @param intents the form's `intent` that turns it on, and the one that turns it off.
 * @param failed said when the server gives no reason.
 * @returns what to show, the `intent` to send next, and why the last one was refused.
 */
export function useToggleForm(on: boolean, [turnOn, turnOff]: readonly [string, string], failed: string) {
  const fetcher = useFetcher<ToggleReply>();
  const asked = fetcher.formData?.get('intent');
  const shown = asked ? asked === turnOn : on;
  const answer = fetcher.state === 'idle' ? fetcher.data : undefined;
  return {
    Form: fetcher.Form,
    shown,
    intent: shown ? turnOff : turnOn,
    pending: fetcher.state !== 'idle',
    isDone: Boolean(answer?.result),
    problem: answer && !answer.result ? formProblem(answer.form) || failed : undefined,
  };
}

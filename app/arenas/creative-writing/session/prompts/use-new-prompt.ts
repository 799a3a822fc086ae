import { useState } from 'react';
import { href } from 'react-router';
import { texts } from '../../texts';
import { type DealtPrompt, MAX_SEEN, type PromptAnswer, promptAnswer } from './prompt.contract';

export interface NewPrompt extends DealtPrompt {
  /** Prompts seen on this page, newest first. */
  seen: readonly string[];
  pending: boolean;
  error: string | undefined;
  /** Fetches another one. */
  renew(): Promise<void>;
}

/** The prompt on the card, with a function to replace it. */
export function useNewPrompt(first: DealtPrompt): NewPrompt {
  const [dealt, setDealt] = useState(first);
  const [seen, setSeen] = useState<readonly string[]>([first.prompt]);
  const [pending, setPending] = useState(false);
  const [error, setError] = useState<string>();
  return {
    ...dealt,
    seen,
    pending,
    error,
    async renew() {
      setPending(true);
      setError(undefined);
      const answer = await askForPrompt(seen);
      setPending(false);
      if ('text' in answer) return setError(answer.text);
      setDealt({ openers: [], ...answer });
      setSeen((before) => [answer.prompt, ...before].slice(0, MAX_SEEN));
    },
  };
}

async function askForPrompt(seen: readonly string[]): Promise<PromptAnswer> {
  try {
    const body = new URLSearchParams(seen.map((prompt) => ['seen', prompt]));
    const response = await fetch(href('/creative-writing/prompt'), { method: 'POST', body });
    return promptAnswer.parse(await response.json());
  } catch {
    // No connection, or an unreadable answer.
    return { text: texts.promptFailed };
  }
}

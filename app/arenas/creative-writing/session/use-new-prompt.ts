import { useState } from 'react';
import { href } from 'react-router';
import { texts } from '../texts';

/** How many recent prompts are not shown again. */
const REMEMBERED = 20;

export interface NewPrompt {
  prompt: string;
  /** Prompts seen on this page, newest first. */
  seen: readonly string[];
  pending: boolean;
  error: string | undefined;
  /** Fetches another one. */
  renew(): Promise<void>;
}

/** The prompt on the card, with a function to replace it. */
export function useNewPrompt(first: string): NewPrompt {
  const [seen, setSeen] = useState<readonly string[]>([first]);
  const [pending, setPending] = useState(false);
  const [error, setError] = useState<string>();
  return {
    prompt: seen[0] ?? first,
    seen,
    pending,
    error,
    async renew() {
      setPending(true);
      setError(undefined);
      const answer = await askForPrompt(seen);
      setPending(false);
      if ('prompt' in answer) setSeen((before) => [answer.prompt, ...before].slice(0, REMEMBERED));
      else setError(answer.text);
    },
  };
}

async function askForPrompt(seen: readonly string[]): Promise<{ prompt: string } | { text: string }> {
  try {
    const body = new URLSearchParams(seen.map((prompt) => ['seen', prompt]));
    const response = await fetch(href('/creative-writing/prompt'), { method: 'POST', body });
    const answer: unknown = await response.json();
    if (typeof answer === 'object' && answer !== null) {
      if ('prompt' in answer && typeof answer.prompt === 'string') return { prompt: answer.prompt };
      if ('text' in answer && typeof answer.text === 'string') return { text: answer.text };
    }
  } catch {
    // Handled below: no connection, or an unreadable answer.
  }
  return { text: texts.promptFailed };
}

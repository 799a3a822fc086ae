import { data } from 'react-router';
import { plainPage } from '~/ui/layout/plain-page';

interface ReplyTexts {
  title: string;
  text: string;
}

interface ReplyOptions {
  status: number;
  headers?: Record<string, string>;
  /** Fields besides, for senders that look for them. */
  facts?: Record<string, unknown>;
  /** What the form held, for a page that is rendered again; no form that is refused so asks for a password. */
  sent?: Record<string, string>;
}

/**
 * The refusal of an action, in every form that senders read: a form's page shows the text and keeps what was typed, since
 * the page is neither left nor reloaded; scripts read `ok` and `text`.
 */
export interface Replies {
  /** For the action of a page, which stays. */
  toForm(): unknown;
  /** For a route without a page, requested by a script or by a form without script. It throws the answer. */
  toRequest(request: Request): never;
}

/** Makes the replies of one refusal. */
export function repliesOf({ title, text }: ReplyTexts, { status, headers, facts, sent }: ReplyOptions): Replies {
  const form = { status: 'error', ...(sent && { initialValue: sent }), error: { '': [text] } };
  const reply = { ...facts, ...(sent && { intent: sent.intent }), ok: false, title, text, error: text, form };
  return {
    toForm: () => data(reply, { status, ...(headers && { headers }) }),
    toRequest(request) {
      if (!request.headers.get('Accept')?.includes('text/html')) throw Response.json(reply, { status, ...(headers && { headers }) });
      const html = plainPage({ title, text, link: { to: '/', label: 'Return to Home' } });
      throw new Response(html, { status, headers: { ...headers, 'Content-Type': 'text/html; charset=utf-8' } });
    },
  };
}

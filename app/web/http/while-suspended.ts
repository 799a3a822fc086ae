import type { RouterContextProvider } from 'react-router';
import { viewerContext } from '~/accounts/viewer/viewer.server';
import { sentBodyContext } from '~/platform/forms/accepts.server';
import type { BodyRule } from '~/platform/forms/body-rules';
import { momentText } from '~/platform/text/format-dates';
import { type Replies, repliesOf } from './replies';

/**
 * The refusal for a suspended person; undefined for what they may do, and for everybody else. What an action opens to them
 * stands in what it accepts; a beacon without words is open.
 * @see docs/product/moderation.md
 */
export function refusedWhileSuspended(context: Readonly<RouterContextProvider>, takes: BodyRule): Replies | undefined {
  const suspension = context.get(viewerContext).viewer?.suspension;
  if (!suspension || isOpen(takes, context)) return undefined;
  const until = suspension.until === null ? 'closed for good' : `suspended until ${momentText(new Date(suspension.until))}`;
  const text = `Your account is ${until}. You can read, but not do this. Your notifications say why, and how to object.`;
  return repliesOf({ title: 'You cannot do this', text }, { status: 403, ...(takes.kind === 'form' && { sent: sentFields(context) }) });
}

function isOpen(takes: BodyRule, context: Readonly<RouterContextProvider>): boolean {
  if (takes.kind !== 'form') return takes.kind === 'nothing';
  const { whileSuspended } = takes;
  return typeof whileSuspended === 'boolean' ? whileSuspended : whileSuspended.has(sentFields(context).intent ?? '');
}

function sentFields(context: Readonly<RouterContextProvider>): Record<string, string> {
  return Object.fromEntries(new URLSearchParams(new TextDecoder().decode(context.get(sentBodyContext).bytes)));
}

import type { DeskReply } from '../desk/desk-action.server';

/** The result that a form shows: null where the reply is for another form of its page. */
export function repliedTo(reply: DeskReply | undefined, intent: string): DeskReply['form'] | null {
  return reply && reply.form.initialValue?.intent === intent ? reply.form : null;
}

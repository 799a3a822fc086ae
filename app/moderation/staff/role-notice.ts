import { z } from 'zod';
import { type NoticeKind, sentence } from '~/platform/feature/notice-kind';

const roleFacts = z.object({ event: z.enum(['named', 'removed']) });

/** What a moderator is told of their role. */
const roleTexts = {
  expected: [
    'Turn on a passkey or codes for your account first: until then the role rests.',
    'Please look into the queue every few days; what is grave comes first.',
    'Take a case before you work on it. Decide by the rules or the law, and give the person the reason, but never who reported it.',
    'Leave to others what is about you and what you reported yourself. What you read there stays there.',
  ].join(' '),
  over: 'The pages of moderators are closed to you from now on. Thank you for your time.',
} as const;

/** Tells somebody that an administrator made them a moderator, with what is expected, or took the role away. */
export const roleNotice: NoticeKind = {
  ...{ id: 'role', label: 'My role as a moderator', delivery: 'at-once', icon: 'scale' },
  words({ params }) {
    const isOver = roleFacts.safeParse(params).data?.event === 'removed';
    return isOver
      ? { said: sentence`You are no longer a moderator`, more: roleTexts.over }
      : { said: sentence`You are a moderator now`, more: roleTexts.expected };
  },
  address: ({ params }) => (roleFacts.safeParse(params).data?.event === 'removed' ? undefined : '/moderation'),
  mail: {
    subject: 'Your role at Quillarena',
    heading: 'Your role as a moderator',
    link: 'Open the pages of moderators',
    closing: 'You get this mail because an administrator of this site gave you a role, or took it away.',
  },
};

/** What the notice holds. */
export type RoleFacts = z.input<typeof roleFacts>;

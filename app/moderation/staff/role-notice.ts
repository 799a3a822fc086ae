import { z } from 'zod';
import { type NoticeKind, sentence } from '~/platform/feature/notice-kind';
import { wranglingAddress } from '~/tags/rules/wrangling-address';

// Notices of an earlier release name no role: they are about moderators.
const roleFacts = z.object({ event: z.enum(['named', 'removed']), role: z.enum(['moderator', 'wrangler']).default('moderator') });

/** What a person is told of their role, and where it is used. */
const roleTexts = {
  moderator: {
    named: sentence`You are a moderator now`,
    removed: sentence`You are no longer a moderator`,
    expected: [
      'Turn on a passkey or codes for your account first: until then the role rests.',
      'Please look into the queue every few days; what is grave comes first.',
      'Take a case before you work on it. Decide by the rules or the law, and give the person the reason, but never who reported it.',
      'Leave to others what is about you and what you reported yourself. What you read there stays there.',
    ].join(' '),
    over: 'The pages of moderators are closed to you from now on. Thank you for your time.',
    address: '/moderation',
  },
  wrangler: {
    named: sentence`You are a wrangler of tags now`,
    removed: sentence`You are no longer a wrangler of tags`,
    expected: [
      'Turn on a passkey or codes for your account first: until then the role rests.',
      'The tags that people have invented wait in a queue, the most used first: make canonical what readers will look for, and merge what means the same.',
      'Leave what an author wrote as it is where you are not sure. Whatever you do can be undone in the log.',
    ].join(' '),
    over: 'The pages of wranglers are closed to you from now on. Thank you for your time.',
    address: wranglingAddress('queue'),
  },
} as const;

/** Tells a person that an administrator gave them a role, with what is expected, or took it away. */
export const roleNotice: NoticeKind = {
  ...{ id: 'role', label: 'My role on the site', delivery: 'at-once', icon: 'scale' },
  words({ params }) {
    const { event, role } = factsIn(params);
    const texts = roleTexts[role];
    return event === 'removed' ? { said: texts.removed, more: texts.over } : { said: texts.named, more: texts.expected };
  },
  address({ params }) {
    const { event, role } = factsIn(params);
    return event === 'removed' ? undefined : roleTexts[role].address;
  },
  mail: {
    subject: 'Your role at Quillarena',
    heading: 'Your role',
    link: 'Open its pages',
    closing: 'You get this mail because an administrator of this site gave you a role, or took it away.',
  },
};

function factsIn(params: unknown): z.output<typeof roleFacts> {
  return roleFacts.safeParse(params).data ?? { event: 'named', role: 'moderator' };
}

/** What the notice holds. */
export type RoleFacts = z.input<typeof roleFacts>;

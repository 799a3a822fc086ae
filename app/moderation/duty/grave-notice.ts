import { z } from 'zod';
import { type NoticeKind, sentence } from '~/platform/feature/notice-kind';
import { caseAddress } from '../desk/views';
import { dutyTexts as texts } from './duty-texts';

const graveFacts = z.object({
  /** waiting: nobody has taken it in time. */
  event: z.enum(['rung', 'waiting']),
  about: z.enum(['threat', 'children']),
  isConfirmed: z.boolean(),
  /** The end of the turn of duty of whom this tells; null where they are not on duty. */
  endsAt: z.number().nullable(),
});

export type GraveFacts = z.output<typeof graveFacts>;

/** Tells those on duty of a report that cannot wait. It repeats nothing of it: nobody is to spread it. */
export const graveNotice: NoticeKind = {
  ...{ id: 'grave', label: 'Reports that cannot wait', delivery: 'at-once', icon: 'hidden' },
  words({ params }) {
    const facts = graveFacts.safeParse(params);
    if (!facts.success) return { said: sentence`Something grave was reported` };
    const { event, about, isConfirmed, endsAt } = facts.data;
    const more = [
      ...(about === 'children' ? [texts.duties] : []),
      ...(event === 'waiting' ? [texts.waiting] : []),
      ...(isConfirmed ? [] : [texts.unconfirmed]),
      ...(endsAt === null ? [] : [texts.onDuty(endsAt)]),
      ...(event === 'rung' ? [texts.passesOn] : []),
    ];
    return { said: sentence`${texts[about]}`, more: more.join(' ') };
  },
  address: ({ detail }) => (detail === undefined ? '/moderation' : caseAddress(detail)),
  mail: {
    subject: 'Urgent: a report at Quillarena that cannot wait',
    heading: 'A report that cannot wait',
    link: 'Open the case',
    closing: 'You get this mail because you are on duty at this site, or an administrator of it. It cannot be turned off.',
  },
};

import { z } from 'zod';
import { type NoticeKind, sentence } from '~/platform/feature/notice-kind';
import type { TextOf } from '../hiding/hiding-notice';
import { outcomeText } from './decision-texts';

const outcomeFacts = z.object({
  kind: z.string(),
  label: z.string(),
  /** Whether something was done. */
  upheld: z.boolean(),
});

/** A notice's facts as it stores them. */
export type OutcomeFacts = z.input<typeof outcomeFacts>;

/** Tells those who reported something what became of it; the mail about it is sent besides. */
export const outcomeNotice = {
  ...{ id: 'outcome', label: 'What became of my reports', delivery: 'here', icon: 'check' },
  address: () => '/law/rules',
} satisfies Omit<NoticeKind, 'words'>;

/** @param textOf what sentences call what was reported. */
export function createOutcomeNotice(textOf: TextOf): NoticeKind {
  return {
    ...outcomeNotice,
    words({ params }) {
      const facts = outcomeFacts.safeParse(params);
      if (!facts.success) return { said: sentence`Something you reported was decided` };
      const { kind, label, upheld } = facts.data;
      return { said: sentence`You reported ${textOf(kind, label)}`, more: outcomeText(upheld) };
    },
  };
}

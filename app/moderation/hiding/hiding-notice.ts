import { z } from 'zod';
import { type NoticeKind, sentence } from '~/platform/feature/notice-kind';
import { momentText } from '~/platform/text/format-dates';

const hidingFacts = z.object({
  event: z.enum(['hidden', 'door', 'returned']),
  kind: z.string(),
  label: z.string(),
  /** When it comes back by itself, ISO 8601; null where only a person brings it back. */
  until: z.string().nullable(),
});

/** What a sentence calls what a case is about. */
export type TextOf = (kind: string, label: string) => string;

export type HidingFacts = z.output<typeof hidingFacts>;

/** What a page and a mail say of something that reports have hidden. */
const hidingTexts = {
  hidden: (target: string) => `${target} is hidden for now`,
  door: (target: string) => `A door stands before ${target} for now`,
  returned: (target: string) => `${target} is back`,
  byGraveReport:
    'A report did that by itself, because it says that someone may be in danger or a child harmed; no person has looked at it yet. Lists and visitors do not show it; signed-in people can open the door and read it.',
  byReports: 'Reports did that by themselves; no person has looked at it yet.',
  until: (moment: string) => `It comes back by itself on ${moment}, unless a moderator decides before that.`,
  untilDecided: 'It stays hidden until an administrator has decided.',
  howToObject: 'If you think this is wrong, you can object now, under Moderation › Decisions about you.',
  notDecided: 'Nobody had decided in time, so everyone can see it again. A moderator will still look at the reports.',
} as const;

/** What happened, that no person did it, when it ends and how to object. */
export function hidingWords({ event, kind, label, until }: HidingFacts, textOf: TextOf): { said: string; more: string } {
  const target = textOf(kind, label);
  const said = hidingTexts[event](target);
  const ends = until === null ? hidingTexts.untilDecided : hidingTexts.until(momentText(new Date(until)));
  const done = event === 'door' ? hidingTexts.byGraveReport : hidingTexts.byReports;
  const more = event === 'returned' ? hidingTexts.notDecided : `${done} ${ends} ${hidingTexts.howToObject}`;
  return { said: said.charAt(0).toUpperCase() + said.slice(1), more };
}

/** Tells the writers of something that reports took it out of sight, and that it came back by itself. */
export const hidingNotice = {
  id: 'hiding',
  label: 'Something of mine that reports hide',
  delivery: 'at-once',
  icon: 'hidden',
  address: () => '/moderation/decisions',
  mail: {
    subject: 'Reports about something of yours at Quillarena',
    heading: 'Reports about something of yours',
    link: 'See it, and object',
    closing: 'You get this mail whenever reports hide something you published, and when it comes back. It cannot be turned off.',
  },
} satisfies Omit<NoticeKind, 'words'>;

/** @param textOf what sentences call what was hidden. */
export function createHidingNotice(textOf: TextOf): NoticeKind {
  return {
    ...hidingNotice,
    words({ params }) {
      const facts = hidingFacts.safeParse(params);
      if (!facts.success) return { said: sentence`Reports have hidden something of yours` };
      const { said, more } = hidingWords(facts.data, textOf);
      return { said: sentence`${said}`, more };
    },
  };
}

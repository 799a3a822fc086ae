import { z } from 'zod';
import { type NoticeKind, sentence } from '~/platform/feature/notice-kind';
import { longDayText } from '~/platform/text/format-dates';
import { changeAddress, holdsFrom, lawChanges, pageNames } from './law-changes';

const changeFacts = z.object({
  change: z.string(),
  /** When the site began to tell people of it, ISO 8601. */
  toldAt: z.iso.datetime(),
});

export type ChangeFacts = z.output<typeof changeFacts>;

function changeIn(params: unknown) {
  const facts = changeFacts.safeParse(params);
  const change = lawChanges.find(({ id }) => id === facts.data?.change);
  return change && facts.data && { change, from: holdsFrom(new Date(facts.data.toldAt)) };
}

/** Tells everybody that pages of law change, what and from when. */
export const changeNotice: NoticeKind = {
  ...{ id: 'law-change', label: 'Changes of the terms', delivery: 'at-once', icon: 'scale' },
  words({ params }) {
    const found = changeIn(params);
    if (!found) return { said: sentence`Pages about your rights and duties have changed` };
    const { change, from } = found;
    return {
      said: sentence`These pages change on ${longDayText(from)}: ${pageNames(change)}`,
      more: `${change.says.join(' ')} If you do not agree, you can delete your account before that day.`,
    };
  },
  address({ params }) {
    const found = changeIn(params);
    return found ? changeAddress(found.change) : '/law/terms';
  },
  mail: {
    subject: 'The terms of Quillarena change',
    heading: 'What changes in thirty days',
    link: 'Read the pages',
    closing: 'You get this mail because you have an account, and the terms promise it. It cannot be turned off.',
  },
};

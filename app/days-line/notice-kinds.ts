import { href } from 'react-router';
import { type NoticeKind, sentence } from '~/platform/feature/notice-kind';
import { dayText } from '~/platform/text/format-dates';
import { startOf, weekOf } from './rules/days';

/** Tells a player that their sentence was chosen; its detail is the day. */
export const lineWonNotice: NoticeKind = {
  ...{ id: 'line-won', label: 'Your sentence is the Day’s Line', delivery: 'mail', icon: 'star' },
  words({ detail }) {
    if (detail === undefined) return { said: sentence`Your sentence was chosen as the Day’s Line` };
    return { said: sentence`Your sentence was chosen as the Day’s Line of ${dayText(startOf(detail))}` };
  },
  address: ({ detail }) => (detail === undefined ? href('/days-line/:week?') : href('/days-line/:week?', { week: weekOf(detail) })),
};

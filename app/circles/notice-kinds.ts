import { href } from 'react-router';
import { type NoticeKind, noticeNames, sentence } from '~/platform/feature/notice-kind';
import { texts } from './texts';

const toCircle: NoticeKind['address'] = ({ detail }) =>
  detail === undefined ? href('/circles') : href('/circles/:circleId', { circleId: detail });

/** Invites a player into a circle; its detail is what the circle's link holds. */
export const circleInvitationNotice: NoticeKind = {
  ...{ id: 'circle-invitation', label: texts.notices.invitationLabel, delivery: 'here', icon: 'person' },
  words: (facts) => ({ said: sentence`${noticeNames(facts).actor} would like you in a circle that meets each week` }),
  address: ({ detail }) => (detail === undefined ? href('/circles') : href('/circles/join/:invitation', { invitation: detail })),
};

/** Asks a member whether they come to the next evening; its detail is the circle. */
export const circleEveningNotice: NoticeKind = {
  ...{ id: 'circle-evening', label: texts.notices.eveningLabel, delivery: 'now', icon: 'bell' },
  words: () => ({ said: sentence`${texts.notices.evening}` }),
  address: toCircle,
};

/** Tells members that the room of their evening is open. */
export const circleRoomNotice: NoticeKind = {
  ...{ id: 'circle-room', label: texts.notices.roomLabel, delivery: 'here', icon: 'door' },
  words: () => ({ said: sentence`${texts.notices.room}` }),
  address: toCircle,
};

/** Tells members that a fold goes round instead of an evening. */
export const circleFoldNotice: NoticeKind = {
  ...{ id: 'circle-fold', label: texts.notices.foldLabel, delivery: 'now', icon: 'book' },
  words: () => ({ said: sentence`${texts.notices.fold}` }),
  address: toCircle,
};

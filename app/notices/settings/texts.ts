import type { Delivery } from '~/platform/feature/notice-kind';

/** Texts of how a player wants to be told. */
export const noticeSettingsTexts = {
  title: 'What you are told',
  intro: 'Notifications are behind the bell. We don’t record what you switch off.',
  deliveries: {
    now: 'Here and by email right away',
    daily: 'Here and in the daily email',
    mail: 'Here and in the weekly email',
    here: 'Only here',
    off: 'Off',
  } satisfies Record<Delivery, string>,
  onDevices: 'On my devices too',
  always:
    'Moderators’ decisions about you, and anything of yours that reports hide, always appear here and on your devices, and are emailed at once.',
  weeklyMail: 'Send me the weekly email',
  weeklyMailHint: 'On Mondays, and only if something has happened that you have not read.',
  pushWords: 'Show on my devices what happened',
  pushWordsHint: 'Otherwise a locked screen says only that there is something new at Quillarena.',
  quiet: {
    title: 'Quiet hours',
    hint: 'Notifications on devices and instant emails wait until they end, and so does the daily email, which otherwise comes at 7:00. Leave both times empty for none.',
    from: 'From',
    until: 'Until',
    timeZone: 'Time zone',
  },
  save: 'Save Changes',
  saving: 'Saving...',
  saved: 'Saved.',
} as const;

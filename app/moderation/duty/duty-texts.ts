import { minuteOfDayText } from '~/platform/clock/format-times';

/** What is said of duty, on pages and in mails. */
export const dutyTexts = {
  threat: 'Someone may be in danger: a threat was reported',
  children: 'Harm to children was reported',
  duties: 'The case says what the law requires of you.',
  unconfirmed: 'Nobody has confirmed the address of this report, or none was given.',
  onDuty: (endsAt: number) => `You are on duty until ${minuteOfDayText(endsAt)} UTC.`,
  passesOn: 'If nobody takes the case within 60 minutes, the next person on duty and the administrators are alerted.',
  waiting: 'Nobody has taken the case for 60 minutes.',
  noRole: 'Only moderators and administrators can be on duty.',
  notYours: 'Moderators plan their own duty; administrators plan everyone’s.',
  administratorsOnly: 'Only administrators can do this.',
  timeMissing: 'Please enter a time, such as 22:00.',
  personMissing: 'Please choose someone.',
  taken: 'The roster has been changed.',
  handlersChanged: 'That has been changed.',
  roster: {
    title: 'Duty',
    intro:
      'Reports of threats and of harm to children alert the person on duty at once, by bell and email. If nobody takes the case within 60 minutes, the next person and the administrators are alerted. Shifts repeat every day; times are UTC.',
    empty: 'Nobody is on duty, so such reports alert all administrators.',
    now: (name: string, until: string, next: string | undefined) => `${name} is on until ${until}${next ? `, then ${next}` : ''}.`,
    until: (minute: number) => `until ${minuteOfDayText(minute)}`,
    current: 'On duty',
    end: 'Take off',
    endOf: (name: string, minute: number) => `${name} until ${minuteOfDayText(minute)}`,
    person: 'Who',
    endsAt: 'On duty until',
    untilHint: 'Every day, in UTC. A shift begins when the one before it ends.',
    take: 'Put on duty',
    taking: 'Saving...',
  },
  handlers: {
    label: 'Handles cases about children',
    allow: 'Allow cases about children',
    refuse: 'No cases about children',
  },
} as const;

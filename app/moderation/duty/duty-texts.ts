import { clockText } from './duty';

/** What is said of duty, on pages and in mails. */
export const dutyTexts = {
  threat: 'Somebody may be in danger: a threat was reported',
  children: 'Harm to children was reported',
  duties: 'What the law asks of you stands with the case.',
  unconfirmed: 'Nobody has confirmed the address of this report, or none was given.',
  onDuty: (endsAt: number) => `You are on duty until ${clockText(endsAt)} UTC.`,
  passesOn: 'If nobody takes the case within 60 minutes, it rings the next on duty and the administrators.',
  waiting: 'Nobody has taken the case for 60 minutes.',
  noRole: 'Only moderators and administrators can be on duty.',
  notYours: 'Moderators plan their own duty, administrators that of all.',
  administratorsOnly: 'Only administrators can do this.',
  timeMissing: 'Please enter a time, such as 22:00.',
  personMissing: 'Please choose somebody.',
  taken: 'The roster is changed.',
  handlersChanged: 'That is changed.',
  roster: {
    title: 'Duty',
    intro:
      'Threats and harm to children ring the person on duty at once, by bell and mail. A case that nobody takes within 60 minutes rings the next, and the administrators. Turns come every day; times are UTC.',
    empty: 'Nobody is on duty, so such reports ring all administrators.',
    now: (name: string, until: string, next: string | undefined) => `${name} is on until ${until}${next ? `, then ${next}` : ''}.`,
    until: (minute: number) => `until ${clockText(minute)}`,
    current: 'On duty',
    end: 'Take off',
    endOf: (name: string, minute: number) => `${name} until ${clockText(minute)}`,
    person: 'Who',
    endsAt: 'On duty until',
    untilHint: 'Every day, UTC. The turn begins when the one before it ends.',
    take: 'Put on duty',
    taking: 'Saving...',
  },
  handlers: {
    label: 'Handles cases about children',
    allow: 'Let handle cases about children',
    refuse: 'No cases about children',
  },
} as const;

/** Why a door stands before something: what it was reported as. */
export type DoorReason = 'children' | 'threat';

/** The page that opens the door before a story. */
export function doorAddress(storyId: string): string {
  return `/story/${storyId}/door`;
}

/** Texts of the door before a story. @see docs/product/trust.md */
export const doorTexts = {
  title: 'A story behind a door',
  intro: {
    children: 'Someone reported it as harming a child. No person has looked at it yet.',
    threat: 'Someone reported it because a person may be in danger. No person has looked at it yet.',
  },
  until: 'Until a moderator has, it is in no list, and visitors do not see it. You can read it all the same.',
  open: 'Open the door',
  opening: 'Opening...',
  others: 'Other stories',
} as const;

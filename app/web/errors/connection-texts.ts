/** Texts for when the database is unreachable, and for when the browser is offline. */
export const connectionTexts = {
  issueTitle: 'Connection issue',
  errorTitle: 'Connection Error',
  trouble: "We're having trouble connecting to our servers. Try refreshing the page.",
  offline: 'You seem to be offline.',
  again: 'Try again',
  unreached: { title: 'This page could not be loaded', text: 'Please check your connection and try again.' },
} as const;

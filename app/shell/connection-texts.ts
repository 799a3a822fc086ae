/** What is said when the database cannot be reached. */
export const connectionTexts = {
  issueTitle: 'Connection issue',
  errorTitle: 'Connection Error',
  trouble: "We're having trouble connecting to our servers. Try refreshing the page.",
} as const;

/** Texts of what can be decided about a comment; apart from the others, as nobody needs them to read. */
export const decisionTexts = {
  removeAllQuestion: 'Remove everything by this person?',
  removeAllWarning: 'Everything they wrote under any of your stories will be gone for good. This cannot be undone.',
  removeAll: 'Remove all',
  removeAndBlock: 'Remove and block',
  removeAndBlockQuestion: 'Remove this and block its writer?',
  removeAndBlockWarning:
    'It will be gone for good. They can no longer comment on your stories, follow you or invite you, and are not told. You can take the block back under Blocked.',
  removeAndBlockVisitorQuestion: 'Remove this and block the visitor?',
  removeAndBlockVisitorWarning:
    'All that this visitor wrote under your stories will be gone for good. They are known by their browser, and for a month by their network address. You can take the block back under ‘Comments on Your Stories’.',
  freeze: 'Close conversation',
  unfreeze: 'Open conversation again',
  ofTheCommentBy: (author: string) => `, of the comment by ${author}`,
  removeCommentQuestion: 'Remove this comment?',
  removeAnswerQuestion: 'Remove this reply?',
  removeWarning: 'It will be gone for good. This cannot be undone.',
  removeAllByPerson: 'Remove everything by this person',
} as const;

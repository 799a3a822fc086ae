/** Texts of comments by people without an account. */
export const visitorTexts = {
  name: 'A name to show with it',
  nameHint: 'Any name but that of someone with an account here.',
  comment: 'Write a comment as a visitor',
  placeholder: 'Write a comment...',
  send: 'Send for approval',
  sending: 'Sending...',
  when: 'The author of this story reads it first. Everyone sees it here, with that name and the word ‘Visitor’, once they approve it; nobody sees it if they do not. You are not told which.',
  signIn: 'Or <link>sign in</link> to comment under your own name.',
  nameMissing: 'Please give a name to show with your comment.',
  nameTooLong: 'A name may have at most 30 characters.',
  closed: 'The author of this story accepts comments from people with an account.',
  full: 'So many comments of visitors are waiting for this author that no more fit. Please try again another day.',
  sent: { title: 'Comment Sent', text: 'The author of the story reads it first.' },
} as const;

/** Texts about the address of a page for others. */
export const sharingTexts = {
  title: 'Invite others',
  roomLink: 'Link to this room',
  copyLink: 'Copy link',
  linkCopied: 'Link copied.',
  linkNotCopied: 'Please copy the selected link by hand.',
  code: 'QR code of the link to this room',
  scan: 'Or scan this with a phone.',
} as const;

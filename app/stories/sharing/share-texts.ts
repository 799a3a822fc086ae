/** Texts of the ways to share a story. */
export const shareTexts = {
  copyLink: 'Copy link',
  linkCopied: 'Link copied',
  shareOn: (network: string) => `Share on ${network}`,
  opensTab: '(opens in a new tab)',
} as const;

/** What an answer's field tells the browser: no suggestion and no correction comes between the player and the word. */
export const typedAsIs = {
  type: 'text',
  autoComplete: 'off',
  autoCapitalize: 'off',
  autoCorrect: 'off',
  spellCheck: false,
  enterKeyHint: 'send',
} as const;

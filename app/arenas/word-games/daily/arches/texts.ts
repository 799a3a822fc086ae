/** What people read here. */
export const archesTexts = {
  seconds: (seconds: number) => `${seconds} seconds`,
  ofKeystones: (keystones: number, keystones2: number) => `${keystones} of ${keystones2} keystones`,
};

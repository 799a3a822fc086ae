/** Replaces a person whose account is gone until their running turn or round ends. */
export const NOBODY = '00000000-0000-0000-0000-000000000000';

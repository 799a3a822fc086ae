/*
 * Texts of the design system itself. Constants, so that builds put them where they are used: some of them stand on every page.
 */
export const CANCEL = 'Cancel';
export const CLOSE = 'Close';
export const SHOW_PASSWORD = 'Show what is typed';
export const EARLIER_NAMES = 'Earlier names';
export const NAME_UNTIL = 'until <end/>';
export const PART_MISSING = 'This could not be loaded. Please reload the page.';
export const BY_BLOCKED = 'By someone you block. Show it';
export const SHOW_ALL = 'Show all';
export const SHOW_LESS = 'Show less';
export const AS_TABLE = 'As a table';
export const THEME = 'Theme';
export const DARK = 'Dark';
export const LIGHT = 'Light';
export const SYSTEM = 'System';

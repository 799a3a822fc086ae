/*
 * Texts of what cannot be shown, on any page. Constants, so that builds put them where they are used.
 */
export const NOT_FOUND = 'Page not found';
export const NOT_FOUND_TITLE = 'Oops! Page not found';
export const NOT_FOUND_TEXT = 'No seat in this arena has that number.';
export const BROKEN = 'Something went wrong';
export const BROKEN_TEXT = 'Something went wrong while building this page. Try again in a moment.';
export const NOT_NOW = 'Not right now';
export const UNREADABLE_TEXT = 'What was sent could not be read. Please go back and send it again.';
export const MENTION_ID = 'If you write to us about it, mention this:';
export const TO_HOME = 'Return to Home';

/** Texts of the button of the reading settings, which stands on every story. Constants, so that builds put them where they are used. */
export const SAMPLE = 'Aa';
export const READING_SETTINGS = 'Reading settings';

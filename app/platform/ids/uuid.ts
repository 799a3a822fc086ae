/** The form of an id that the database makes and takes, to be part of a longer expression. */
export const UUID_FORM = '[\\da-f]{8}(?:-[\\da-f]{4}){3}-[\\da-f]{12}';

const UUID = new RegExp(`^${UUID_FORM}$`, 'i');

/** Whether a text has the form of an id, so that the database can be asked about it. */
export function isUuid(text: string): boolean {
  return UUID.test(text);
}

/** Pattern of the database's ids, as part of longer expressions. */
export const UUID_FORM = '[\\da-f]{8}(?:-[\\da-f]{4}){3}-[\\da-f]{12}';

const UUID = new RegExp(`^${UUID_FORM}$`, 'i');

/** Whether a text is a valid id for queries. */
export function isUuid(text: string): boolean {
  return UUID.test(text);
}

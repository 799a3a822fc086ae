/** Whether a person may report a thing: everybody may, except what is their own. @param person undefined for a visitor. */
export function mayReport(person: { id: string } | undefined, thing: { ownerId: string | null }): boolean {
  return person === undefined || thing.ownerId !== person.id;
}

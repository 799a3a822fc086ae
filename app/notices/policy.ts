type Person = { id: string } | undefined;

/**
 * Whether a person may follow a story: signed-in people may, except its author.
 * @param person undefined for a visitor.
 * @see docs/product/notifications.md
 */
export function mayFollowStory(person: Person, story: { authorId: string | null }): boolean {
  return person !== undefined && person.id !== story.authorId;
}

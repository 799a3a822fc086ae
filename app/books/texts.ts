/** What a book's cover is called where it cannot be seen. */
export function coverText(title: string): string {
  return `Cover of ${title}`;
}

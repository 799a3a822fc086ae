/** What the bell says to those who do not see its number. @param shown how many are unread, as it shows them. */
export function bellText(unread: number, shown: string): string {
  return unread === 0 ? 'Notifications, none unread' : `Notifications, ${shown} unread`;
}

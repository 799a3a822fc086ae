/** What people read here. */
export const listTexts = {
  unread: 'Unread:',
  markAsRead: 'Mark as read',
  settings: 'Settings',
  readStories: 'Read Stories',
  backNewest: 'Back to the newest',
  olderNotifications: 'Older notifications',
  markAllRead: 'Mark all as read',
};

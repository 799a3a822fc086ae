/** Said once somebody has logged out; apart from `texts.ts`, which few pages load. */
export const loggedOut = { title: 'Logged out', description: 'You have been logged out successfully.', tone: 'success' as const };

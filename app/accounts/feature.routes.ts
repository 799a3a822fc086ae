import { type RouteConfigEntry, route } from '@react-router/dev/routes';

export const accountsRoutes: RouteConfigEntry[] = [
  route('signin', 'accounts/sign-in/signin.route.tsx'),
  route('signup', 'accounts/sign-up/signup.route.tsx'),
  route('verify-email', 'accounts/mailed-codes/verify-email.route.tsx'),
  route('forgot-password', 'accounts/passwords/forgot-password.route.tsx'),
  route('reset-password', 'accounts/passwords/reset-password.route.tsx'),
  route('profile/security', 'accounts/security/security.route.tsx'),
  route('profile/pen-names', 'accounts/pen-names/pen-names.route.tsx'),
  route('profile/data', 'accounts/data-export/data-download.route.ts'),
  route('profile/deleted', 'accounts/leaving/account-deleted.route.tsx'),
  route('session-state', 'accounts/sessions/session-state.route.ts'),
  route('signout', 'accounts/sessions/signout.route.tsx'),
];

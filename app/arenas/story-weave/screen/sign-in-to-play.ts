import { href } from 'react-router';

/** Where a visitor is sent: to sign in, and back to a page of the arena afterwards. */
export function signInToPlay(pathname: string): string {
  return `${href('/signin')}?${new URLSearchParams({ to: pathname, reason: 'play' })}`;
}

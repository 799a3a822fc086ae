import { href } from 'react-router';

/** The sign-in address for a visitor, which leads back to a page of the arena afterwards. */
export function signInToPlay(pathname: string): string {
  return `${href('/signin')}?${new URLSearchParams({ to: pathname, reason: 'play' })}`;
}

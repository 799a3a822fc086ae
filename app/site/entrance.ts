/**
 * The address of the page for signing in or up that leads back afterwards.
 * @param to where the visitor is, a path of this site. @param reason 'play': what they wanted to do needs an account.
 */
export function entrance(page: '/signin' | '/signup', to: string, reason?: 'play'): string {
  if (to === '/') return page;
  const back = `${page}?to=${encodeURIComponent(to)}`;
  return reason ? `${back}&reason=${reason}` : back;
}

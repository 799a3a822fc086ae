/**
 * Whether what was typed is an address that may become a link: of http or https, of a host with a domain, and without a name
 * before the host, which would show another place than it leads to.
 */
export function isWholeAddress(text: string): boolean {
  if (!/^https?:\/\/[^\s<>"“”]+$/i.test(text) || !URL.canParse(text)) return false;
  const { hostname, username, password } = new URL(text);
  return hostname.includes('.') && username === '' && password === '';
}

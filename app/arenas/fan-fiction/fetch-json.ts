/**
 * Asks the server for JSON, past the router: a broken connection must cost the answer only and not the page.
 * @returns undefined when there is none, or it says that it failed.
 */
export async function fetchJson<Answer>(address: string, options: RequestInit = {}): Promise<Answer | undefined> {
  try {
    const response = await fetch(address, { ...options, headers: { Accept: 'application/json' } });
    const isJson = response.headers.get('Content-Type')?.includes('application/json');
    return isJson ? ((await response.json()) as Answer) : undefined;
  } catch {
    return undefined;
  }
}

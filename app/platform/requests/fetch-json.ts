/**
 * Fetches JSON without the router, so that a broken connection costs only the answer and not the page.
 * @returns undefined when there is no answer or its status is an error.
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

import type { output, ZodMiniType } from 'zod/mini';

/**
 * Fetches JSON without the router, so that a broken connection costs only the answer and not the page.
 * @param loadContract loads the contract of the answer; the page is shown without it.
 * @returns undefined when there is no answer, or none that the contract allows.
 * @see docs/decisions/0083-contracts.md
 */
export async function fetchJson<Contract extends ZodMiniType>(
  address: string,
  loadContract: () => Promise<Contract>,
  options: RequestInit = {},
): Promise<output<Contract> | undefined> {
  try {
    // First, because without it nobody would know what became of the request.
    const contract = await loadContract();
    const response = await fetch(address, { ...options, headers: { Accept: 'application/json' } });
    return contract.parse(await response.json());
  } catch {
    return undefined;
  }
}

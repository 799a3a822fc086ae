import { z } from 'zod';
import { moneyText } from '~/platform/text/format-numbers';
import type { DonationsService } from '../donations.server';
import type { DonationView } from '../payments/reconcile-donations.server';
import type { DonationReturn } from './donation-return';

/**
 * What to show to a payer who returns from the provider's page. Thanks are only for a donation that the provider
 * reports as paid, whatever the address says.
 * @param donations undefined if they cannot be looked up.
 */
export async function donationReturn(
  params: URLSearchParams,
  donations: DonationsService | undefined,
): Promise<DonationReturn | undefined> {
  const success = params.get('success') === 'true';
  const canceled = params.get('canceled') === 'true';
  if (!success && !canceled) return undefined;
  if (!donations) return { kind: success ? 'waiting' : 'canceled' };
  const id = z.uuid().safeParse(params.get('donation'));
  const view = id.success ? await (success ? donations.outcomes.afterReturn(id.data) : donations.outcomes.afterCancel(id.data)) : undefined;
  if (view?.status === 'paid') return { kind: 'thanks', amount: moneyText(view.amountCents) };
  return success ? { kind: view ? unpaidKind(view) : 'unknown' } : { kind: 'canceled' };
}

function unpaidKind({ status }: DonationView): 'waiting' | 'unpaid' {
  return status === 'pending' ? 'waiting' : 'unpaid';
}

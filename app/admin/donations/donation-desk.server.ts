import { createContext } from 'react-router';
import type { Viewer } from '~/accounts/viewer/viewer';

/** A donation as administrators see it. */
interface ListedDonation {
  id: string;
  amountCents: number;
  refundedCents: number;
  status: string;
  createdAt: Date;
  donor: { id: string; name: string } | undefined;
}

/** What administrators need of donations; pages do not import each other, so the feature that has them is handed in. */
export interface DonationDesk {
  newest(): Promise<ListedDonation[]>;
  giveBack(administrator: Viewer, donationId: string): Promise<void>;
}

/** Where the page finds it. */
export const donationDeskContext = createContext<DonationDesk>();

import { createContext } from 'react-router';
import type { DonationsService } from './donations.server';

export const donationsContext = createContext<DonationsService>();

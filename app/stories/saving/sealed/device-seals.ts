import { storedItem } from '~/platform/storage/browser-storage';

/** The public keys that this device knows, by their person's id. Whether there are any the frame of every page looks. */
export const deviceSeals = storedItem('quillarena:seals');

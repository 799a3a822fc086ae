import { isNetworkFailure } from '~/platform/requests/network-failure';
import type { LibraryData } from './library-data.server';

/** Stories that cannot be fetched leave the rest of the site in its place: null says so. */
export async function loadLibrary(serverLoader: () => Promise<LibraryData>): Promise<LibraryData | null> {
  try {
    return await serverLoader();
  } catch (error) {
    if (isNetworkFailure(error)) return null;
    throw error;
  }
}

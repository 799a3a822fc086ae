import { isNetworkFailure } from '~/platform/requests/network-failure';
import type { LibraryData } from './library-data.server';

/** Loads the library's data. @returns null if it cannot be loaded, so that the rest of the page stays. */
export async function loadLibrary(serverLoader: () => Promise<LibraryData>): Promise<LibraryData | null> {
  try {
    return await serverLoader();
  } catch (error) {
    if (isNetworkFailure(error)) return null;
    throw error;
  }
}

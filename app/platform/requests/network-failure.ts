/** What browsers say of a request, or of a script, that did not get through; each has its own words. */
const NOT_THROUGH = /failed to fetch|networkerror|load failed|dynamically imported module|importing a module script/i;

/** Whether an error means that the server could not be reached, and not that something is wrong with it or the page. */
export function isNetworkFailure(error: unknown): boolean {
  return error instanceof TypeError && NOT_THROUGH.test(error.message);
}

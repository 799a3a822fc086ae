/** The browsers' messages for requests and scripts that could not be loaded. */
const NOT_THROUGH = /failed to fetch|networkerror|load failed|dynamically imported module|importing a module script/i;

/** Whether an error means that the server could not be reached, as opposed to an error of the server or the page. */
export function isNetworkFailure(error: unknown): boolean {
  return error instanceof TypeError && NOT_THROUGH.test(error.message);
}

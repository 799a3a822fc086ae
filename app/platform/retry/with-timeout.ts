/**
 * The outcome of some work, or of `onTimeout` when it takes longer. The work itself goes on.
 * @param ms how long it may take.
 * @throws what the work or `onTimeout` throws.
 */
export async function withTimeout<Result, Late>(work: Promise<Result>, ms: number, onTimeout: () => Late): Promise<Result | Awaited<Late>> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const late = new Promise<void>((resolve) => {
    timer = setTimeout(resolve, ms);
  });
  try {
    return await Promise.race([work, late.then(onTimeout)]);
  } finally {
    clearTimeout(timer);
  }
}

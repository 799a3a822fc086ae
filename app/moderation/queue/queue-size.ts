/** Cases on a page of the queue. */
export const CASES = 25;

/** Where a new story is published that its authors alone read for now. */
export const ALONE = 'alone';

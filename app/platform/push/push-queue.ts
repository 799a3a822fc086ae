/** The queue in which messages to devices wait. */
export const PUSH_QUEUE = 'push';

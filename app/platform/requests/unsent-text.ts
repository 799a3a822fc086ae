/** What a form says that could not be sent. Apart from the event, because pages to read load that and not this. */
export const UNSENT_TEXT = 'This could not be sent. What you entered is still here. Please check your connection and try again.';

import { browserStorage, storedItem } from '~/platform/storage/browser-storage';

/** The words of one page, for the way through the sign-in and back, in this tab alone. What reads them is loaded where there are some. */
export const keptFormItem = storedItem('quillarena:kept-form', () => browserStorage('session'));

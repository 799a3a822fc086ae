import { plainPage } from '~/ui/layout/plain-page';

/** The page for when nothing else can be rendered. */
export const plainErrorPage = plainPage({ title: 'Something went wrong', link: { to: '/', label: 'Return to Home' } });

/** The page for when a page takes too long to make. Its link asks for the same address again. */
export const busyPage = plainPage({
  title: 'A moment, please',
  text: 'There is so much to do right now that this page did not come in time. Please try again in a few seconds.',
  link: { to: '', label: 'Try Again' },
});

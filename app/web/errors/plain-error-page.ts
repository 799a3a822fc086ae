import { plainPage } from '~/ui/layout/plain-page';

/** The page for when nothing else can be rendered. */
export const plainErrorPage = plainPage({ title: 'Something went wrong', link: { to: '/', label: 'Return to Home' } });

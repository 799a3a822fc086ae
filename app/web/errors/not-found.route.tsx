import { data } from 'react-router';
import { pageTitle } from '~/site/page-title';

/**
 * Any path without a route: status 404.
 * @see docs/product/site-frame.md
 */
export function loader() {
  return data(null, { status: 404 });
}

export const meta = () => [{ title: pageTitle('Page not found') }];

export { NotFoundPage as default } from './not-found-page';

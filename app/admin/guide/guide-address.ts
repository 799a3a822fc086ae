import { href } from 'react-router';
import { headingId } from '~/site/documents/heading-id';

/** The address of a section of the guide. @param heading its heading. */
export const guideAddress = (heading: string): string => `${href('/admin/guide')}#${headingId(heading)}`;

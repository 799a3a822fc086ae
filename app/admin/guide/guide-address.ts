import { href } from 'react-router';

/** The id of a heading of the guide, as GitHub makes them, on which links within the guide rely. */
export const headingId = (heading: string): string =>
  heading
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{N}_ -]/gu, '')
    .replaceAll(' ', '-');

/** The address of a section of the guide. @param heading its heading. */
export const guideAddress = (heading: string): string => `${href('/admin/guide')}#${headingId(heading)}`;

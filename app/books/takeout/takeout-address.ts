/** The page on which an author takes all their works along. */
export const takeoutAddress = '/profile/works';

/** The file with all works of the signed-in person. */
export const takeoutFileAddress = '/profile/works.zip';

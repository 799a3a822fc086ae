/** The version of this build, and its commit where it is known; 'development' without a build. */
export const BUILD: string = import.meta.env.QUILLARENA_BUILD ?? 'development';

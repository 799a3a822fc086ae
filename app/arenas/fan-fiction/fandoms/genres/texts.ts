import { arenaLabel } from '~/site/arenas';

/** What people read here. */
export const genresTexts = {
  about: (name: string) => `About ${name}`,
  fanFiction: (name: string) => `${name} ${arenaLabel('fan_fic')}`,
};

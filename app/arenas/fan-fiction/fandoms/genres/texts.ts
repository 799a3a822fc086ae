/** What people read here. */
export const genresTexts = {
  about: (name: string) => `About ${name}`,
  fanFiction: (name: string) => `${name} Fan Fiction`,
};

/** What people read here. */
export const fanFictionLandingTexts = {
  by: (author: string) => `By ${author}`,
  ratingOfFive: (toFixed: string) => `Rating: ${toFixed}/5`,
  in: (name: string) => `in ${name}`,
  error: 'Error',
};

import { claims } from '~/site/claims';

/** Texts of the page about the site, but for what it says of giving and of its founder. */
export const aboutTexts = {
  pageTitle: 'About',
  description: `Who makes ${claims.name}, since ${claims.foundingYear}, and why.`,
  title: `About ${claims.name}`,
  intro: `${claims.tagline} Since ${claims.foundingYear}.`,
  story: {
    title: 'Our Story',
    founding: `${claims.name} was founded in ${claims.foundingYear} on a simple observation: people who would never start a story alone will write one in half an hour when the clock runs and someone waits to read it.`,
    arena: 'So we built an arena. Its seats are lines of writing, its sand is a blank page, and everyone who steps onto it is a writer.',
  },
  mission: {
    title: 'Our Mission',
    text: 'We want writing to be something you do, often and together, rather than something you put off. A prompt takes away the fear of the first line; a timer takes away the urge to polish it; readers and their ratings give you a reason to come back.',
  },
  support: {
    title: 'Support Our Mission',
    use: 'Donations keep the lights on, the clocks running and the doors open to everyone.',
    give: 'Support Our Mission',
  },
  contact: { title: 'Contact', text: 'A question, a problem, an idea for the next arena? Write to us.' },
} as const;

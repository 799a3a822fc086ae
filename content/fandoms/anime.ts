import type { Fandom } from './fandom';

export const animeFandoms: readonly Fandom[] = [
  {
    id: 'naruto',
    aliases: ['naruto-shippuden', 'boruto'],
    name: 'Naruto',
    genres: ['anime'],
    description:
      'A loud orphan with a fox sealed inside him means to lead the village that shuns him. Ninja clans, old wars and the stubborn work of being forgiven.',
    basePopularity: 95,
  },
];

import type { Mood } from './piece';

const words = (list: string): readonly string[] => list.split(/\s+/).filter((word) => word !== '');

/** The words that tell what a story is about or where it is set. */
export const moodWords: Readonly<Record<Mood, readonly string[]>> = {
  sea: words(
    'sea tide ocean boat ship harbor harbour quay jetty pier gull gulls sail sailor lighthouse shore beach salt anchor ferry captain deck fishing oar',
  ),
  city: words(
    'street streets avenue sidewalk city taxi tram bus subway apartment elevator square traffic statue corner lamppost sirens siren café balcony',
  ),
  home: words(
    'kitchen mother father grandmother uncle aunt sister brother family table sofa bedroom stairs parlor dinner supper kettle onions cupboard',
  ),
  space: words(
    'space ship airlock planet planets stars star orbit station astronaut hull reactor galaxy alien colony rocket crater moon capsule module',
  ),
  road: words('road map train ticket suitcase journey travel traveler inn miles car border station platform passenger bag packed luggage'),
  fantasy: words(
    'dragon witch wizard spell magic magical castle king queen sword elf dwarf giant prophecy potion sorcerer kingdom enchanted wand goblin troll',
  ),
  mystery: words(
    'secret murder detective clue lie lied envelope hidden stolen thief body blood suspect witness confess confession alibi crime missing note',
  ),
  machine: words(
    'machine engine gear gears lever wire wires robot computer dial switch clock clocks motor boiler valve circuit screen battery manual hum humming',
  ),
  weather: words('rain snow storm wind fog frost ice cold weather cloud clouds thunder lightning winter autumn mist'),
  work: words('job work boss shift wage wages pay paid office clerk factory workshop tools foreman desk apprentice trade customers shop'),
  wild: words(
    'forest trees tree woods wolf fox bear mountain hill river field meadow grass path moss owl deer hay barn farm leaf leaves branch',
  ),
  night: words('night dark darkness midnight moon moonlight candle lantern lamp stars asleep shadow shadows'),
};

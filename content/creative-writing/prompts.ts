import type { Theme } from './themes';

/** What a player is given to write about. */
export interface WritingPrompt {
  /** Stable, unique, kebab-case. Never reuse an id for another text. */
  id: string;
  /** One or two sentences, 60 to 260 characters. */
  text: string;
  /** One to three themes that match the prompt to an opener. */
  themes: readonly Theme[];
}

/** Every writing prompt of the arena. */
export const writingPrompts: readonly WritingPrompt[] = [
  // Water
  { id: 'lighthouse-logbook', text: 'The lighthouse has been automated for six years, and somebody still signs the logbook every night. Write the week the ink changes color.', themes: ['sea', 'secret', 'work'] },
  { id: 'tide-table-romance', text: 'Tell a love affair entirely through a harbor’s tide table: one entry for each high water, none of them longer than three lines.', themes: ['sea'] },
  { id: 'last-car-aboard', text: 'The last car onto the night ferry has no driver, and its radio is playing.', themes: ['sea', 'journey', 'secret'] },
  { id: 'crew-in-the-bottle', text: 'A retired captain builds ships in bottles. The newest one has a crew, and the crew has grievances.', themes: ['sea', 'strange'] },
  { id: 'bottle-replies', text: 'Someone answers every message in a bottle that washes up on a certain beach. Write three of the replies.', themes: ['sea', 'friendship'] },
  { id: 'whale-and-wedding', text: 'A whale has come ashore on the morning of a wedding, and both families have ideas about what it means.', themes: ['sea', 'family'] },
  { id: 'cook-dictates', text: 'The year is 1786. A ship’s cook who can’t write dictates a letter home to the only man aboard who dislikes him.', themes: ['sea', 'journey', 'friendship'] },
  { id: 'retired-spies', text: 'Two spies have retired to the same seaside street, and each of them believes the other is a dentist.', themes: ['sea', 'secret', 'friendship'] },
  { id: 'salvage-inventory', text: 'Write the inventory of a salvaged wreck. By the ninth object it should be clear that the diver who is listing them had sailed on her.', themes: ['sea', 'work', 'secret'] },
  { id: 'church-in-the-reservoir', text: 'Every forty years the reservoir drops low enough to show the drowned church. The choir has kept up its rehearsals.', themes: ['season', 'strange'] },

  // Streets
  { id: 'between-nine-and-ten', text: 'An elevator in an old hotel has begun to stop between nine and ten. The doors open, and people get out.', themes: ['city', 'machine', 'strange'] },
  { id: 'one-parking-space', text: 'Write the history of a single parking space, from orchard to this morning.', themes: ['city'] },
  { id: 'balcony-argument', text: 'Two neighbors who have never met have been arguing for seven years by means of what they hang out on their balconies.', themes: ['city', 'friendship'] },
  { id: 'face-in-the-background', text: 'A street musician learns that the same stranger stands in the background of every recording anyone has ever made of her.', themes: ['city', 'secret'] },
  { id: 'painting-over', text: 'The city has voted to do away with one color. Follow the person hired to paint over it.', themes: ['city', 'work', 'strange'] },
  { id: 'back-row-night-bus', text: 'A night bus is running late. Tell it from the back row, in the second person, and let nobody reach the stop they paid for.', themes: ['city', 'journey'] },
  { id: 'lost-glove-shop', text: 'Every glove lost in the city turns up in the same small shop. The owner gives them back on a single condition.', themes: ['city', 'strange'] },
  { id: 'the-guide-who-lied', text: 'A tour guide has lied about the same bridge for twenty years. Today a visitor remembers it exactly the way she tells it.', themes: ['city', 'work', 'secret'] },
  { id: 'pigeon-census', text: 'The council employs one man to count the pigeons. Today, for the first time, the number comes out right, and he doesn’t like it.', themes: ['city', 'work'] },
  { id: 'four-hour-blackout', text: 'A power cut lasts four hours. Visit one apartment per paragraph, from the ground floor to the roof.', themes: ['city'] },
  { id: 'arena-sand', text: 'The old arena has nine gates and no more contests. Somebody still comes at dusk to make use of the sand.', themes: ['city', 'strange'] },

  // Relatives
  { id: 'dividing-the-kitchen', text: 'Three siblings divide up their mother’s kitchen. Nobody wants the good china; everybody wants the dented colander.', themes: ['family'] },
  { id: 'tractor-lesson', text: 'A grandfather teaches a child to drive the tractor and, without once mentioning it, apologizes for something.', themes: ['family', 'machine'] },
  { id: 'recipe-nobody-likes', text: 'Write the recipe for a dish nobody enjoys. Each step lets slip a little more about the winter in which it was invented.', themes: ['family', 'season'] },
  { id: 'wrong-name-at-arrivals', text: 'A man picks up the wrong suitcase, and at arrivals he is met by a family holding up the name on its label. They are so glad to see him.', themes: ['family', 'journey'] },
  { id: 'another-place-at-table', text: 'Each November the family portrait has one more person in it. The family sets another place and does not discuss it.', themes: ['family', 'season', 'strange'] },
  { id: 'twins-across-midnight', text: 'Twins were born on either side of midnight, in different centuries. Write the toast the younger gives when the elder turns fifty.', themes: ['family'] },
  { id: 'borrowing-after-death', text: 'A dead man’s library card is still borrowing books. His daughter, who works at the front desk, approves every loan.', themes: ['family', 'secret', 'work'] },
  { id: 'dog-inherits-house', text: 'The house has been left to the dog. Write the family’s first meeting with the dog’s lawyer.', themes: ['family'] },
  { id: 'older-than-your-parents', text: 'A boy is told to bring something to school that is older than his parents. He brings his great-aunt, and she has corrections.', themes: ['family'] },
  { id: 'radio-loses-signal', text: 'Write a long drive from the back seat. The parents’ argument can be heard only when the radio loses its signal.', themes: ['family', 'journey'] },

  // Mechanisms
  { id: 'typewriter-handwriting', text: 'The last typewriter repairer in the county is brought a machine that will type only in one woman’s handwriting.', themes: ['machine', 'work', 'strange'] },
  { id: 'coins-from-her-year', text: 'A hospital vending machine gives the wrong change, always to the same night nurse, always in coins from the year she was born.', themes: ['machine', 'work', 'strange'] },
  { id: 'drill-complaint', text: 'A mining drill on the Moon files a formal complaint about its operator. Write the complaint, then the operator’s reply.', themes: ['machine', 'work'] },
  { id: 'clock-wrong-on-purpose', text: 'A clockmaker is commissioned to build a clock that is wrong in a way only one person will ever notice.', themes: ['machine', 'secret', 'work'] },
  { id: 'last-update', text: 'A ship four generations out from Earth receives its last software update. Let the release notes tell as much of the story as they can.', themes: ['machine', 'journey'] },
  { id: 'inside-the-combine', text: 'An old combine harvester goes to auction. Only one of the bidders knows what is still inside it.', themes: ['machine', 'secret', 'season'] },
  { id: 'operator-1911', text: 'Rural exchange, 1911: a telephone operator overhears two strangers planning something kind, and sees that it will go wrong.', themes: ['machine', 'secret'] },
  { id: 'washing-machine-signup', text: 'Nine houses share one washing machine. Tell a summer through its sign-up sheet and the remarks people leave in the margin.', themes: ['machine', 'friendship', 'season'] },
  { id: 'losing-on-purpose', text: 'The robot that was bought to play chess with the residents of a nursing home has begun to lose on purpose, and not to everyone.', themes: ['machine', 'friendship', 'secret'] },
  { id: 'blank-piano-roll', text: 'The player piano starts up at three every morning. The roll inside it is blank.', themes: ['machine', 'strange'] },
  { id: 'manual-without-purpose', text: 'Write the operating instructions for a machine whose purpose the author has been forbidden to mention.', themes: ['machine', 'secret'] },

  // Roads
  { id: 'rival-mapmakers', text: 'Two rival mapmakers are put ashore to survey the same island, and told that only one map will be printed.', themes: ['journey', 'sea', 'work'] },
  { id: 'the-border-moved', text: 'A train crosses a border that was moved during the night. Everyone in the dining car is now from somewhere else.', themes: ['journey', 'strange'] },
  { id: 'returning-the-pan', text: 'An old woman walks to the next village to return a borrowed pan, fifty-one years late.', themes: ['journey', 'friendship'] },
  { id: 'cake-by-road', text: 'Somebody drives a wedding cake nine hundred miles in a car without air-conditioning. Write only the stops.', themes: ['journey', 'work'] },
  { id: 'ice-caravan', text: 'A caravan is carrying ice across a desert. Tell it in as many chapters as there are blocks left.', themes: ['journey', 'work'] },
  { id: 'shrine-renovation', text: 'A pilgrim arrives the day after the shrine has closed for renovation, and falls in with the builders.', themes: ['journey', 'work'] },
  { id: 'journey-in-reverse', text: 'Tell a journey backward: begin with the key in the door, end with the reason for leaving.', themes: ['journey', 'secret'] },
  { id: 'car-full-of-lost', text: 'A hitchhiker accepts rides only from people who are lost. By midnight there are five of them in the car, and they have begun to vote.', themes: ['journey', 'friendship'] },
  { id: 'letters-out-of-order', text: 'An astronaut’s way home takes seven years, and her letters to her brother arrive in the wrong order. Start with the fourth.', themes: ['journey', 'family'] },
  { id: 'postcards-to-the-plants', text: 'Tell a long voyage through postcards to the person who is watering the traveler’s plants. The plants are having the better year.', themes: ['journey', 'friendship'] },

  // Things kept quiet
  { id: 'signing-in-the-gallery', text: 'A sign-language interpreter, halfway through a trial, notices that two people in the gallery are signing about her.', themes: ['secret', 'work'] },
  { id: 'anonymous-donor', text: 'Everyone in the village knows who the anonymous donor is, except the donor.', themes: ['secret', 'friendship'] },
  { id: 'under-the-wallpaper', text: 'Under the wallpaper is older wallpaper, and under that, in pencil, a list of names. The last one is the decorator’s own.', themes: ['secret', 'work', 'strange'] },
  { id: 'confession-in-the-margins', text: 'Someone has written a confession in the margins of a library book about wading birds. Its next reader is a detective on vacation.', themes: ['secret'] },
  { id: 'liar-as-witness', text: 'The best liar in town has been asked to witness a will, and for once wants badly to be believed.', themes: ['secret', 'family'] },
  { id: 'note-under-middle-c', text: 'A piano tuner finds a folded note beneath middle C, in the third house this season. The handwriting is improving.', themes: ['secret', 'work', 'city'] },
  { id: 'animal-at-dinner', text: 'One guest at a formal dinner is hiding an animal. Write the whole meal, and never name the animal.', themes: ['secret', 'family'] },
  { id: 'softened-sentence', text: 'At a peace conference a translator softens one sentence. By the third day she is translating two conversations that never took place.', themes: ['secret', 'work'] },

  // The turning year
  { id: 'frost-in-july', text: 'The first frost comes in July, on one side of the road only. The two farms have not been on speaking terms since spring.', themes: ['season', 'strange', 'friendship'] },
  { id: 'santa-in-march', text: 'A department-store Santa gets a call in March, asking him to come in for one appointment.', themes: ['season', 'work', 'secret'] },
  { id: 'four-climbers', text: 'Write four scenes around one tree, a season to each, and have a different person climb it every time.', themes: ['season'] },
  { id: 'snowplow-driver', text: 'The snowplow driver knows the whole county by its driveways. Tonight there are tire tracks where nobody lives.', themes: ['season', 'work', 'secret'] },
  { id: 'telling-the-bees', text: 'A beekeeper tells her hives the news of the house, as the custom requires. This year there is something she leaves out.', themes: ['season', 'secret', 'family'] },
  { id: 'spring-is-on-a-desk', text: 'Spring is late. The kingdom sends its most junior clerk to find out whose desk it is stuck on.', themes: ['season', 'work', 'journey'] },
  { id: 'lost-and-found-auction', text: 'At the end of the summer the campground auctions off its lost-and-found box. Follow three of the lots home.', themes: ['season', 'friendship'] },
  { id: 'guarding-the-leaf', text: 'The residents of a street are guarding the last leaf on its only tree, in shifts. Write the handover at four in the morning.', themes: ['season', 'city', 'friendship'] },
  { id: 'blizzard-schoolhouse', text: 'A prairie schoolhouse, 1888: eleven children, a blizzard, and one novel. The teacher has already lied about how it ends.', themes: ['season', 'work'] },

  // Trades
  { id: 'cake-nobody-ordered', text: 'Night shift at a bakery: four people, one radio, and a cake order in nobody’s handwriting that must be ready by six.', themes: ['work', 'friendship'] },
  { id: 'sewage-report', text: 'A speechwriter for the dullest mayor in the state is dared to hide a love letter in the annual sewage report.', themes: ['work', 'secret', 'city'] },
  { id: 'dragon-review', text: 'Write the annual performance review of a dragon who guards a small regional bank. The manager is new and would like to be fair.', themes: ['work', 'strange'] },
  { id: 'understudy', text: 'An understudy has waited twelve years. Tonight the star is in perfect health, and it is the audience that has failed to appear.', themes: ['work', 'strange'] },
  { id: 'one-hole-too-many', text: 'In his first week a gravedigger’s apprentice digs one hole too many, and people begin to bring him things to put in it.', themes: ['work', 'strange', 'secret'] },
  { id: 'guard-and-painting', text: 'A museum guard has stood beside the same painting for thirty years. On her last afternoon, someone in it glances at the clock.', themes: ['work', 'strange', 'city'] },
  { id: 'minutes-item-four', text: 'Write the minutes of a meeting that goes badly wrong at item four. The secretary remains professional throughout.', themes: ['work'] },
  { id: 'bath-attendant', text: 'A Roman bath, a found ring, and a line of eight people who can each describe it perfectly. Tell it from the attendant’s stool.', themes: ['work', 'secret'] },
  { id: 'honest-pitch', text: 'Write the sales pitch for something that is plainly alive. The seller has sworn to be honest.', themes: ['strange', 'work'] },

  // Out of the ordinary
  { id: 'shadow-gives-notice', text: 'A man’s shadow hands in its notice. The two of them have until noon on Friday to agree on terms.', themes: ['strange', 'work'] },
  { id: 'upward-rain', text: 'For one minute every Tuesday it rains upward. Write about somebody whose living depends on it.', themes: ['strange', 'season', 'work'] },
  { id: 'door-on-the-porch', text: 'A door has been delivered to the wrong address. It stands on the porch in its frame, and someone on the other side is knocking.', themes: ['strange'] },
  { id: 'borrowed-moon', text: 'The moon has been returned to its owner, slightly damaged. Write the note that came with it, and then the answer.', themes: ['strange', 'friendship'] },
  { id: 'room-since-1923', text: 'Room 14 has been occupied since 1923 by a guest no one has seen, who tips well. Today the bill comes due.', themes: ['strange', 'work'] },
  { id: 'someone-elses-appetite', text: 'A woman wakes with a stranger’s appetite: she craves pickled plums, cannot bear coffee, and is hungry in another time zone.', themes: ['strange', 'journey'] },
  { id: 'early-echo', text: 'The echo in the canyon has started to answer a little before it is called.', themes: ['strange', 'journey'] },

  // Company
  { id: 'postal-chess', text: 'Two women have been playing chess by mail since 1974. One of them makes an illegal move, and the other lets it stand.', themes: ['friendship', 'secret'] },
  { id: 'lunch-with-the-skeleton', text: 'The least popular boy in school is put in charge of the biology lab’s skeleton. Write a year of lunch hours.', themes: ['friendship', 'strange'] },
  { id: 'scarecrow-and-vane', text: 'A scarecrow and a weather vane can see each other but cannot hear. Over one harvest they work out a language.', themes: ['friendship', 'season'] },
  { id: 'wrong-best-man', text: 'A best man loses his notes and gives the speech that was written for a different wedding. It fits.', themes: ['friendship', 'family'] },
  { id: 'fence-and-goat', text: 'Write an apology across a garden fence. Neither party may use the word “sorry,” and a goat must be involved.', themes: ['friendship'] },
  { id: 'selling-the-van', text: 'Four former bandmates meet to sell the van. It won’t start, and for the first hour neither will the conversation.', themes: ['friendship', 'machine'] },
  { id: 'knight-giant-drainage', text: 'A knight and the giant he was sent to kill have been writing to each other all winter about drainage.', themes: ['friendship', 'season'] },
];

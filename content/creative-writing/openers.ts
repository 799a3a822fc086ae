import type { StoryOpener } from './prompts/prompt';

/** The opener for when no other is available. It goes with any prompt. */
export const DEFAULT_OPENER: StoryOpener = {
  id: 'painted-shut',
  text: 'The door had been painted shut for years, and this morning it stood open by the width of a hand.',
};

/** Openers that belong to no prompt, including the default one: for stories told together. */
export const storyOpeners: readonly StoryOpener[] = [
  DEFAULT_OPENER,

  // Water
  { id: 'salt-in-the-lock', text: 'There was salt in the lock again, and this time whoever had been out before me hadn’t troubled to wipe it off.' },
  { id: 'gulls-on-the-water', text: 'The gulls knew before any of us did. By six they had left the roofs, every one of them, and gone to stand in the shallows.' },
  { id: 'those-who-are-fetched', text: 'My grandmother divided people into those who checked the tide and those who had to be fetched, and until that Tuesday I was one of the first.' },
  { id: 'harbor-bell', text: 'The harbor bell rang eleven times at a quarter past four, and along the quay not one person looked up.' },
  { id: 'boots-on-the-jetty', text: 'By the time the fog lifted, the boots had been standing at the end of the jetty for most of a day.' },
  { id: 'tar-and-oranges', text: 'You could smell the boat before you could see it: tar and oranges, and something like a wet dog in church.' },

  // Streets
  { id: 'even-side-first', text: 'The lights went out on the even side of the street first, as they always did, and somebody on the odd side laughed.' },
  { id: 'onions-since-noon', text: 'On the fourth floor they had been frying onions since noon, and it was the onions, in the end, that gave everything away.' },
  { id: 'nobody-watching-the-statue', text: 'Nobody in the square was looking at the statue, which is why I was the only one to see who climbed down from behind it.' },
  { id: 'which-sirens', text: 'She had lived in the city long enough to know which sirens to ignore, and this wasn’t one of those.' },
  { id: 'sweepers-and-bakers', text: 'It was the hour when the street sweepers have gone and the bakers haven’t come, and I had the whole avenue to argue with.' },
  { id: 'umbrella-over-nothing', text: 'For ten minutes the man at the corner had been holding an umbrella, with great care, over an empty patch of sidewalk.' },

  // Relatives
  { id: 'receipts-for-regrets', text: 'My uncle kept the receipt for everything he ever regretted, and one Sunday he handed me the shoebox without its lid.' },
  { id: 'we-watched-it-ring', text: 'We were not a family that telephoned, so when it rang we all stood around and watched it.' },
  { id: 'five-chairs', text: 'There were five chairs and six of us, and in all those years nobody had proposed buying a chair.' },
  { id: 'plum-tree-fell', text: 'The year the plum tree fell on the car, my mother stopped finishing her sentences and my father started.' },
  { id: 'her-brother-objected', text: 'Her brother was the first to say that it was a bad idea, which settled the matter.' },

  // Mechanisms
  { id: 'humming-in-b-flat', text: 'The machine had been humming in B-flat since Tuesday, and nobody wanted to be the one to say so.' },
  { id: 'a-key-for-nothing', text: 'It came with a manual in a language none of us could name, and a small brass key that fitted nothing on it.' },
  { id: 'still-getting-warmer', text: 'He shut it off, waited, and laid his palm on the casing. It was warm, and it was getting warmer.' },
  { id: 'pulled-the-lever', text: 'I was eight when they let me pull the lever, and I’ve been trying to explain that afternoon ever since.' },
  { id: 'no-bigger-than-a-lentil', text: 'The part they needed was no bigger than a lentil, and the only person who still made it had stopped answering letters.' },
  { id: 'after-the-engine-stopped', text: 'After the engine stopped, there was a silence into which everybody put something different.' },

  // Roads
  { id: 'one-direction-only', text: 'The ticket was good for one direction only, which the clerk mentioned twice.' },
  { id: 'before-the-dogs-woke', text: 'We had been on the road since before the dogs woke, and so far only one of us had complained about the weight.' },
  { id: 'road-left-in-a-hurry', text: 'The map showed a road. The road, when they came to where it should have been, showed every sign of having left in a hurry.' },
  { id: 'packed-for-three-days', text: 'I packed for three days, because three days was what I had told everyone.' },
  { id: 'charged-for-two-beds', text: 'At the last inn they charged him for two beds, and it seemed simplest not to argue.' },

  // Things kept quiet
  { id: 'left-out-the-envelope', text: 'I have told this story twice before, and both times I left out the envelope.' },
  { id: 'rehearsed-the-lie', text: 'She had rehearsed the lie so often that, when the moment came, she couldn’t find the beginning of it.' },
  { id: 'shape-in-the-hay', text: 'Someone had been sleeping in the loft; the hay had kept the shape of a careful person.' },
  { id: 'the-blue-drawer', text: 'Nobody had told him not to open the blue drawer, only that he wouldn’t like it.' },
  { id: 'began-with-a-teaspoon', text: 'The first thing I stole was a teaspoon, and I’d have stopped there if anyone had counted.' },

  // The turning year
  { id: 'weather-came-early', text: 'That was the year the weather came early and everything else came late.' },
  { id: 'old-pell-and-the-geese', text: 'The geese went over in the wrong direction, and old Pell, who had never been mistaken about geese, went in and shut the door.' },
  { id: 'wind-took-the-ladder', text: 'By the second morning the wind had taken the fence, the good ladder, and all patience for conversation.' },
  { id: 'almanac-word', text: 'The almanac gave the day a single word, and somebody had crossed it out in a different ink.' },
  { id: 'what-it-would-change-into', text: 'We’d been promised a change in the weather, and nobody had thought to ask what it would change into.' },
  { id: 'two-sharing-a-stove', text: 'Nothing had been the right temperature for a week, least of all the two people sharing the stove.' },

  // Trades
  { id: 'an-hour-on-the-job', text: 'The new woman had been on the job for an hour and had already found out what we’d spent nine years not looking for.' },
  { id: 'two-ways-to-do-it', text: 'There are two ways to do the job, and the man who trained me died, quite contentedly, without mentioning the second.' },
  { id: 'someone-elses-hook', text: 'He hung his coat on the hook that still had another man’s name above it, and asked where to begin.' },
  { id: 'a-button-in-the-pay', text: 'They paid me on Thursdays, in coins, and on the third Thursday there was a button among them.' },
  { id: 'nobody-asked-for-well', text: 'Nobody had asked for the thing to be done well, and so it had taken her four times as long as it should have.' },

  // Out of the ordinary
  { id: 'saucer-of-milk', text: 'The first one appeared on a Monday, and since it did no harm we put out a saucer of milk.' },
  { id: 'never-before-in-company', text: 'I should say at once that the ceiling had always done that, though never before in company.' },
  { id: 'clocks-cleared-their-throats', text: 'On the stroke of noon, every clock in the house cleared its throat.' },
  { id: 'size-of-a-plum', text: 'By breakfast it was the size of a plum, and by lunch it had learned the dog’s name.' },

  // Company
  { id: 'never-sensible-together', text: 'We had agreed never to be sensible on the same day, and it was her turn.' },
  { id: 'lending-to-oskar', text: 'The trouble with lending Oskar anything was that he brought it back improved.' },
  { id: 'worked-inward', text: 'They hadn’t spoken in six years, so they began with the weather and worked inward.' },
  { id: 'laughed-too-early', text: 'He laughed before I reached the end of the joke, and that’s how I knew somebody else had told it to him first.' },
  { id: 'bettina-brought-a-rope', text: 'Of the four of us, only Bettina had brought a rope, and she wouldn’t say why.' },
  { id: 'holding-his-coat', text: 'I had exactly one friend in that place, and I was holding his coat.' },
];

const GOES_WITH_ANY: ReadonlySet<string> = new Set([
  DEFAULT_OPENER.id,
  'her-brother-objected',
  'left-out-the-envelope',
  'never-sensible-together',
  'rehearsed-the-lie',
  'weather-came-early',
]);

/** Openers that go with any prompt, for prompts that have none of their own. */
export const safeOpeners: readonly StoryOpener[] = storyOpeners.filter(({ id }) => GOES_WITH_ANY.has(id));

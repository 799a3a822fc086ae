import type { DemoStory } from '../story';

export const story: DemoStory = {
  slug: 'any-other-business',
  title: 'Any Other Business',
  author: 'ruth-calder',
  prompt: 'Write the minutes of a meeting that goes badly wrong at item four. The secretary remains professional throughout.',
  opener: 'The new woman had been on the job for an hour and had already found out what we’d spent nine years not looking for.',
  body: `The Chair asked that this sentence be struck from the minutes. The Secretary noted the request.

Annual Meeting of the Tern Street Community Garden, held in the potting shed, the hall being double-booked with judo. Present: 22 members. Regrets: Mr. H. Straw (Plot 23).

ITEM 1. Minutes of the last meeting. Approved. Mr. Dunphy abstained, as in previous years, over the word “runner-up.”

ITEM 2. Hoses. There are too many of them, or they are too short. The meeting was divided.

ITEM 3. Welcome. Ms. Abara was thanked for taking over the accounts, Mr. Lisle having moved to be nearer his boat. She said that it had been an interesting hour.

ITEM 4. Treasurer’s report. Ms. Abara reported that the Garden has 22 members and 23 plots, that dues are paid on all 23, and that she had gone to introduce herself to Mr. Straw and he was stuffed.

The Chair said that was one way of putting it.

Ms. Abara said she had lifted his hat.

Mr. Dunphy asked whether the meeting was being told that the person who had taken First in Onions nine years running, by margins Mr. Dunphy could quote, was a scarecrow. The Chair said nobody was being told anything. Ms. Abara said that she was telling them that, yes. Mr. Dunphy sat down on the seedlings.

4(a) It was moved that the onions be disallowed. Mrs. Castellano, opposing, said that they were real onions, that she had eaten two, and that Rule 6 required only that an exhibitor be “found on his plot in all weathers,” which was more than could be said for some. Applause. A flowerpot was broken, by whom was not established.

4(b) Mr. Dunphy, who had gone out, came back with Mr. Straw, placed him in a chair, and invited him to explain himself. Mr. Straw declined. His hat was passed to the Chair for safekeeping and was found to contain nine blue ribbons and a shopping list.

4(c) The list was read aloud: bonemeal; twine, 7 yds.; throat lozenges; “card for D. (wife).” The meeting became quiet. Mr. Dunphy said that he’d had such a card, four years ago last spring. It was unsigned and there was an onion with it. He had thought it was from the county.

4(d) Ms. Abara observed that the seven had a bar through it. She has custody of the minute books, and began turning back the pages.

4(e) The Secretary proposed a recess. This was not seconded.

4(f) Mr. Dunphy asked the Secretary why. The Secretary’s pen ran dry at this point and the reply could not be recorded. It was of some length. It touched on the difficulty, for a person who has always taken the minutes, of ever turning up in them.

4(g) Mr. Dunphy said that what he had never understood was the spacing. He had gone over there with a ruler, in the dark. He would ask it once, as between growers. The Secretary, having been lent Mr. Dunphy’s pen, records: seven inches, and soot.

ITEM 5. Any other business. Mr. Straw was returned to Plot 23, Mr. Dunphy taking the legs. It was agreed that his dues be accepted as before. A motion that First in Onions be left where it is was carried, 21 in favor, Mr. Dunphy abstaining.

The meeting closed at 9:50. There was cake. Present: 22 members, and the Secretary.`,
  publishedDaysAgo: 5.2,
};

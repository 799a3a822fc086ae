import type { DemoStory } from '../story';

export const story: DemoStory = {
  slug: 'the-dining-car',
  title: 'The Dining Car',
  author: 'aiko-sand',
  prompt: 'A train crosses a border that was moved during the night. Everyone in the dining car is now from somewhere else.',
  opener: 'The ticket was good for one direction only, which the clerk mentioned twice.',
  body: `We thought nothing of it; it was that kind of station. We were twenty-two strangers on the night express, and a steward named Fodor who could carry six soups. We lay down in one country and came in to breakfast in another, and the train hadn’t moved. Some men had signed something at two in the morning. The border had been passed over us in our sleep, like a jump rope.

This was announced by a boy in a new cap whose sleeves came down to his knuckles. He had our passports in a breadbasket. Under the treaty, he said, of which he’d been given the carbon copy, each person aboard took the nationality of the ground beneath his seat as of six o’clock, and the train, having stood all night at a signal, lay on both sides of the line. Tables one to four were the old country. Tables six to nine were something new; the name was still being settled. The line itself ran through table five, along the left-hand edge of the sugar bowl.

So Mrs. Tisch, at table five, learned that she’d been married for forty years to a foreigner. She asked him for the salt and he asked to see her papers. She told us afterward that it was the first joke he had made since Trieste.

We couldn’t tell whether to be frightened. The older ones, who had been through this before, ate fast. A salesman wanted to know the price of coffee in the new money, and the boy said the money would be along. A girl with a cello found that she was from the middle of a river. Someone at table eight began to cry, and someone at three passed back a napkin, and the boy had to stop it and turn it over, since it was linen, and therefore an export.

Then Fodor came through with the tureen. He stood in the aisle with a foot on each side of the question and asked what country the soup was in.

The boy looked it up. Soup had not been foreseen.

“Only, on that side I serve from the left,” said Fodor, “and over there I believe it’s from the right. And I’ve just the one pair of hands, sir, and nobody’s told me whose they are.”

The boy sat down. With his cap off, he looked like somebody’s nephew. Until four that morning, he said, he had been a mailman. They’d come to his house because it had a light on. His mother was still in it, and he had only now understood, looking at the carbon, which side that was.

It would be wrong to say that we were brave. The soup was getting cold. The salesman took hold of table two, the Tisches took hold of five, and it emerged that none of them were bolted down. In ten minutes we had one table, as long as the car, with every cloth in Fodor’s cupboard over it. The sugar bowl went from hand to hand until not one of us could have sworn where it had started.

The boy said that he’d still have to stamp something. He used the stamp he had, from his old satchel, and we have all of us kept it, and been waved through a dozen frontiers on the strength of it by men who held it to the light and thought they recognized the eagle. It says RETURN TO SENDER.

Then Fodor went forward for a word with the engineer; and the night express, on which every ticket was good for one direction only, ran four miles backward through the beet fields, to a house with a light on.`,
  publishedDaysAgo: 44.5,
};

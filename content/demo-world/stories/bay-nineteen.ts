import type { DemoStory } from '../story';

export const story: DemoStory = {
  slug: 'bay-nineteen',
  title: 'Bay Nineteen',
  author: 'lena-marsh',
  prompt: 'The last car onto the night ferry has no driver, and its radio is playing.',
  opener: 'I have told this story twice before, and both times I left out the envelope.',
  body: `The rest was good enough without it. I was purser on the overnight boat out of Carrick Point, a wet night in October, the car deck half empty, and the last thing down the ramp was a green station wagon with its lights on, its radio going, and nobody at the wheel. It came aboard at a walking pace and stopped in Bay Nineteen as if somebody had waved it in. There were two hands on deck. Each swore it was the other who’d waved.

I usually leave a pause there. Then I explain that the tide was out, that the ramp lay steep, and that a car left out of gear at the head of the lane would have rolled down to us like a marble. All true. People enjoy a ghost, but they enjoy it more when you let them see the string.

The envelope was on the passenger seat, and it said PURSER.

There were six of us who took that job in turns, and he couldn’t have known whose night it was. I’ve told myself that for years. But he had worked that deck since before I came, and he could read a roster as well as anybody.

His name was Col Brannigan. The April before, in the small hours, he’d let a woman drive on with two kids asleep in the back and no money for a ticket, and to make the count come right he had entered it in the deck log as “one car, no driver, no passengers.” Freight, like a crate. I found it because I read the log; that’s what a purser is for. I wrote it up because the form has a box. I didn’t think they’d let him go. I’ve told myself that too.

In the envelope was the fare for a station wagon, unaccompanied, to the dollar. Under that, in a twist of newspaper, was the fare for one adult and two children. There was a note with it. “Handbrake slips,” it said. “You’ll want to write that up.”

I got in, to switch off the lights, I suppose. The radio was on the station that reads the marine forecast, and I listened to the whole of it, rising slowly, falling slowly, good. The key was in the ignition. On the back seat were two pairs of mittens with the store thread still through them.

On the other side it was just getting gray. A woman stood waiting at the terminal with a boy and a girl, bigger than I’d expected, though of course I had only ever met them as a number that wouldn’t add up. “He said it’d be the last one off,” she told me. She moved the driver’s seat forward four notches. The boy found the mittens. Then they had the wipers going, and they were away up the hill before I’d thought of anything to say. It had stopped raining an hour before.

I did the books in my cabin. One car, no driver, no passengers: I wrote it out in full, and for once in the history of that log it was God’s own truth. Then I tried to enter the rest. But April was closed, and the night’s sheet wouldn’t take it, and whichever way I cast it up we came out over by exactly the three of them.

A surplus has to be declared. There’s a form for it, and the form has a box. I have the envelope in my kitchen drawer with the money still inside, and every October I take it out and count it again, in case it’s come right.`,
  publishedDaysAgo: 33.7,
};

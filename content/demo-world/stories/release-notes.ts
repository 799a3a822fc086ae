import type { DemoStory } from '../story';

export const story: DemoStory = {
  slug: 'release-notes',
  title: 'Release Notes',
  author: 'aiko-sand',
  prompt:
    'A ship four generations out from Earth receives its last software update. Let the release notes tell as much of the story as they can.',
  opener: 'After the engine stopped, there was a silence into which everybody put something different.',
  body: `The update needed a restart, that was all. It had been on its way for sixty-one years, from an office that by now was probably somebody’s parking lot. The ship had asked permission of the oldest person aboard, who was Wim’s grandmother, and she had pressed YES because she thought it was about lunch.

For six minutes you could hear people swallow. Then the screens came back, and on them was this.

VERSION 41.0 (FINAL). Thank you for your patience. This is the last release for your vessel. Support ends on receipt.

FIXED: Corridor lights on Deck 3 were dimming at 21:40 instead of 22:00.

“I got engaged in that twenty minutes,” said a man on Deck 3, to nobody. Half of Deck 3 had.

FIXED: A low tone, about 54 hertz, in the crew quarters. It came from a loose bracket. You should never have had to listen to it.

No one had known it was a fault. They tuned the violins to it. Every lullaby on the ship ended on that note, so that the singer could stop and the baby wouldn’t notice.

FIXED: Soup.

CHANGED: The voice that announces the hour has been retired. Her name was Joan Petrie, and she recorded the numbers over two afternoons in a closet full of coats. She asked us to say that she spent the money on a cruise and thought of you.

REMOVED: The countdown on the bridge. Some of you may have noticed it was not getting smaller. It was put in for morale, and no one on our team could find what it was connected to.

The bridge went to look. Where the number had been was a small window. It had been there all along, behind the number, and it had a star in it, not a large one.

KNOWN ISSUES: We don’t know what happens to you next. We have tried to reproduce it here and cannot.

KNOWN ISSUES: None of the people who wrote this were born when you left. On Fridays we read your old fault reports out loud. We have one pinned up in the kitchen, about the marmalade. The answer you were sent at the time was rude. You were right about the marmalade.

To undo this update, say so within the hour.

They met in the galley because it had the tables. It was the first new thing to disagree about in sixty years, and they didn’t rush. Deck 3 wanted its twenty minutes. The musicians wanted the bracket, and were told they could hold the note themselves, like adults. Wim’s grandmother wanted Joan. A child asked whether you could keep the window and put back everything else, and the engineers explained that it was one or the other. Then somebody asked how they knew, and it turned out that nobody aboard had ever asked the system for anything but lunch.

They asked. The cursor thought about it.

“The time,” said Joan Petrie, through sixty years of coats, “is nineteen hours and four minutes.” The floor began to tremble, so low that you had it in your teeth before your ears, and all over the ship people who’d been shouting stopped, and found their breath, and came in on the note.

At 21:40 the lights on Deck 3 went down. The soup, by general agreement, stayed fixed.`,
  publishedDaysAgo: 0.3,
};

const phrases = `none of my business; none of your business; none of his business; none of her business;
  all the way; by the way; half the way; on the way; out of the way; in the know; on the other hand; on one hand; at hand; in hand; by hand;
  in the first place; in place; at the end of the day; in the end; by the end; for good; in fact; of course; in charge; on purpose; on the spot; at last; by heart;
  at first glance; at first sight; hand in hand; face to face; step by step; side by side; in time; on time; at the same time; for the first time; the first time;
  the last time; once upon a time; all the time; a matter of time; what the hell; the hell; like hell; for heaven's sake; for god's sake; for goodness sake;
  on earth; in the world; the whole world; out of the blue; a piece of cake; piece of cake; by chance; in a hurry; in love; in trouble; in danger; in silence;
  in the air; in other words; in a way; no way; that way; this way; the same way; the wrong way; one way or another; in any case; just in case; in case;
  under control; on the run; on the edge of; at the back of; in front of; on top of; at the bottom of; at the top of; in the middle of; on the side of;
  to the point; the point; at this point; at that point; on the phone; on foot; on board; at sea; at home; at school; at work; out of sight; in sight;
  back and forth; up and down; over and over; from head to toe; from top to bottom; the other side; for a change; as a matter of fact; as a rule; as a joke;
  as a child; as a girl; as a boy; as a kid; a lot of; a couple hundred; a couple hundred of; a couple dozen; a bit of; a kind of; a sort of; a couple of; a great many; in line; in order to; in order;
  on the one hand; at any rate; at once; for once; at least; at most; by now; in a minute; for a minute; for a moment; for a while; in a moment; any moment`;

/** Phrases whose nouns name nothing that is there, and that a reply must not take at their word. */
export const idioms: readonly string[] = phrases.split(';').map((phrase) => phrase.trim().replace(/\s+/g, ' '));

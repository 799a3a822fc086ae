import type { DemoStory } from '../story';

export const story: DemoStory = {
  slug: 'viewing-by-appointment',
  title: 'Viewing by Appointment',
  author: 'ivo-quick',
  prompt: 'Write the sales pitch for something that is plainly alive. The seller has sworn to be honest.',
  opener: 'I should say at once that the ceiling had always done that, though never before in company.',
  body: `It means it likes you. Do be careful of the third stair. No, it’s perfectly sound, it just prefers to be asked.

Three bedrooms this morning. I always say “this morning,” since the office got that letter. The couple before last bought it with two, and then she found she was expecting and hadn’t breathed a word, not even to him, and they came down one Tuesday and there was a third, with the window already open to air it. Yellow. They’d have liked green, but you can’t say anything. It sulks. You’ll have noticed the pantry.

I’m obliged to tell you everything; there’s a form. So, the heating. It doesn’t hold with February. You’ll wake up in February in one small room with a low ceiling, with everybody you live with in there too, and the rest of the house gone off I don’t know where. It’s back by crocus time. The stairs might be on the other side. Keep a deck of cards in your nightstand is what I tell people.

Taxes are very reasonable. The assessor came out twice and couldn’t find it.

Pets, yes. They had a dog here thirteen years. When he got too old for the stairs, it did away with the stairs, and they all went up to bed on a sort of ramp. Carpeted. There’s a yard or so left behind that dresser. I wouldn’t move the dresser.

Well, it’s priced like that because people keep bringing it back. I said I’d be honest. Four families, since I’ve had the listing. They say it hovers. You come home wanting to slam a door and there isn’t one. You have words, the two of you, and the hall gets shorter and shorter until you’re nose to nose in it, and then you laugh, and that’s all right if you’re people who laugh. The last gentleman wasn’t. He told me he couldn’t get from any room to any other without going through the kitchen, where his wife was. He said it was like being digested by somebody’s mother.

So, no, it doesn’t suit everyone. I must have shown it two hundred times. I look in Sundays, too, if there’s nothing booked, to run the taps. You can’t let a place think it’s been forgotten; you should see what happens to the wallpaper.

That? That’s a desk. I don’t remember a desk. Good light on it. There’s a blotter, look, and one of those little dishes for paper clips. I’ve always been a great one for paper clips.

I rent, since you ask. Over the dry cleaner’s. It’s extremely convenient. I’ve got a hot plate.

Do you know, there’s one thing they teach you in this business, your very first week, and in twenty-six years I’ve never done it. You never sit down. You can lean on a counter, you can perch on a sill. But you don’t sit, because the minute the agent’s sitting, it starts to look as if the

Oh. It’s done the chair to match.

I’m afraid I’m going to have to ask you to go. No, you’ve been lovely, it’s nothing to do with you. It’s only that I seem to have sold it. You’ll find the front door where you came in, I should think, or quite near. Just pull it shut behind you. And if you wouldn’t mind, on your way down the path, would you take the sign?`,
  publishedDaysAgo: 16.6,
};

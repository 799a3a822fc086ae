import type { DemoStory } from '../story';

export const story: DemoStory = {
  slug: 'request-stop',
  title: 'Request Stop',
  author: 'ivo-quick',
  prompt: 'A night bus is running late. Tell it from the back row, in the second person, and let nobody reach the stop they paid for.',
  opener: 'The lights went out on the even side of the street first, as they always did, and somebody on the odd side laughed.',
  body: `You see it from the back row of the 64, the seat over the engine, where it’s warm and your teeth buzz. It’s twenty past two. You are going to Alder Street. You’ve paid for Alder Street; the stub is in your glove.

At Canal a man gets on with a fish tank, a third full of water, no fish. He takes it on his knees, and at every corner he tilts it against the turn with the gravity of a waiter.

The dark is keeping pace with you. It takes the even numbers, thinks it over, and takes the odd. Whatever is failing is failing a block at a time, at about the speed of a bus, and the driver has seen it in her mirror and begun not quite to stop. At Foundry a woman with a garment bag presses the bell, gets up, looks through the open door at where Foundry used to be, and sits down again. “Next one,” she says to the rail.

They all say it. The nurse says it at Mill Lane. Two boys with a drum say it at the park. By now the bus is the one lit thing for a mile around, and there are people running for it out of the side streets, in slippers, in a bathrobe, with a cake, and she lets them on. She has put her hand over the fare box.

You would have thought you were the kind of person who minds. You move over. A grandmother sits on your scarf. A man with a flashlight in his mouth says something courteous that nobody can make out. The cake goes down the aisle overhead, to be kept level, and everyone reads it as it passes: WELCOME HOME DEAN. There’s no Dean on the bus. Somebody calls out to be sure. For a second you actually consider it.

“Alder Street,” says the driver.

That’s you. The bell is under your thumb. Out beyond a window that has only your own face in it are the door with its two locks, and the stairs, and the plate you leave in the sink every morning so that something in the place will have been used. She’s holding the bus. There’s no hurry in it; the engine idles up through your spine. Along the whole length of the aisle people are turning their knees aside to make you a way through.

The man with the tank looks up. “I get him tomorrow,” he tells you. “The fish. You’re supposed to let the water stand a day first, and I didn’t like to leave it by itself.”

You sit down. “Next one,” you say, and the boys give you a roll on the drum.

She drives out past where the 64 goes, past the depot, past the sign with the name of the city and a line through it. Behind you, even and odd, the lights are coming on again, block by block. Someone notices. Someone always does, and it’s all over the bus in a minute, and nobody says it to the driver.

In a field, with the doors open and the frost coming in, she cuts the cake with the key to the fare box. It takes a long time to get to the back row. The piece you get has the D on it.`,
  publishedDaysAgo: 2.8,
};

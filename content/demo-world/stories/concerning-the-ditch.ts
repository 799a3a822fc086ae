import type { DemoStory } from '../story';

export const story: DemoStory = {
  slug: 'concerning-the-ditch',
  title: 'Concerning the Ditch',
  author: 'emeka-lund',
  prompt: 'A knight and the giant he was sent to kill have been writing to each other all winter about drainage.',
  opener: 'We’d been promised a change in the weather, and nobody had thought to ask what it would change into.',
  body: `It has changed into a lake, sir, and the lake is on my side. I write under flag of truce to inquire whether you have done something to the ditch. I remain under orders to kill you and will see to it as soon as the road is passable. Odo, Knight, of the Low Ford.

Sir Odo: I have not touched the ditch. I am eighteen feet tall and cannot reach it without lying on my front, which is bad for the wheat. Your culvert is blocked. I can see it from my window. I believe it is a sheep. Ambrose (the Giant).

Giant: It was two sheep. I am obliged to you. The water is now moving, but it has moved into the chapel. My squire says the fall is wrong. He is fourteen and says so about everything. How does it look from up there? (This is not a parley.) Odo.

Sir Odo: Your squire is correct. You have dug it level, as though water were a matter of courtesy. It wants one in two hundred. I enclose a drawing. Each square is one of your paces, or a third of mine. Kindly return the sheet, as I have only four that size. P.S. What did I do? I was never sent a copy. Ambrose.

Dear Ambrose: One in two hundred answers beautifully. We are dry to the second pew. As to your postscript, I had the steward look out the warrant. It says, “For being a giant, and for the mill.” I know of no mill. Do you? Odo.

Dear Odo: I sat on one, in my youth. It was dark, and I paid. I am told the miller came to speak of it with pride. If you carried the main drain on beyond the willows, you would save the widow’s barley. It would take your men until Easter. It would take me an afternoon, but I should have to come over to your side. I put it to you plainly. A.

Dear Ambrose: Come on Thursday. I shall be away on Thursday. I mention, for good order, that if I were to see you I should be bound to draw. The men ask whether you take soup and, if so, how much. O.

Dear Odo: Thank you for Thursday. There was a man standing in the hayloft the whole afternoon with a bucket over his head. If that was you, it was tactfully done. The soup was excellent. I hope there was meant to be none left. A.

Dear Ambrose: It was I. It was not a bucket but the regulation helm. The road is passable. I walked it this morning, dry as a table from the Ford to your gate, and I have nobody to blame for that but us. At noon the King’s man rode down it to ask how I was getting on. I told him that the ditch wasn’t finished. He asked when it would be. I said that a drain is not a thing you finish; there is silt, there are moles; a prudent man goes over it every spring and fall, with advice. He wrote down “ongoing.” You will want your drawing back. I have kept it out of the wet, but I must tell you that the boy has put a dog in one corner. He says it is to scale. Odo.

Dear Odo: Keep the drawing. The third sluice is sticking, and I could look at it on Thursday, if you are going to be away. Bring the boy. I have measured his dog against the squares and make it eleven feet at the shoulder. All my life I have wanted something to pat. I should very much like to meet it. Ambrose.`,
  publishedDaysAgo: 8.3,
};

/** A sentence of the Day's Line in the demo world. */
interface DemoLine {
  /** The key of its writer. */
  author: string;
  body: string;
  picked: number;
  compared: number;
}

/** The sentences of the last days, the latest day last. They follow one another whatever the week's opening is. */
export const demoLines: readonly (readonly DemoLine[])[] = [
  [
    { author: 'mara-ellwood', body: 'Old Teodor said it was nothing, and put on his boots in the dark.', picked: 11, compared: 14 },
    { author: 'ivo-quick', body: 'I counted to nine before anybody breathed out.', picked: 8, compared: 13 },
    { author: 'lena-marsh', body: 'In the morning there was a ladder in the yard that belonged to none of us.', picked: 7, compared: 14 },
    { author: 'tomas-reed', body: 'The mayor declared it a coincidence and then resigned.', picked: 2, compared: 13 },
  ],
  [
    {
      author: 'aiko-sand',
      body: 'He came back at noon without the boots, smiling like somebody who has been paid.',
      picked: 12,
      compared: 15,
    },
    { author: 'ruth-calder', body: 'His tracks went out across the field and did not come back.', picked: 9, compared: 14 },
    { author: 'emeka-lund', body: 'What he carried under his coat was warm, and it had learnt his name.', picked: 9, compared: 15 },
    { author: 'pilar-dutra', body: 'His wife set the table for three, for the first time since the war.', picked: 5, compared: 14 },
  ],
  [
    { author: 'ruth-calder', body: 'By evening everybody in the street had found a reason to pass his window.', picked: 0, compared: 0 },
    { author: 'tomas-reed', body: 'He would not say by whom, but the coins were wet and older than the church.', picked: 0, compared: 0 },
    {
      author: 'pilar-dutra',
      body: 'His daughter looked at his bare feet and fetched the doctor, who fetched the priest.',
      picked: 0,
      compared: 0,
    },
    { author: 'lena-marsh', body: 'That night the dog slept in front of his door, on the outside.', picked: 0, compared: 0 },
  ],
];

/** Past tenses that do not end in -ed: the verb, then its past. */
export const irregularVerbs: Readonly<Record<string, string>> = Object.fromEntries(
  `arise arose, become became, begin began, bend bent, bet bet, bind bound, bite bit, blow blew, break broke, bring brought, build built,
  burn burned, burst burst, buy bought, catch caught, choose chose, cling clung, come came, cost cost, creep crept, cut cut, dig dug, do did,
  draw drew, drink drank, drive drove, eat ate, fall fell, feed fed, feel felt, fight fought, find found, fit fit, fling flung, fly flew,
  forget forgot, forgive forgave, freeze froze, get got, give gave, go went, grind ground, grow grew, hang hung, have had, hear heard,
  hide hid, hit hit, hold held, hurt hurt, keep kept, kneel knelt, know knew, lay laid, lead led, lean leaned, learn learned, leave left,
  lend lent, let let, lie lay, light lit, lose lost, make made, mean meant, meet met, pay paid, put put, quit quit, read read, ride rode,
  ring rang, rise rose, run ran, say said, see saw, sell sold, send sent, set set, shake shook, shine shone, shrink shrank, shut shut,
  sing sang, sink sank, sit sat, sleep slept, slide slid, speak spoke, spell spelled, spend spent, spill spilled, spin spun, split split,
  spread spread, spring sprang, stand stood, steal stole, stick stuck, strike struck, string strung, sweep swept, swell swelled,
  swim swam, swing swung, take took, teach taught, tear tore, tell told, think thought, throw threw, understand understood, wake woke,
  wear wore, weep wept, win won, wind wound, withdraw withdrew, write wrote, overhear overheard, outlast outlasted, mistake mistook,
  rewrite rewrote, undo undid, upset upset, bleed bled, breed bred, deal dealt, dream dreamed, flee fled, hum hummed, kneel knelt, knit knit,
  leap leaped, shoot shot, show showed, sow sowed, swear swore, can could, will would, must had to, may might, ought ought`
    .split(',')
    .map((pair) => {
      const [verb = '', ...past] = pair.trim().split(' ');
      return [verb, past.join(' ')];
    }),
);

/** Verbs of more than one syllable that double their last letter, and short ones that do not. */
export const doublingVerbs: ReadonlySet<string> = new Set(['admit', 'commit', 'occur', 'omit', 'permit', 'prefer', 'refer', 'regret']);

/** Words of grammar, and short forms that the subtitles count as words. Their dictionary meanings are surprising ('are': a unit of land). */
export const FUNCTION_WORDS: ReadonlySet<string> = new Set(
  `about above after again against ain all also although always and another any anyone anything are aren around because been before
  being below between both but can cannot could couldn did didn does doesn doing don done down during each either else ever every
  everyone everything few for from gonna gotta had hadn has hasn have haven having her here hers herself him himself his how
  however its itself just least less let many may maybe might mine more most much must mustn myself near neither never
  nobody none nor not nothing now off once one only onto other others ought our ours out over own per perhaps quite rather really
  same several shall she should shouldn since some somebody someone something somewhere still such than that the their them
  themselves then there these they this those though through throughout thus till too toward towards under until upon use very was wasn
  way well were weren what whatever when where whether which while who whole whom whose why will with within without won would
  wouldn yes yet you your yours yourself ones ins outs con cons ham abo alt ava ere ken len lev lee ray rob sol sou sir mister
  mum mom dad mama papa yeah okay hey heh ooh aah uh hmm wow wee hon
  dan don ted pat jack jerry nan dee dun kay del lat lek mil pam pip pup rex roe rod ron sal sen soy tod tom van ves von
  gin art bill mark frank rich drew dean grant wade chase peter carol holly daisy`.split(/\s+/),
);

/** Words whose first meaning in WordNet is not the one that people think of. */
export const MISLEADING: ReadonlySet<string> = new Set(
  `supposed swept hood wire hacker schooner plate scavenger shaft mechanism loading zero ether fathom giveaway cutout ting toner apron
  desk module sally fair pound pounds quid grand sole hooks stops taps scraps boards bank plant valve chord patent doughnut suture
  clipper boxing rooting made coming needed cleared assistant complaint hull bent kin ward drool weasel nightmare haunt attache
  bull fell brush earnest getaway cuss stilt sidebar controller commuter gimmick bankruptcy obsess utility catchy further felt
  hearing resist snap lace lie bust author skin shell crane nail nails punk punks mole moles hut lobster turkey chicken duck pitcher
  jumper jumpers trainer pants fall pop rap tag`.split(/\s+/),
);

const words = (list: string): ReadonlySet<string> => new Set(list.split(/\s+/).filter((word) => word !== ''));

/** Words that have a capital at the beginning of a sentence but are never names. */
export const plainWords = words(`
  a about above across after again against all almost alone along already also although always am among an and another any anybody anyone
  anything are around as ask asked at away back be because been before behind below beneath beside between beyond both but by call can
  carefully come could did do does don done down each either else even every everybody everyone everything except few finally first for
  four five from get go good goodbye great had half hardly has have he hello her here hers herself him himself his how however i if in
  indeed inside instead into is it its itself just keep last later least less let like listen little long look looking maybe me meanwhile
  mine more most much must my myself near nearly neither never new next no nobody none nor not nothing now of off oh okay old on once one
  only onto or other our ours ourselves out outside over own perhaps please put quite rather really right run said same say second see
  several shall she should silence since six slowly so some somebody somehow someone something sometimes somewhere soon sorry still stop
  such suddenly sure take ten than thank thanks that the their theirs them themselves then there these they thing things think this those
  though three through thus till time to today together tomorrow tonight too toward towards two under unless until up upon us very wait
  was we well were what whatever when whenever where wherever whether which while who whoever whole whom whose why will with within
  without wonderful would wow yes yesterday yet you your yours yourself yourselves monday tuesday wednesday thursday friday saturday sunday
  january february march april may june july august september october november december spring summer autumn winter christmas easter
  folk folks lads lasses bairns kids
  english french german spanish latin american british italian chinese japanese russian polish irish scottish welsh dutch swedish norwegian
  danish finnish greek turkish korean vietnamese mexican canadian australian portuguese brazilian cuban african european asian ukrainian
  hungarian czech arabic hebrew commander god lord heaven hell earth sir madam ma’am mister
  seven eight nine eleven twelve twenty thirty forty fifty sixty seventy eighty ninety hundred thousand colonel general sergeant major officer lieutenant madame monsieur señor señora signor signora herr frau
  doña ministry council police parliament committee congress chapter ok hey hi ah ha hm hmm ugh eh aha hush quiet quick quickly somewhere north south east west tv dad mom mum mama papa grandma
  grandpa mother father aunt uncle doctor captain professor king queen prince princess dear sales marketing payroll accounting reception
  street road avenue square terrace station hotel hospital school noone`);

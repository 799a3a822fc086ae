/** What nobody passes over: a turn that ends with one of these is about it. */
export const strongVerbs: ReadonlySet<string> = new Set(
  `kick grab seize snatch fall explode scream vanish disappear die kiss burst shoot stab hit punch slap crash collapse drown burn smash break
   shatter attack bite jump leap escape steal kill marry faint strike tear push throw drop`.split(/\s+/),
);

/** The rules that script/mutation breaks, as patterns without their ending; the tests stand beside them. */
export const rules = [
  'app/arenas/story-weave/rules/**/*',
  'app/arenas/word-games/{games,fair-play,rooms/rules}/**/*',
  'app/arenas/creative-writing/session/prompts/opener-order',
  'app/stories/saving/save-machine',
  'app/stories/ratings/{standing,xp/xp-allowance}',
  'app/stories/xp-shares',
  'app/{stories,arenas/fan-fiction/stories,accounts/roles,moderation,notices,players/follows,arenas/word-games/daily/review}/policy',
  'app/moderation/{cases/weight,hiding/automatic-hiding}',
  'app/progress/{level,streak}',
  'app/progress/ratings/skill',
  'app/{duels,days-line}/rules/**/*',
];

import { type Answer, contextFor, fitFor, speedsOf, type Trial } from './trial';

const USES = {
  rooms: 'quick enough for live turns: parts in rooms, prompts and starters',
  prompts: 'quick enough for prompts and starters only',
  nothing: 'not quick enough, or not fit to be shown: leave the settings unset',
} as const;

/** What a trial found, as lines for a terminal. */
export function reportOf(trial: Trial): string[] {
  const { model, baseUrl, fault, loadMs = 0, first, later, prompt } = trial;
  const title = `${model} at ${baseUrl}`;
  if (fault !== undefined) return [title, `  gave no answer: ${fault}`, `  => ${USES.nothing}`];
  return [
    title,
    `  loaded and answered after ${seconds(loadMs)}`,
    ...speedLines(trial),
    ...answerLines('first part of a story', first),
    ...answerLines('a later part of it', later),
    ...answerLines('a prompt', prompt),
    `  => ${USES[fitFor(trial)]}`,
  ];
}

/** The settings with which the site uses a model; none where it is good for nothing. */
export function settingsFor(trial: Trial, apiKey: string | undefined): string[] {
  const use = fitFor(trial);
  if (use === 'nothing') return [];
  const endpoint = [`AI_BASE_URL=${trial.baseUrl}`, `AI_MODEL=${trial.model}`, ...(apiKey ? ['AI_API_KEY=(as given)'] : [])];
  return [...endpoint, `AI_FOR=${use}`, ...(use === 'rooms' ? [`AI_CONTEXT=${contextFor(trial)}`] : [])];
}

/** Of several models, the one to take: for rooms before for prompts, and then the quicker one; undefined where none is of use. */
export function bestOf(trials: readonly Trial[]): Trial | undefined {
  const worth = { rooms: 0, prompts: 1, nothing: 2 } as const;
  const ms = ({ later }: Trial) => later?.reading?.totalMs ?? Number.POSITIVE_INFINITY;
  return trials
    .filter((trial) => fitFor(trial) !== 'nothing')
    .toSorted((one, other) => worth[fitFor(one)] - worth[fitFor(other)] || ms(one) - ms(other))[0];
}

function speedLines(trial: Trial): string[] {
  const { reads, readsKept, writes, keepsPrefix } = speedsOf(trial);
  const { newTokens, reading } = trial.later ?? {};
  const about = reading?.isCounted ? '' : 'about ';
  const speedOf = (rate: number | undefined) => `${rate === undefined ? 'at ' : about}${perSecond(rate)}`;
  const lines = [`  reads ${speedOf(reads)}, writes ${speedOf(writes)}`];
  if (newTokens === undefined || !reading) return lines;
  const kept = keepsPrefix === undefined ? '' : keepsPrefix ? ': what it has read is kept' : ': it reads everything again';
  return [
    ...lines,
    `  reads a later question (${about}${reading.readTokens} tokens, ${newTokens} of them new) at ${perSecond(readsKept)}${kept}`,
  ];
}

function answerLines(what: string, answer: Answer | undefined): string[] {
  const { text, fault, reading } = answer ?? {};
  const time = reading ? `first word after ${seconds(reading.firstWordMs)}, all after ${seconds(reading.totalMs)}` : 'no word';
  return [`  ${what}: ${time}${fault === undefined ? '' : `; not shown: ${fault}`}`, ...(text ? [`    ${text}`] : [])];
}

const perSecond = (rate: number | undefined) => (rate === undefined ? 'a speed that cannot be told' : `${Math.round(rate)} tokens/s`);
const seconds = (ms: number) => `${(ms / 1000).toFixed(1)} s`;

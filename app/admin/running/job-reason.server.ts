/** Why a job's last try failed, in SQL; a try that took too long is noted in `value`. Empty where nothing was noted. */
export const REASON = "coalesce(output->>'message', output->'value'->>'message', '')";

/** How much of it is shown. */
export const REASON_CHARACTERS = 300;

/** The value of one of a process's figures, without labels; undefined where it is left out. */
export async function figure(url: string, name: string): Promise<number | undefined> {
  const text = await (await fetch(`${url}/metrics`)).text();
  const [, value] = new RegExp(`^quillarena_${name} (\\S+)$`, 'm').exec(text) ?? [];
  return value === undefined ? undefined : Number(value);
}

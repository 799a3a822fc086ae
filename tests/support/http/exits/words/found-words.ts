import { unzipSync } from 'fflate';

/** Everything that can be read in a response: its body, its headers, and the files of an archive such as a book. */
export async function wordsOf(response: Response): Promise<string> {
  const bytes = new Uint8Array(await response.arrayBuffer());
  const headers = [...response.headers].map(([name, value]) => `${name}: ${decoded(value)}`).join('\n');
  return `${headers}\n${textOf(bytes)}`;
}

function textOf(bytes: Uint8Array): string {
  const isArchive = bytes[0] === 0x50 && bytes[1] === 0x4b;
  if (!isArchive) return new TextDecoder().decode(bytes);
  return Object.entries(unzipSync(bytes))
    .map(([name, file]) => `${name}\n${textOf(file)}`)
    .join('\n');
}

/** A header with what is percent-encoded in it, such as a file's name. */
function decoded(value: string): string {
  try {
    return decodeURIComponent(value);
  } catch {
    return value;
  }
}

import { type TagKind, tagKinds } from '../rules/tag';

/** Longer names of fandoms and words are cut. */
const MAX_TYPED = 100;
const POSITION = /^(\d{1,9})\.([1-9]\d{0,8})$/;

/** What the address of the queue asks for. */
export interface QueueFilters {
  kind: TagKind;
  fandom: string;
  words: string;
  after: QueuePosition | undefined;
}

/** Where a page of the queue ends. */
export interface QueuePosition {
  /** Stories that count as the tag. */
  uses: number;
  id: number;
}

/** What an address asks of the queue; freeforms where it names no kind. */
export function queueFiltersIn(query: URLSearchParams): QueueFilters {
  const typed = (name: string) => (query.get(name) ?? '').replaceAll('\0', '').slice(0, MAX_TYPED).trim();
  const [, uses, id] = POSITION.exec(query.get('after') ?? '') ?? [];
  return {
    kind: tagKinds.find((kind) => kind === query.get('kind')) ?? 'freeform',
    fandom: typed('fandom'),
    words: typed('q'),
    after: id === undefined ? undefined : { uses: Number(uses), id: Number(id) },
  };
}

/** The end of a page as addresses say it. */
export function positionText({ uses, id }: QueuePosition): string {
  return `${uses}.${id}`;
}

import type { ComponentType } from 'react';
import type { Sources } from './unfinished';

/** A way to a page. */
export interface Link {
  to: string;
  label: string;
}

/** An arena, as the home page and link previews show it. */
export interface ArenaDeclaration {
  /** Its name in addresses. */
  slug: string;
  /** For cards and headings. */
  name: string;
  text: string;
  play: string;
  /** A further way in. */
  more?: Link;
  /** What that way in says to a player instead, where something begins just now. */
  moreNow?(sources: Sources, playerId: string): Promise<string | undefined>;
  /** Where what was done in it is seen. */
  results: Link;
  /** What is drawn in its arch. */
  Scene: ComponentType;
  /** Where it stands among the arenas: the lowest first. */
  order: number;
}

/** A link of every page's header. */
interface HeaderLink extends Link {
  /** Where it stands among the links: the lowest first. */
  order: number;
}

/** A link of the footer's map. */
export interface FooterLink extends Link {
  column: 'Write' | 'Read' | 'Rules' | 'The site';
  /** Where it stands among the links: the lowest first. */
  order: number;
}

/** A link of a player's own profile. */
export interface ProfileLink extends Link {
  /** Beside their name, or above their stories. */
  place: 'header' | 'stories';
  /** Above the stories: whether it is also for those who have none yet. */
  begins?: true;
  /** Where it stands among the links: the lowest first. */
  order: number;
}

/** Another way to write, as the page of Creative Writing shows it. */
export interface WayToWrite extends Link {
  /** What it is, in a sentence. */
  text: string;
  /** Where it stands among them: the lowest first. */
  order: number;
}

declare module '~/platform/feature/shows' {
  interface Shows {
    arenas: ArenaDeclaration;
    navigation: HeaderLink;
    footer: FooterLink;
    profileLinks: ProfileLink;
    waysToWrite: WayToWrite;
    /** Addresses of public pages without parameters, for the site map. */
    addresses: string;
    /** Beginnings of addresses that crawlers skip: personal pages, and what is no page. */
    uncrawled: string;
  }
}

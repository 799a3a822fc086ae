import { claims } from '~/site/claims';

/*
 * Texts of the frame around every page. Constants, so that builds put them where they are used.
 */
export const SKIP = 'Skip to content';
export const MAIN_NAVIGATION = 'Main';
export const SITE_MAP = 'Map';
export const HOME = `${claims.name}, home`;
export const MENU_LABEL = 'Menu';
export const SIGN_UP = 'Sign Up';
export const SIGN_IN = 'Sign In';
export const PLAY_NOW = 'Play Now';
export const MY_PROFILE = 'My Profile';
export const LOADING = 'Loading…';
export const DISMISS = 'Dismiss';

/*
 * Icons of the frame, of notices and of reading pages, by Lucide (ISC licence), each as one path on 24 by 24 units. All
 * other icons come from lucide-react, whose component alone is a tenth of the frame's script.
 */
export const SUN =
  'M8 12a4 4 0 1 0 8 0 4 4 0 1 0-8 0M12 2v2M12 20v2M4.93 4.93l1.41 1.41M17.66 17.66l1.41 1.41M2 12h2M20 12h2M6.34 17.66l-1.41 1.41M19.07 4.93l-1.41 1.41';
export const MOON = 'M20.985 12.486a9 9 0 1 1-9.473-9.472c.405-.022.617.46.402.803a6 6 0 0 0 8.268 8.268c.344-.215.825-.004.803.401';
export const MONITOR = 'M4 3h16a2 2 0 0 1 2 2v10a2 2 0 0 1-2 2H4a2 2 0 0 1-2-2V5a2 2 0 0 1 2-2zM8 21h8M12 17v4';
export const MENU = 'M4 5h16M4 12h16M4 19h16';
export const CROSS = 'M18 6 6 18M6 6l12 12';
export const CHEVRON_DOWN = 'M6 9l6 6 6-6';
export const ARROW_LEFT = 'M12 19l-7-7 7-7M19 12H5';

export const CIRCLE = 'M2 12a10 10 0 1 0 20 0 10 10 0 1 0-20 0';
export const INFO = `${CIRCLE}M12 16v-4M12 8h.01`;
export const CIRCLE_CHECK = `${CIRCLE}M16 9l-5.5 5.5L8 12`;
export const CIRCLE_ALERT = `${CIRCLE}M12 8v4M12 16h.01`;

/** How many devices somebody may be told on. */
export const MOST_DEVICES = 10;

/** Texts of the devices that somebody is told on. */
export const deviceTexts = {
  heading: 'On your devices',
  about: 'What you are told can also appear on a phone or a computer, even while Quillarena is closed.',
  turnOn: 'Turn on for this device',
  turningOn: 'Turning on...',
  isOn: 'This device shows what you are told.',
  thisDevice: 'this device',
  remove: 'Remove',
  none: 'No device yet.',
  needsScript: 'Turning on a device needs JavaScript.',
  unsupported: 'This browser cannot show what a site tells it. On an iPhone or iPad, add Quillarena to the home screen first.',
  blocked: 'This browser blocks what Quillarena would show. You can allow it in the settings of the browser for this site.',
  notNow: 'The browser did not turn it on. Please try again later.',
  noService: 'This browser named an address that is no push service’s, so the device was not turned on.',
  tooMany: `You have ${MOST_DEVICES} devices. Remove one first.`,
  failed: 'That did not work. Please try again.',
} as const;

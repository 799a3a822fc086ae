/** How many devices a player may be told on. */
export const MOST_DEVICES = 10;

/** Texts of the devices that a player is told on. */
export const deviceTexts = {
  heading: 'On your devices',
  about: 'Notifications can also appear on your phone or computer, even while Quillarena is closed.',
  turnOn: 'Turn on for this device',
  turningOn: 'Turning on...',
  isOn: 'This device shows notifications.',
  thisDevice: 'this device',
  since: 'since <since/>',
  remove: 'Remove',
  none: 'No devices yet.',
  needsScript: 'Turning on a device needs JavaScript.',
  unsupported: 'This browser cannot show notifications. On an iPhone or iPad, add Quillarena to your home screen first.',
  blocked: 'This browser blocks notifications from Quillarena. You can allow them in its settings for this site.',
  notNow: 'The browser did not turn it on. Please try again later.',
  noService: 'This browser gave an address that belongs to no push service, so the device was not turned on.',
  tooMany: `You have ${MOST_DEVICES} devices. Remove one first.`,
  failed: 'That did not work. Please try again.',
} as const;

import type { Text } from './text.ts';

/** The English texts about turns: in the header, in notifications and their settings. */
export const notifyEn = {
  'header.waiting': { one: '1 match waits for you: open it', other: '{n} matches wait for you: open the next one' },
  notify: 'Notifications',
  'notify.sound': 'Play a sound when it is my turn',
  'notify.sound.about': 'At an open table, also in a tab in the background.',
  'notify.about': 'This browser can tell you when it is your turn, even while Arbiter is closed.',
  'notify.on': 'Notifications are on in this browser.',
  'notify.off': 'Notifications are off in this browser.',
  'notify.blocked': 'This browser does not allow notifications from this site. You can change that in its settings.',
  'notify.turnOn': 'Turn on notifications',
  'notify.turnOff': 'Turn off notifications',
  'notify.isOn': 'Notifications are on',
  'notify.isOn.about': 'You will see a message like this one when it is your turn.',
  'notify.devices': 'Other devices with notifications',
  'notify.device': 'Unnamed device',
  'notify.device.since': 'turned on',
  'notify.device.off': 'stopped working',
  'notify.remove': 'Remove',
  'notify.removeNamed': 'Remove {name}',
  'notify.missing': 'This browser cannot receive notifications.',
  'notify.byHand': 'To get notifications here, add Arbiter to the home screen first: Share, then Add to Home Screen.',
  'notify.install': 'Install Arbiter',
  'notify.install.about': 'As an app with its own window and icon.',
  'notify.offer': 'Should this browser tell you when it is your turn again?',
  'notify.offer.no': 'No, thanks',
} as const satisfies Record<string, Text>;

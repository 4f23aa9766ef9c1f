import type { notifyEn } from './notify.en.ts';
import type { Text } from './text.ts';

/** The German texts about turns: the same keys in the same order as in notify.en.ts. */
export const notifyDe: Readonly<Record<keyof typeof notifyEn, Text>> = {
  'header.waiting': {
    one: '1 Partie wartet auf dich: öffnen',
    other: '{n} Partien warten auf dich: die nächste öffnen',
  },
  'header.requests': {
    one: '1 Freundschaftsanfrage: zu den Freunden',
    other: '{n} Freundschaftsanfragen: zu den Freunden',
  },
  notify: 'Benachrichtigungen',
  'notify.sound': 'Einen Ton abspielen, wenn ich dran bin',
  'notify.sound.about': 'An einem offenen Tisch, auch in einem Tab im Hintergrund.',
  'notify.about': 'Dieser Browser kann dir melden, dass du dran bist, auch wenn Arbiter geschlossen ist.',
  'notify.on': 'Benachrichtigungen sind in diesem Browser eingeschaltet.',
  'notify.off': 'Benachrichtigungen sind in diesem Browser ausgeschaltet.',
  'notify.blocked':
    'Dieser Browser erlaubt dieser Website keine Benachrichtigungen. Das lässt sich in seinen Einstellungen ändern.',
  'notify.turnOn': 'Benachrichtigungen einschalten',
  'notify.turnOff': 'Benachrichtigungen ausschalten',
  'notify.isOn': 'Benachrichtigungen sind eingeschaltet',
  'notify.isOn.about': 'So eine Nachricht siehst du, wenn du dran bist.',
  'notify.devices': 'Andere Geräte mit Benachrichtigungen',
  'notify.device': 'Gerät ohne Namen',
  'notify.device.since': 'eingeschaltet',
  'notify.device.off': 'ausgefallen',
  'notify.remove': 'Entfernen',
  'notify.removeNamed': 'Entfernen: {name}',
  'notify.missing': 'Dieser Browser kann keine Benachrichtigungen empfangen.',
  'notify.byHand': 'Füge Arbiter zuerst zum Home-Bildschirm hinzu: „Teilen“, dann „Zum Home-Bildschirm“.',
  'notify.install': 'Arbiter installieren',
  'notify.install.about': 'Als App mit eigenem Fenster und Symbol.',
  'notify.offer': 'Soll dieser Browser dir melden, wenn du wieder dran bist?',
  'notify.offer.no': 'Nein, danke',
};

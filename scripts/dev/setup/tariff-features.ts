import type { ManagedFeature, TelephonyFeature } from '../../../src/company/schema/tariffs.ts'

type Words = { readonly de: string; readonly en: string; readonly fr: string }

const words = (de: string, en: string, fr: string): Words => ({ de, en, fr })

/** What a tariff of the managed services can include, in the words of the setup. */
export const managedFeatures: Record<ManagedFeature, Words> = {
  helpdesk: words('Helpdesk', 'help desk', 'assistance aux utilisateurs'),
  monitoring: words('Überwachung der Systeme', 'monitoring of systems', 'surveillance des systèmes'),
  patching: words('Updates', 'updates', 'mises à jour'),
  backup: words('Backup', 'backup', 'sauvegarde'),
  security: words('Schutz vor Angriffen', 'protection against attacks', 'protection contre les attaques'),
  assets: words(
    'Verzeichnis der Geräte und Lizenzen',
    'list of devices and licences',
    'inventaire des appareils et licences',
  ),
  agreedScope: words('Umfang nach Absprache', 'scope as agreed', 'étendue convenue'),
  sharedTasks: words(
    'Arbeitsteilung mit eigener IT',
    'tasks shared with own IT',
    'tâches partagées avec l’informatique interne',
  ),
  regularVisits: words('regelmäßige Termine vor Ort', 'regular visits', 'visites régulières'),
}

/** The same for telephony. */
export const telephonyFeatures: Record<TelephonyFeature, Words> = {
  numbers: words('Rufnummern', 'numbers', 'numéros'),
  apps: words('Apps für Rechner und Mobiltelefon', 'apps for computers and phones', 'applications'),
  voicemail: words('Anrufbeantworter', 'voicemail', 'messagerie vocale'),
  announcement: words('Ansagen', 'announcements', 'annonces'),
  menu: words('Auswahlmenü', 'menu', 'menu vocal'),
  queues: words('Warteschlangen', 'queues', 'files d’attente'),
  overview: words('Übersicht der Anrufe', 'overview of calls', 'vue d’ensemble des appels'),
  sharedNumbers: words(
    'gemeinsame Rufnummern mehrerer Standorte',
    'numbers shared by several sites',
    'numéros communs à plusieurs sites',
  ),
  businessSoftware: words(
    'Anbindung an andere Programme',
    'connection to other software',
    'connexion à d’autres logiciels',
  ),
  secondLine: words('zweite Leitung', 'second line', 'seconde ligne'),
}

import { company } from '../../company/company.ts'
import { emergencySupportFrom } from '../../company/derive.ts'
import { compact, ifInMarkets } from '../../company/optional.ts'
import { breachReportHours, type EmergencyCopy, type OfficeGroup } from '../emergency-copy.ts'
import { joinList, measure } from '../format.ts'
import { nis2 } from '../nis2.ts'
import { longDay } from './format.ts'

const { shortName } = company

const breachDeadline = `${measure(breachReportHours, 'heures')} (art.\u00a033 RGPD)`
const nis2Purpose = 'incident important, si NIS2 s’applique'
const nis2Deadline = `${nis2.firstReportHours} et ${measure(nis2.detailedReportHours, 'heures')}, puis un mois`
const breachPurpose = 'violation de données personnelles présentant un risque'

const supervisors = joinList(
  compact(ifInMarkets('LU', 'à la CSSF (assureurs : CAA)'), ifInMarkets('DE', 'à la BaFin')),
  ' ou ',
)

const countryGroups = compact(
  ifInMarkets<OfficeGroup>('LU', {
    country: 'Entreprises au Luxembourg',
    offices: [
      {
        source: 'responseLU',
        name: 'CIRCL',
        purpose: 'conseil et aide aux entreprises',
        deadline: 'facultatif, aussitôt',
      },
      { source: 'privacyLU', name: 'CNPD', purpose: breachPurpose, deadline: breachDeadline },
      {
        source: 'incidentLU',
        name: 'ILR (SERIMA)',
        purpose: nis2Purpose,
        deadline: nis2Deadline,
      },
      {
        source: 'policeLU',
        name: 'Police Grand-Ducale',
        purpose: 'plainte ; 113 en cas d’urgence',
        deadline: 'dès que possible',
      },
    ],
  }),
  ifInMarkets<OfficeGroup>('DE', {
    country: 'Entreprises en Allemagne',
    offices: [
      {
        source: 'incidentDE',
        name: 'BSI',
        purpose: nis2Purpose,
        deadline: nis2Deadline,
      },
      {
        source: 'dataBreach',
        name: 'Autorité de protection des données de votre Land',
        contact: 'formulaire sur son site',
        purpose: breachPurpose,
        deadline: breachDeadline,
      },
      {
        source: 'policeDE',
        name: 'Police : cybercriminalité (ZAC)',
        contact: 'auprès du Landeskriminalamt',
        purpose: 'plainte ; 110 en cas d’urgence',
        deadline: 'dès que possible',
      },
    ],
  }),
)

const anywhere: OfficeGroup = {
  offices: [
    {
      source: 'dataBreach',
      name: 'Autorité de protection des données de votre pays',
      contact: 'formulaire sur son site',
      purpose: breachPurpose,
      deadline: breachDeadline,
    },
    {
      source: 'directive',
      name: 'Autorité compétente pour NIS2 dans votre pays',
      contact: 'sur son site',
      purpose: nis2Purpose,
      deadline: nis2Deadline,
    },
  ],
}

export const emergency: EmergencyCopy = {
  title: 'Fiche d’urgence : la première heure après une attaque',
  description:
    'Huit étapes pour la première heure d’une cyberattaque, vos numéros de téléphone et les autorités à prévenir, sur une feuille à imprimer.',
  badge: 'Une fiche d’urgence à afficher',
  heading: 'La première heure après une attaque',
  lead: 'Huit étapes pour le jour où les écrans restent noirs ou qu’une demande de rançon apparaît. Saisissez les numéros dont vous aurez besoin, imprimez la feuille et affichez-la là où tout le monde la voit. Vos saisies restent dans ce navigateur et ne sont pas envoyées.',
  drawing:
    'Un cadran de 60 minutes. Huit repères montrent le début de chaque étape ; les trois premières tombent dans les cinq premières minutes.',
  stepsHeading: 'Huit étapes',
  steps: {
    note: {
      title: 'Noter l’heure',
      text: 'Écrivez sur papier qui a remarqué quoi et quand, puis l’heure de chaque étape.',
    },
    isolate: {
      title: 'Couper le réseau',
      text: 'Débranchez les câbles réseau, coupez le Wi-Fi. N’effacez rien et n’éteignez que ce qui reste connecté : les traces seraient perdues.',
    },
    call: {
      title: 'Appeler informatique et direction',
      text: 'Prenez un mobile : le téléphone fixe peut être en panne, et quelqu’un lit peut-être vos e-mails et messages.',
    },
    backups: {
      title: 'Protéger les sauvegardes',
      text: 'Arrêtez les sauvegardes programmées, débranchez les supports. Ne restaurez rien pour l’instant.',
    },
    accounts: {
      title: 'Bloquer les accès',
      text: 'Depuis un appareil sain, bloquez les accès à distance, les boîtes touchées et tous les comptes d’administrateur sauf un, pour les urgences. Fermez les sessions ouvertes, changez les mots de passe.',
    },
    bank: {
      title: 'Appeler la banque',
      text: 'Si des paiements ou l’accès aux comptes peuvent être touchés : rappelez les virements et faites bloquer les accès.',
    },
    insurer: {
      title: 'Appeler l’assureur',
      text: 'Appelez-le avant de mandater quelqu’un. Ne payez rien et ne négociez pas avant de l’avoir prévenu, ainsi que la police.',
    },
    report: {
      title: 'Notifier et porter plainte',
      text: 'Les organismes et délais figurent ci-dessous. Les heures comptent dès que vous avez connaissance de l’incident, même la nuit. Une première notification peut être incomplète. Si le risque pour les personnes est élevé, informez-les aussi.',
    },
  },
  customers: emergencySupportFrom
    ? `Clients de ${shortName} : l’assistance d’urgence à toute heure fait partie de l’infogérance à partir de la formule ${emergencySupportFrom.replace(/^./, (letter) => letter.toUpperCase())}. Sous «\u00a0Informatique\u00a0», notez le numéro dont vous disposez pour cela.`
    : undefined,
  minute: (minute) => `Minute ${minute}`,
  doneAt: 'à',
  contactsHeading: 'Nos numéros',
  contacts: {
    it: 'Informatique',
    management: 'Direction',
    privacy: 'Protection des données',
    insurer: 'Assureur',
    bank: 'Banque',
    police: 'Police',
    other: 'Autre contact',
    another: 'Encore un contact',
  },
  name: 'Nom',
  phone: 'Tél.',
  remember: 'Mémoriser sur cet appareil',
  rememberHint:
    'Sans la coche, vos saisies disparaissent quand vous fermez l’onglet. Avec elle, toute personne qui utilise ce navigateur peut les voir.',
  officesHeading: 'Qui prévenir',
  officesHead: ['Organisme', 'Où', 'Pour quoi', 'Délai'],
  officeGroups: countryGroups.length > 0 ? countryGroups : [anywhere],
  financial: `Les entités financières soumises à DORA notifient les incidents majeurs ${supervisors || 'à leur autorité de surveillance'} au lieu de l’autorité compétente pour NIS2.`,
  checked: (day) => `Informations au ${longDay(day)}.`,
  print: 'Imprimer',
  printWithoutScript: 'Pour imprimer, utilisez la fonction d’impression de votre navigateur.',
  clear: 'Effacer les saisies',
  titleBlock: {
    title: 'Fiche d’urgence',
    basis: ['Base', 'vos indications'],
    sheet: ['Feuille', '1 sur 1'],
    scale: ['Échelle', '60 minutes'],
    date: 'Date',
    writeDay: (day) => day.split('-').reverse().join('/'),
    forHand: 'Numéros vérifiés le',
    drawnBy: 'Modèle de',
  },
}

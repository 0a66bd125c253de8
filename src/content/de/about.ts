import { company } from '../../company/company.ts'
import { claims, emergencySupportFrom, sisterCountry } from '../../company/derive.ts'
import { compact, fullStop, ifInMarkets, sentences } from '../../company/optional.ts'
import { isIncluded } from '../../company/tariffs.ts'
import { caresForDevices, isOffered, pathOf } from '../../pages.ts'
import { capitalized, measure } from '../format.ts'
import type { Block, Card, PageCopy, Step } from '../page-copy.ts'
import { ofCompany, TheCompany, toCompany } from './company-name.ts'
import { listOf } from './format.ts'
import { onDays } from './hours.ts'
import { siteProof } from './site-proof.ts'

const { retention, sister } = company
const { city } = company.address

const roles = compact(
  isIncluded('helpdesk') &&
    'Helpdesk: nimmt Meldungen an, hilft aus der Ferne, wo das möglich ist, und behält offene Fälle im Blick.',
  claims.onSiteService &&
    caresForDevices &&
    'Technik vor Ort: baut Netzwerke und Geräte auf, tauscht defekte Geräte aus und weist Ihr Team ein.',
  isOffered('itSecurity') &&
    `Sicherheit: prüft Einstellungen und Meldungen${claims.trainings ? ', schlägt Maßnahmen vor und leitet die Trainings' : ' und schlägt Maßnahmen vor'}.`,
  'Beratung: hält den Kontakt zur Geschäftsleitung, plant Anschaffungen und erklärt die Kosten.',
)

/** What practice has taught, each with what follows from it. */
const lessons = compact<Card>(
  {
    icon: 'signal',
    title: 'Support',
    text: 'Wir sehen uns Meldungen auch im Zusammenhang an, denn hinter wiederkehrenden Störungen steckt oft eine gemeinsame Ursache.',
  },
  isOffered('itSecurity') &&
    claims.trainings && {
      icon: 'bastion',
      title: 'IT-Sicherheit',
      text: 'Zu unseren Sicherheitskonzepten gehören neben Firewall und Mehrfaktor-Anmeldung auch Trainings für Ihr Team, denn viele Angriffe beginnen mit einer täuschend echten E-Mail.',
    },
  claims.rehearsedRestores && {
    icon: 'copy',
    title: 'Wiederherstellung',
    text: 'Wo wir die Sicherungen betreuen, stellen wir regelmäßig Dateien und ganze Server testweise wieder her. Manche Sicherung läuft jede Nacht ohne Fehlermeldung und lässt sich trotzdem nicht zurückspielen.',
  },
  {
    icon: 'repair',
    title: 'Umstellungen',
    text: `Vor ${caresForDevices ? `dem Umzug eines Servers${isOffered('telephony') ? ' oder einer Telefonanlage' : ''}` : 'jedem Umzug'} planen wir auch den Rückweg und legen fest, woran wir den Erfolg messen und in welchem Fall wir zum alten Stand zurückkehren.`,
  },
  {
    icon: 'house',
    title: 'Gewachsene IT',
    text: 'Wir erfassen, was da ist, und ersetzen nach Dringlichkeit: zuerst, was keine Sicherheitsupdates mehr bekommt.',
  },
  isOffered('emailArchiving') &&
    (ifInMarkets(['LU', 'DE'], {
      icon: 'boundary',
      title: 'Recht in zwei Ländern',
      text: `Wer in Luxemburg und in Deutschland Bücher führen muss, hat die Aufbewahrungsfristen beider Länder einzuhalten. Unsere Archive bewahren E-Mails bis zu ${measure(retention.commercialLawYears, 'Jahre')} lang auf, gerechnet ab Ende des Geschäfts- oder Kalenderjahres. Sie sind nach den GoBD eingerichtet, den Regeln der deutschen Finanzverwaltung.`,
    }) ?? {
      icon: 'boundary',
      title: 'Aufbewahrung',
      text: `Was aufzubewahren ist, darf niemand aus Versehen löschen. Unsere Archive bewahren E-Mails bis zu ${measure(retention.commercialLawYears, 'Jahre')} lang auf.`,
    }),
)

export const about: PageCopy = {
  title: listOf(compact(claims.team && 'Team', 'Arbeitsweise')),
  description: `${capitalized(
    listOf([
      claims.team ? 'welche Rollen es in unserem Team gibt' : 'wie wir arbeiten',
      'was nach Ihrer Meldung geschieht',
      claims.experience ? 'was wir in der Praxis gelernt haben' : 'wo unser Unternehmen seinen Sitz hat',
    ]),
  )}.`,
  heading: 'Wer sich um Ihre IT kümmert und wie',
  lead: claims.team
    ? `Hinter ${toCompany} steht ein kleines Team in ${city.de}.`
    : `${TheCompany} arbeitet von ${city.de} aus.`,
  drawing: ifInMarkets(['LU', 'DE'], {
    left: 'Luxemburg',
    right: 'Deutschland',
    below: 'Frankreich',
    river: 'Mosel',
  }),
  blocks: compact<Block>(
    {
      kind: 'prose',
      heading: claims.team ? 'Ein kleines Team mit klaren Rollen' : 'Unser Auftrag',
      paragraphs: compact(
        'Bei Ihnen soll sich niemand mehr nebenbei um die IT kümmern müssen. Trotzdem sollen Sie jederzeit wissen, in welchem Zustand sie ist.',
        sentences(
          claims.team &&
            'Eine Person kann bei uns mehrere Rollen übernehmen; wer wofür zuständig ist, steht trotzdem fest.',
          claims.documentation &&
            `Was wir über Ihre Systeme wissen, steht in der Dokumentation${claims.team ? ', damit auch die Vertretung sofort helfen kann' : ''}.`,
        ),
      ),
      points: claims.team ? roles : [],
    },
    {
      kind: 'steps',
      heading: 'Was nach Ihrer Meldung geschieht',
      steps: compact<Step>(
        {
          title: 'Annehmen',
          text: `${onDays(company.hours.contactPage)} ${claims.team ? 'nimmt das Team' : 'nehmen wir'} Ihre Meldung an.${emergencySupportFrom ? ' Je nach Tarif erreichen Sie im Notfall rund um die Uhr jemanden.' : ''}`,
        },
        {
          title: 'Einordnen',
          text: 'Wir fragen, wer betroffen ist und was gerade nicht geht. Danach richtet sich, womit wir anfangen.',
        },
        {
          title: 'Beheben',
          text: sentences(
            'Vieles lösen wir aus der Ferne.',
            claims.onSiteService &&
              `Sonst kommt jemand${caresForDevices ? ' mit dem passenden Gerät oder Ersatzteil' : ''} zu Ihnen.`,
          ),
        },
        claims.documentation && {
          title: 'Festhalten',
          text: 'Wir dokumentieren Ursache und Änderung. Tritt derselbe Fehler noch einmal auf, beginnt die Suche nicht von vorn.',
        },
      ),
    },
    claims.experience && {
      kind: 'cards',
      heading: 'Worauf wir bei der Arbeit achten',
      cards: lessons,
    },
    {
      kind: 'prose',
      heading: 'Das Unternehmen',
      paragraphs: compact(
        sentences(
          `Der Sitz ${ofCompany} ist ${city.de}.`,
          claims.businessOnly && 'Wir arbeiten nur für Unternehmen.',
          sister && fullStop(`Unsere Schwesterfirma in ${sisterCountry?.de} ist die ${sister.name}`),
        ),
        claims.onSiteService &&
          ifInMarkets(
            'LU',
            'Die meisten Orte in Luxemburg erreichen wir mit dem Auto in weniger als einer Stunde.',
          ),
      ),
      links: [
        { to: pathOf('company', 'de'), label: 'Das Unternehmen im Überblick' },
        { to: pathOf('visionMission', 'de'), label: 'Vision und Mission' },
      ],
    },
    siteProof,
    {
      kind: 'call',
      heading: 'Stellen Sie uns Ihre Fragen',
      intro: 'Wir antworten gern am Telefon oder schriftlich.',
      actions: [
        { to: pathOf('contact', 'de'), label: 'Nachricht senden' },
        { call: 'phone' },
        claims.team
          ? { call: 'mail', label: 'E-Mail an das Team', subject: 'Frage an das Team' }
          : { call: 'mail', label: 'E-Mail schreiben', subject: 'Frage zur Arbeitsweise' },
      ],
    },
  ),
}

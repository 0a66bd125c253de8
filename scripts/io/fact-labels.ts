import type { OwnerLanguage, Words } from './owner-language.ts'

const words = (de: string, en: string, fr: string): Words => ({ de, en, fr })

/** What owners call a fact, or a group of facts, by its path in `company.json`. */
const labels: Record<string, Words> = {
  'company.country': words('Land', 'Country', 'Pays'),
  'company.state': words('Bundesland', 'German state', 'Land allemand'),
  'company.timeZone': words('Zeitzone', 'Time zone', 'Fuseau horaire'),
  'company.currency': words('Währung', 'Currency', 'Monnaie'),
  'company.legalForm': words('Rechtsform', 'Legal form', 'Forme juridique'),
  'company.legalFormName': words(
    'Rechtsform ausgeschrieben',
    'Legal form in full',
    'Forme juridique en toutes lettres',
  ),
  'company.name': words('Name der Firma', 'Name of the company', 'Nom de l’entreprise'),
  'company.shortName': words('Kurzer Name', 'Short name', 'Nom court'),
  'company.representatives': words('Vertretung der Firma', 'Representatives', 'Représentants'),
  'company.generalPartner': words('Komplementärin', 'General partner', 'Associé commandité'),
  'company.register': words('Register', 'Register', 'Registre'),
  'company.registerNumber': words('Registernummer', 'Number in the register', 'Numéro au registre'),
  'company.vatNumber': words('USt-IdNr.', 'VAT number', 'Numéro de TVA'),
  'company.businessPermit': words(
    'Niederlassungsgenehmigung',
    'Business permit',
    'Autorisation d’établissement',
  ),
  'company.liabilityInsurance': words(
    'Berufshaftpflicht',
    'Liability insurance',
    'Assurance responsabilité civile',
  ),
  'company.address.street': words('Straße und Hausnummer', 'Street and number', 'Rue et numéro'),
  'company.address.postalCode': words('Postleitzahl', 'Postal code', 'Code postal'),
  'company.address.city': words('Ort', 'Town', 'Ville'),
  'company.surroundings': words('Umgebung des Büros', 'Surroundings of the office', 'Environs du bureau'),
  'company.phone': words('Telefon', 'Telephone', 'Téléphone'),
  'company.email': words('E-Mail-Adressen', 'Mail addresses', 'Adresses e-mail'),
  'company.email.general': words('E-Mail', 'E-mail', 'E-mail'),
  'company.email.info': words(
    'E-Mail für Auskünfte',
    'E-mail for information',
    'E-mail pour les renseignements',
  ),
  'company.email.invoice': words('E-Mail für Rechnungen', 'E-mail for invoices', 'E-mail pour les factures'),
  'company.email.support': words('E-Mail für Support', 'E-mail for support', 'E-mail pour l’assistance'),
  'company.email.privacy': words('E-Mail für Datenschutz', 'E-mail for privacy', 'E-mail pour la vie privée'),
  'company.email.applications': words(
    'E-Mail für Bewerbungen',
    'E-mail for applications',
    'E-mail pour les candidatures',
  ),
  'company.siteUrl': words('Adresse der Website', 'Address of the website', 'Adresse du site'),
  'company.region': words('Einzugsgebiet', 'Region of the customers', 'Région des clients'),
  'company.markets': words('Länder der Kunden', 'Countries of the customers', 'Pays des clients'),
  'company.jurisdiction': words('Gerichtsstand', 'Place of jurisdiction', 'Tribunal compétent'),
  'company.founded': words('Gründungsjahr', 'Year of foundation', 'Année de fondation'),
  'company.sister': words('Schwesterfirma', 'Sister company', 'Société sœur'),
  'company.vendors': words('Hersteller', 'Vendors', 'Fabricants'),
  'company.vendors.workplace': words(
    'Hersteller am Arbeitsplatz (etwa Microsoft)',
    'Vendor for workplaces (such as Microsoft)',
    'Fabricant pour les postes (par exemple Microsoft)',
  ),
  'company.vendors.backup': words(
    'Hersteller der Backups (etwa Acronis)',
    'Vendor of backups (such as Acronis)',
    'Fabricant des sauvegardes (par exemple Acronis)',
  ),
  'company.vendors.firewall': words(
    'Hersteller der Firewalls (etwa Sophos)',
    'Vendor of firewalls (such as Sophos)',
    'Fabricant des pare-feu (par exemple Sophos)',
  ),
  'company.vendors.servers': words(
    'Hersteller der Server (etwa Dell)',
    'Vendor of servers (such as Dell)',
    'Fabricant des serveurs (par exemple Dell)',
  ),
  'company.vendors.clients': words(
    'Hersteller der Rechner (etwa Lenovo)',
    'Vendor of computers (such as Lenovo)',
    'Fabricant des ordinateurs (par exemple Lenovo)',
  ),
  'company.vendors.telephony': words(
    'Hersteller der Telefonanlage (etwa 3CX)',
    'Vendor of the phone system (such as 3CX)',
    'Fabricant de la téléphonie (par exemple 3CX)',
  ),
  'company.partnerships': words('Partnerschaften', 'Partnerships', 'Partenariats'),
  'company.hours': words('Öffnungszeiten', 'Opening hours', 'Horaires'),
  'company.hours.office': words('Öffnungszeiten', 'Opening hours', 'Horaires'),
  'company.hours.contactPage': words('Telefonzeiten', 'Telephone hours', 'Horaires du téléphone'),
  'company.prices': words('Preise', 'Prices', 'Prix'),
  'company.prices.managedServices': words('Preis im Monat', 'Price a month', 'Prix par mois'),
  'company.prices.telephony': words('Preis im Monat', 'Price a month', 'Prix par mois'),
  'company.priceUnits.managedServices': words(
    'Wofür der Preis gilt',
    'What the price is for',
    'Ce que couvre le prix',
  ),
  'company.priceUnits.telephony': words(
    'Wofür der Preis der Telefonie gilt',
    'What the price of telephony is for',
    'Ce que couvre le prix de la téléphonie',
  ),
  'company.tariffs': words('Inhalt der Tarife', 'Contents of the tariffs', 'Contenu des forfaits'),
  'company.claims': words('Zusagen', 'Promises', 'Engagements'),
  'company.emergencySupportFrom': words('Notfallsupport', 'Emergency support', 'Assistance d’urgence'),
  'company.retention': words(
    'Aufbewahrung der Backups',
    'Retention of backups',
    'Conservation des sauvegardes',
  ),
  'company.terms.dated': words('Stand der AGB', 'Date of the terms', 'Date des conditions générales'),
  'company.terms.paymentDays': words(
    'Zahlungsziel in Tagen',
    'Days to pay an invoice',
    'Délai de paiement en jours',
  ),
  'company.terms.noticeMonths': words('Kündigungsfrist in Monaten', 'Months of notice', 'Préavis en mois'),
  'company.logRetention': words(
    'Aufbewahrung der Zugriffsprotokolle beim Hoster',
    'Retention of access logs at the host',
    'Conservation des journaux chez l’hébergeur',
  ),
  'company.host': words('Hosting-Anbieter', 'Web host', 'Hébergeur'),
  'company.mailProvider': words('E-Mail-Anbieter', 'Mail provider', 'Fournisseur d’e-mail'),
  'company.shareCapital': words('Gesellschaftskapital', 'Share capital', 'Capital social'),
  'company.social': words('Soziale Netzwerke', 'Social networks', 'Réseaux sociaux'),
  answers: words('Antworten für Kunden', 'Answers for customers', 'Réponses aux clients'),
  'company.people': words('Team', 'Team', 'Équipe'),
  'brand.colours.accent': words('Farbe', 'Colour', 'Couleur'),
  languages: words('Sprachen der Website', 'Languages of the website', 'Langues du site'),
}

/** The name of a fact; of one without a name, that of the group that it is in. */
export function labelOf(path: string, language: OwnerLanguage): string {
  const label = labels[path]
  if (label) return label[language] ?? label.en
  const end = path.lastIndexOf('.')
  return end < 0 ? path : labelOf(path.slice(0, end), language)
}

/** Words that pages have only if a fact is given, by its path: in German, English and French. */
export const wordsOfFacts: Readonly<Record<string, RegExp>> = {
  'company.claims.team':
    /[Uu]nser(em)? Team|kleines Team|nimmt das Team|arbeitet das Team|an das Team|^Team,|zu Team,|eine Vertretung|die Vertretung|Vertretung auch|\b[Oo]ur team|small team|[Tt]he team\b|a colleague who|covering for a|notre équipe de|même équipe/,
  'company.claims.experience':
    /Erfahrung(en aus|$)|kennen die |gelernt|learned|set up IT for firms|know the rules|für die wir arbeiten|Industries we work/,
  'company.claims.values':
    /(vier|four) (Werte|[Vv]alues)|[Uu]nsere Werte|our values|Hersteller gebunden|tied to a vendor/,
  'company.claims.businessOnly':
    /nur (für|mit) Unternehmen|ausschließlich an Unternehmen|Mit Verbrauchern schließen|kommen nicht zustande|serve consumers|businesses only|consumers are excluded/,
  'company.claims.separateCosts': /betreute Server|[Mm]anaged servers/,
  'company.claims.measuredNetworks':
    /WLAN nach Messung|[Mm]essen (wir )?(vorhandene|das WLAN|die Funk|erneut|Ihr Netz|den (WLAN-)?Empfang)|Messwerte|survey the Wi-Fi/,
  'company.claims.healthNetworks': /Kartenleser/,
  'company.claims.onSiteService':
    /vor Ort|Vor-Ort|\bon site|on-site|sur place|kommen vorbei|bei Ihnen im Betrieb|[Rr]undgang|comes to you/i,
  'company.claims.singleOrders': /ohne laufenden Vertrag/,
  'company.claims.hardwareSales':
    /Verkauf (von|gehört)|, Verkauf und|Beschaffung|Wir liefern|planen, liefern|We supply|sell hardware|supply the hardware|verkaufen auch|Ersatzteil beschaffen/,
  'company.claims.vendorCoordination': /Softwarehaus|bisherigen Dienstleister|Gerätehersteller (oder|und)/,
  'company.claims.plannedHandover': /bisheriger Anbieter|Übergabeplan|Handover plan/,
  'company.claims.approvedRemoteAccess':
    /Ihrer Freigabe auf|endet auch die Verbindung|your permission|jede Sitzung|jemand zustimmt|jede Fernwartung|se termine avec l’appel/,
  'company.claims.writtenQuotes':
    /schriftlich vorliegen|written quote|Aufgabenteilung halten wir|written list/,
  'company.claims.documentation':
    /(?<!Verfahrens)[Dd]okumentation\b|dokumentieren (sie|, was|Ihre)|und dokumentiert|, was wir geändert|document(ation| it| what| your)|Netzplan und|Netzplan, Inventar|notons ce que/,
  'company.claims.customerOwnsAccess': /Administratorrechte bleiben|auf den Namen Ihres/,
  'company.claims.reports':
    /(erhalten .*|mit |ein |Der |Den )Bericht\b|a report tells|und berichten|nachweislich|Inventarbericht|Inventory report|den Nachweis/,
  'company.claims.confidentialityAgreement':
    /Teil unseres Vertrags|Verschwiegenheitserklärung|our contract includes/i,
  'company.claims.applications': /[Ii]nitiativ|speculative|Arbeiten bei uns|Working for us|Quereinst/,
  'company.claims.testedUpdates': /testen wir zuerst|Testplatz/,
  'company.claims.agreedMaintenance':
    /Wartungsfenster|außerhalb der Sprechstunde|vor Abgabeterminen|Wartung zur passenden|keine Abgabefrist|auf Wunsch abends|auch zu anderen Zeiten|ruhige Zeiten|wenig verkauft|outside surgery|around your filing|Hochsaison|peak season|Kanzlei-?kalender/,
  'company.claims.popularTariffs': /Am beliebtesten/,
  'company.claims.spareDevices': /eingerichtete Ersatzgeräte|Ersatzgerät (bereit|passt)|Ersatzkasse/,
  'company.claims.threeCopies':
    /(?<!Cloud-Backup nach der )3-2-1|[Dd]rei Kopien|three copies|trois exemplaires|getrennten Orten|several copies|separate places|außer Haus|zweiten Kopie|Zweite Kopie|Kopie im Rechenzentrum/,
  'company.claims.rehearsedRestores':
    /prüfen wir(, ob sich| regelmäßig\.)|proben (wir )?die Wied|zur Probe|geprobt wird|Geprobte W|Wiederherstellung proben|Wiederherstellungs\S?tests|getesteter|testweise|[Rr]ehears|zeigen Tests|testons|[Rr]estore tests|Tested restores|test whether|restore (some|files and whole)|ein Protokoll mit|Protokoll einer W|Restore test report/,
  'company.claims.checkedBackups':
    /kontrollieren (wir )?(jede|den|die Protokolle)|mit Kontrolle|Kontrolle jedes|check (every|the logs)|geprüften Sicherungen/,
  'company.claims.encryptedBackups': /AES|verschlüsseltes Backup|verschlüsselten Festplatte/,
  'company.claims.immutableCopy': /unveränderbares Backup|deshalb unveränderbar|Sperrfrist weder/,
  'company.claims.trainings':
    /Awareness|Schulung|schulen|Trainings?\b|\btraining\b|\btrain (your|the)|formons/i,
  'company.claims.attackResponseAtNight':
    /auf Wunsch auch nachts|contract says so|Bereitschaft|mitten in der Nacht|ob auch nachts/,
  'company.claims.euDataLocation': /Region (der|innerhalb der) EU/,
  'company.claims.fewerOutagesPercent': /weniger Ausfälle|fewer outages/,
  'company.claims.costSavingPercent': /Kostenersparnis|cost saving/,
  'company.claims.availabilityPercent': /99[.,]9/,
  'company.claims.restoreFileMinutes': /15.Minute|15.minute/,
  'company.claims.restoreServerHours':
    /(ganzer?|whole) [Ss]erver (inner|within|wieder l)|Server innerhalb|ganzen Server$|a whole server/,
  'company.claims.replyHours':
    /antworten (wir )?innerhalb|reply (to written enquiries )?within|répondons (aux demandes écrites )?sous/,
  'company.claims.securityConceptWeeks': /2 (bis|to|à) 4|Zeitplan\b|timetable/,
  'company.claims.rtoHours': /\bRTO\b/,
  'company.claims.rpoHours': /\bRPO\b|unter 1.Stunde|weniger als 1/,
  'company.terms.noticeMonths':
    /Frist zum Monatsende|zum Monatsende kündigen|3.Monaten|months’ notice|mit klarer Frist|clear notice|préavis|Kündigungsfrist/,
  'company.emergencySupportFrom':
    /24\/7|24.h\/24|rund um die Uhr(?! gleich)|around the clock|Notfallsupport|außerhalb der Bürozeiten|outside office|in an emergency(,| at)|at any hour|wenn es eilt(?!: 1)|when it matters/i,
  'company.retention.dailyDays': /Täglich$/,
  'company.retention.weeklyWeeks': /Wöchentlich/,
  'company.retention.monthlyMonths': /Monatlich/,
  'company.retention.yearlyYears': /Jährlich|days to years|Tagen bis Jahren/,
}

/** Words that no other page has once these pages are off. */
export const wordsOfPages: readonly [pages: readonly string[], words: RegExp][] = [
  [['telephony'], /Telefonie|telephony|VoIP|téléphonie/i],
  [
    ['cloud'],
    /Cloud und|Cloud and|Cloud-Lösungen|[Cc]loud solutions|Solutions cloud|, Cloud\b(?!-)|, cloud\b(?! serv)|Cloud,|Azure/,
  ],
  [
    ['backup', 'backupServices'],
    /Backup(?! kein| wiederum|, Updates)|(?<!Arbeitsplätze, )Datensicherung|(?<!sign-in, |devices and |Protect the |scheduled |unplug )\bbackups?\b(?! helps| that| all)|[Ww]ie wir sichern|(?<!not r)estores?\b|(?<!scheduled )[Bb]ackups? and|(?<!Protéger les |Arrêtez les )sauvegarde|, Sicherung|AES|3-2-1/,
  ],
  [
    ['itSecurity', 'cyberDefence', 'securityServices', 'securityConsulting'],
    /IT-Sicherheit(?! in sieben|$)|IT security(?! in seven|$)|[Ss]écurité|Security (Services|Consulting)|Cyber Defence/,
  ],
  [
    ['managedServices'],
    /Managed Services|[Mm]anaged services|[Ii]nfogérance|Patch-Management|Notfallsupport|24\/7/,
  ],
  [['infrastructure'], /Infrastruktur und|Netzwerk, |Network, /],
  [['emailArchiving'], /E-Mail-Archivierung|Archiv,(?! das)|archiving|Archive bewahren/],
  [['cyberDefence'], /Cyber Defence|CDaaS/],
  [['securityServices'], /Security Services/],
  [['securityConsulting'], /Security Consulting/],
  [['backupServices'], /Backup Services/],
  [['partner'], /Partnerseite|partner page|Partner und Hersteller|partners and vendors/],
  [
    ['visionMission'],
    /Vision und Karriere|our vision and careers|Vision und Mission im|Vision und Mission lesen/,
  ],
  [['careers'], /Karriere|[Cc]areers|Arbeiten bei uns|Working for us/],
  [['aboutUs'], /Mehr über uns|More about us|Über uns lesen/],
  [['industries'], /Branchen, (für|die)|Industries we|Alle Branchen/],
  [['retail'], /Handel(,|$| und Log)|Retail/],
  [['healthcare'], /Gesundheitswesen|Healthcare|healthcare/],
  [['taxAdvisors'], /Steuerkanzleien|tax advisers/],
  [['manufacturing'], /Produktion(,|$| und Log)|Manufacturing|manufacturing/],
  [['smallBusiness'], /IT für (KMU|kleine)|Dienstleister$|Service providers/],
  [['sitePlan'], /Lageplan|[Ss]elbsttest:|[Ss]elf-check/],
]

/** Words on cards and pages for what tariffs contain, by the feature. */
export const wordsOfFeatures: Readonly<Record<string, RegExp>> = {
  helpdesk: /Helpdesk|[Hh]elp desk/,
  monitoring:
    /Monitoring|Überwachung und Update|[Üü]berwachen (Systeme|Server)|monitor(ing)? (your|and|systems)/,
  patching: /Patch-Management für|Helpdesk, Monitoring und Patch/,
  assets: /Asset-Management/,
  agreedScope: /Reaktionszeiten nach/,
  sharedTasks: /Aufgabenteilung mit/,
  regularVisits: /Einsätze vor Ort$/,
  numbers: /Ihrer Rufnummern|Ihre Rufnummern mit|Nummern behalten|keep your numbers/,
  apps: /Apps für PC|in der App an und/,
  voicemail: /Mailbox|Nach Feierabend/,
  announcement: /Ansage außerhalb|Nach Feierabend/,
  menu: /Auswahlmenü/,
  queues: /Warteschlangen|Alle Leitungen/,
  overview: /verpasste Anrufe/,
  sharedNumbers: /Rufnummernplan/,
  businessSoftware: /Anbindung an Kundenv/,
  secondLine: /Zweiter Weg ins Telefonnetz/,
}

import type { PageCopy } from '../page-copy.ts'

export const itSecurity: PageCopy = {
  title: 'IT-Sicherheit für kleine und mittlere Unternehmen',
  description:
    'Firewall, Endgeräteschutz, Mehrfaktor-Anmeldung, E-Mail-Schutz und Trainings: ein Sicherheitskonzept, umgesetzt meist in 2 bis 4 Wochen.',
  heading: 'IT-Sicherheit für Ihr Unternehmen',
  lead: 'Wir prüfen, wo Ihr Unternehmen angreifbar ist, und richten die Schutzmaßnahmen ein, die fehlen.',
  actions: [{ call: 'form', label: 'Sicherheitscheck anfragen' }, { call: 'phone' }],
  drawing: { network: 'Netz', devices: 'Geräte', accounts: 'Konten', data: 'Daten' },
  blocks: [
    {
      kind: 'cards',
      heading: 'Womit wir Ihr Unternehmen schützen',
      cards: [
        {
          icon: 'station',
          title: 'Sicherheitscheck',
          text: 'Wir prüfen Konten, Freigaben, Firewall-Regeln und Sicherungen und ordnen die Lücken nach Risiko. Sie erhalten eine Liste, die zu jedem Punkt Aufwand und Dringlichkeit nennt.',
        },
        {
          icon: 'hatch',
          title: 'Firewall und Netztrennung',
          text: 'Gäste-WLAN, Maschinen und Server kommen in getrennte Netze. Ein befallenes Gerät erreicht dann nicht mehr alle anderen. Der Fernzugriff verlangt einen zweiten Faktor.',
        },
        {
          icon: 'house',
          title: 'Schutz der Endgeräte',
          text: 'Auf jedem Rechner läuft eine Schutzsoftware, die auch auffälliges Verhalten erkennt, z. B. wenn plötzlich Hunderte Dateien verschlüsselt werden. Verdächtige Geräte lassen sich aus der Ferne vom Netz trennen.',
        },
        {
          icon: 'gate',
          title: 'Anmeldung und Rechte',
          text: 'E-Mail, Fernzugriff und Administration verlangen einen zweiten Faktor; Rechte richten sich nach der Aufgabe. Verlässt jemand den Betrieb, sperren wir die Konten anhand einer Checkliste.',
        },
        {
          icon: 'bastion',
          title: 'E-Mail-Schutz',
          text: 'Filter prüfen Anhänge und Links vor der Zustellung. Mit SPF, DKIM und DMARC erkennen fremde Mailserver, ob eine Nachricht mit Ihrem Absender wirklich von Ihnen stammt.',
        },
        {
          icon: 'poles',
          title: 'Awareness-Trainings',
          text: 'Ihr Team übt an Fällen aus dem Büro: die geänderte Bankverbindung, der Anruf vom angeblichen Support. Alle lernen, woran sie Betrug erkennen und wem sie einen Verdacht melden.',
        },
      ],
    },
    {
      kind: 'table',
      heading: 'Was gegen welchen Angriff hilft',
      intro: 'Gegen jeden dieser Angriffe wirken mehrere Maßnahmen zusammen.',
      head: ['Angriff', 'So läuft er ab', 'Maßnahmen'],
      rows: [
        [
          'Phishing',
          'Eine E-Mail führt auf eine nachgebaute Anmeldeseite.',
          'E-Mail-Filter, Passkeys oder Sicherheitsschlüssel, Training',
        ],
        [
          'Gestohlenes Passwort',
          'Zugangsdaten aus einem fremden Datenleck werden bei Ihnen durchprobiert.',
          'Mehrfaktor-Anmeldung, Passwortmanager, Sperre nach Fehlversuchen',
        ],
        [
          'Bekannte Schwachstelle',
          'Programme durchsuchen das Internet nach Systemen ohne aktuelles Update.',
          'Patch-Management, keine Verwaltungszugänge im offenen Internet',
        ],
        [
          'Ransomware',
          'Eindringlinge löschen die Sicherungen, verschlüsseln die Daten und fordern Lösegeld.',
          'Endgeräteschutz, getrennte Netze, unveränderbares Backup',
        ],
        [
          'Gefälschte Zahlungsanweisung',
          'Eine Nachricht im Namen der Geschäftsleitung oder eines Lieferanten nennt ein neues Konto.',
          'Rückruf unter bekannter Nummer, Vier-Augen-Prinzip, DMARC',
        ],
      ],
    },
    {
      kind: 'steps',
      heading: 'Vom Check bis zur Nachprüfung',
      steps: [
        {
          title: 'Prüfen',
          text: 'Wir sprechen mit Ihnen über Abläufe und Daten, untersuchen Netz, Konten und Geräte und beschreiben jede Lücke so, dass Sie ihre Folgen einschätzen können.',
        },
        {
          title: 'Entscheiden',
          text: 'Sie erhalten ein Sicherheitskonzept mit Maßnahmen, Reihenfolge und Preis. Welches Restrisiko Sie tragen wollen, entscheiden Sie; wir halten es schriftlich fest.',
        },
        {
          title: 'Umsetzen',
          text: 'Wir beginnen mit den dringendsten Maßnahmen. Arbeiten, die Ihr Team bemerkt, kündigen wir an; wir legen sie in ruhige Zeiten.',
        },
        {
          title: 'Nachprüfen',
          text: 'In vereinbarten Abständen gleichen wir den Stand mit dem Konzept ab und berichten, was zu tun ist.',
        },
      ],
    },
    {
      kind: 'questions',
      heading: 'Häufige Fragen zur IT-Sicherheit',
      questions: [
        {
          question: 'Wie lange dauert es, bis ein Sicherheitskonzept umgesetzt ist?',
          answer:
            'In der Regel 2 bis 4 Wochen, je nach Zahl der Geräte, Standorte und Anwendungen. Mit dem Dringendsten fangen wir an, etwa mit der Mehrfaktor-Anmeldung für E-Mail-Konten. Ein Teil des Schutzes wirkt deshalb schon nach den ersten Tagen. Größere Vorhaben wie Zero Trust brauchen länger.',
        },
        {
          question: 'Reichen Virenscanner und Firewall nicht aus?',
          answer:
            'Beide sind nötig, decken aber nur einen Teil der Angriffe ab. Meldet sich jemand mit einem gestohlenen Passwort in Ihrem Postfach an, schlägt kein Virenscanner Alarm. Dagegen helfen die Mehrfaktor-Anmeldung und Konten, die nur die nötigen Rechte haben. Für den Ernstfall brauchen Sie außerdem eine Sicherung, die ein Angreifer nicht löschen kann.',
        },
        {
          question: 'Betrifft uns die NIS2-Richtlinie?',
          answer:
            'NIS2 betrifft Unternehmen bestimmter Sektoren, die mindestens 50 Beschäftigte haben oder bei Umsatz und Bilanzsumme jeweils über 10 Millionen Euro liegen. Bei einigen Anbietern, etwa von DNS- und Vertrauensdiensten, spielt die Größe keine Rolle. In Luxemburg ist das Gesetz vom 5. Mai 2026 maßgeblich (in Kraft seit dem 10. Mai 2026), in Deutschland das neue BSI-Gesetz (in Kraft seit dem 6. Dezember 2025). Wer betroffen ist, muss sich registrieren und einen erheblichen Vorfall innerhalb von 24 Stunden erstmals und innerhalb von 72 Stunden ausführlich melden. Für wesentliche Einrichtungen können Bußgelder bis zu 10 Millionen Euro oder 2 % des weltweiten Jahresumsatzes betragen, je nachdem, welcher Betrag höher ist. Kleinere Betriebe erhalten oft Fragebögen von Kunden, die selbst unter NIS2 fallen.',
        },
        {
          question: 'Was sollen wir tun, wenn wir einen Angriff bemerken?',
          answer:
            'Trennen Sie das Gerät vom Netz: Netzwerkkabel abziehen, WLAN ausschalten. Lassen Sie es dann laufen und löschen Sie nichts, sonst gehen Spuren verloren. Nur wenn es sich nicht trennen lässt, schalten Sie es aus. Melden Sie sich in jedem Fall sofort bei uns, am Telefon montags bis freitags von 08:00 bis 18:00 Uhr, mit einer Notfallnummer im Vertrag rund um die Uhr. Ohne Notfallnummer schreiben Sie uns außerhalb dieser Zeiten bitte eine E-Mail, und zwar von einem Gerät und einem Postfach, die nicht betroffen sind.',
        },
        {
          question: 'Was ändert sich für unsere Mitarbeitenden?',
          answer:
            'Am deutlichsten spüren sie den zweiten Faktor: Auf einem neuen Gerät bestätigen sie die erste Anmeldung per App oder Sicherheitsschlüssel, spätere nur noch von Zeit zu Zeit. Dafür müssen sie sich kaum noch Passwörter merken; das übernimmt ein Passwortmanager. Updates laufen im vereinbarten Wartungsfenster statt mitten in der Arbeit.',
        },
      ],
    },
    {
      kind: 'prose',
      heading: 'Weitere Leistungen zur Sicherheit',
      paragraphs: [
        'Mit den Security Services pflegen wir den eingerichteten Schutz. Mit Cyber Defence as a Service überwachen wir Ihre Systeme und greifen bei Angriffen ein, auf Wunsch auch nachts. Im Security Consulting untersuchen wir Abläufe und Zuständigkeiten und bereiten Sie auf NIS2 vor.',
        'Auch Managed Services, Backup und Cloud tragen zur Sicherheit bei, etwa durch Updates, Sicherungen und sauber vergebene Rechte.',
      ],
      links: [
        { to: '/security-services', label: 'Security Services' },
        { to: '/cdaas', label: 'Cyber Defence as a Service' },
        { to: '/security-consulting', label: 'Security Consulting' },
        { to: '/leistungen/managed-services', label: 'Managed Services' },
        { to: '/leistungen/backup', label: 'Backup und Wiederherstellung' },
        { to: '/leistungen/cloud', label: 'Cloud-Lösungen' },
        { to: '/lageplan', label: 'Selbsttest: Zeichnen Sie den Lageplan Ihrer IT' },
        { to: '/security-consulting#nis2-check', label: 'NIS2-Check: Sind Sie betroffen?' },
        { to: '/blog/nis2-richtlinie-umsetzung', label: 'Artikel: NIS2 umsetzen' },
        { to: '/blog/zero-trust-security-modell', label: 'Artikel: das Zero-Trust-Modell' },
      ],
    },
    {
      id: 'price',
      kind: 'prose',
      heading: 'So kalkulieren wir',
      intro: 'Sie entscheiden erst, wenn Umfang und Preis oder Stundensatz schriftlich vorliegen.',
      paragraphs: ['Der Preis hängt davon ab:'],
      points: [
        'wie viele Geräte, Konten und Standorte zu schützen sind',
        'welcher Schutz schon da ist und bleiben kann',
        'welche Lücken Sie schließen wollen',
      ],
      links: [],
    },
    {
      kind: 'call',
      heading: 'Der erste Schritt: ein Sicherheitscheck',
      intro:
        'Im Erstgespräch klären wir, welche Daten und Systeme Sie auf keinen Fall verlieren dürfen. Mit ihnen beginnt der Check.',
      actions: [{ call: 'form', label: 'Sicherheitscheck anfragen' }, { call: 'phone' }],
    },
  ],
}
